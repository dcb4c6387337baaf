/// Two values of a type, by the members in which they differ; by the whole value where it has no such members.
struct MemberDifference {
  let expected: String
  let found: String

  init(expected: some Any, found: some Any) {
    let pairs = zip(Mirror(reflecting: expected).children, Mirror(reflecting: found).children).compactMap { old, new in
      let texts = (String(reflecting: old.value), String(reflecting: new.value))
      return texts.0 == texts.1 ? nil : (old.label ?? "", texts.0, texts.1)
    }
    if pairs.isEmpty {
      self.expected = String(reflecting: expected)
      self.found = String(reflecting: found)
    } else {
      self.expected = pairs.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      self.found = pairs.map { "\($0.0) \($0.2)" }.joined(separator: ", ")
    }
  }
}
