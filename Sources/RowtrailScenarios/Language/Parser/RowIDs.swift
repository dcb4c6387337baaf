/// The row ids of a setup, and the lines that they stand in.
///
/// The rows of a long `rows` line are not written out while it is plain that no other line has one of their ids: a
/// pattern is then kept as it is, and an id is looked for in it by taking the id apart. Where that is not plain (a text
/// is not ASCII, patterns may overlap, or there are many) all ids are written out, and a hash table answers.
struct RowIDs {
  private struct Pattern {
    let id: Scenario.TextPattern
    let numbers: ClosedRange<Int>
    let line: Int
  }

  private var lines: [String: Int] = [:]
  private var patterns: [Pattern] = []

  /// A `rows` line of fewer rows is written out at once.
  private static let fewestRows = 1000
  private static let mostPatterns = 8

  /// Declares an id, and returns the line that declared it before, if one did.
  mutating func declare(_ id: String, line: Int) -> Int? {
    if !patterns.isEmpty {
      if !id.utf8.allSatisfy({ $0 < 0x80 }) { writeOutPatterns() }
      for pattern in patterns where pattern.id.number(in: id).map(pattern.numbers.contains) == true {
        return pattern.line
      }
    }
    if let before = lines.updateValue(line, forKey: id) {
      lines[id] = before
      return before
    }
    return nil
  }

  /// Declares the ids of a `rows` line, and returns the first that was declared before, and the line it stands in, if
  /// there is one.
  mutating func declare(
    _ id: Scenario.TextPattern, _ numbers: ClosedRange<Int>, line: Int
  ) -> (id: String, line: Int)? {
    if isPlain(id, numbers) {
      patterns.append(Pattern(id: id, numbers: numbers, line: line))
      return nil
    }
    writeOutPatterns()
    return writeOut(id, numbers, line: line)
  }

  private func isPlain(_ id: Scenario.TextPattern, _ numbers: ClosedRange<Int>) -> Bool {
    guard numbers.count >= Self.fewestRows, patterns.count < Self.mostPatterns, id.isTakenApart else { return false }
    return patterns.allSatisfy { $0.id.isDisjoint(from: id) || ($0.id == id && !$0.numbers.overlaps(numbers)) }
      && !lines.keys.contains { !$0.utf8.allSatisfy { $0 < 0x80 } || id.number(in: $0).map(numbers.contains) == true }
  }

  private mutating func writeOutPatterns() {
    for pattern in patterns { _ = writeOut(pattern.id, pattern.numbers, line: pattern.line) }
    patterns = []
  }

  private mutating func writeOut(
    _ id: Scenario.TextPattern, _ numbers: ClosedRange<Int>, line: Int
  ) -> (id: String, line: Int)? {
    if numbers.count > Self.fewestRows { lines.reserveCapacity(lines.count + numbers.count) }
    var first: (id: String, line: Int)?
    for number in numbers {
      let id = id.text(String(number))
      guard let before = lines.updateValue(line, forKey: id) else { continue }
      lines[id] = before
      if first == nil { first = (id, before) }
    }
    return first
  }
}
