import Rowtrail

/// Where the library and the reference differ.
struct Difference: Error, CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  var description: String { text }
}

/// Throws where the two are not equal.
func compare<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: @autoclosure () -> String
) throws(Difference) {
  if value == expected { return }
  throw Difference("\(what()): \(value)\nexpected \(expected)")
}

/// Throws where the two lists are not equal.
func compare<S, I>(_ list: ListState<S, I>, _ expected: ListState<S, I>, _ what: String) throws(Difference) {
  if list == expected { return }
  throw Difference("\(what): \(outline(list.sections))\nexpected \(outline(expected.sections))")
}

/// Throws where the sections are not equal, and shows the first that differs.
func compareSections<S, I>(
  _ sections: [ListSection<S, I>], _ expected: [ListSection<S, I>], _ what: String
) throws(Difference) {
  if sections == expected { return }
  for (one, other) in zip(sections, expected) where one != other {
    if let (row, another) = zip(one.rows, other.rows).first(where: { $0 != $1 }) {
      throw Difference("\(what): \(row)\nexpected \(another)\nin \(outline(sections))\nexpected \(outline(expected))")
    }
    if one.attributes != other.attributes {
      throw Difference("\(what): \(one.attributes)\nexpected \(other.attributes)")
    }
  }
  throw Difference("\(what): \(outline(sections))\nexpected \(outline(expected))")
}

/// The ids of sections and rows, with `*` for a star and `+` for an expanded row.
func outline<S, I>(_ sections: [ListSection<S, I>]) -> String {
  sections.map { section in
    let rows = section.rows.map { "\($0.id)\($0.isStarred ? "*" : "")\($0.isExpanded ? "+" : "")" }
    return "\(section.id) (\(section.attributes.headerMode)): \(rows.joined(separator: " "))"
  }.joined(separator: " | ")
}
