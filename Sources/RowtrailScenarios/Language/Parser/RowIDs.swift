/// The row ids of a setup, and the lines that they stand in.
///
/// The rows of a long `rows` line are not written out while it is plain that no other line has one of their ids: a
/// pattern is then kept as it is, and an id is looked for in it by taking the id apart. Where that is not plain (an id
/// is not ASCII, long patterns may overlap, or there are many of them) all ids are written out for good, and a hash
/// table answers. Either way a line costs what its rows cost, whatever stands above it.
struct RowIDs {
  private struct Pattern {
    let id: Scenario.TextPattern
    let numbers: ClosedRange<Int>
    let line: Int

    func contains(_ id: String) -> Bool { self.id.number(in: id).map(numbers.contains) == true }
  }

  private var lines: [String: Int] = [:]
  private var patterns: [Pattern] = []
  /// Whether patterns are kept as they are. While they are, all ids are ASCII.
  private var keepsPatterns = true

  /// A `rows` line of fewer rows is written out at once.
  private static let fewestRows = 1000
  private static let mostPatterns = 8

  /// Declares an id, and returns the line that declared it before, if one did.
  mutating func declare(_ id: String, line: Int) -> Int? {
    if keepsPatterns {
      if !id.utf8.allSatisfy({ $0 < 0x80 }) {
        writeOutPatterns()
      } else if let pattern = patterns.first(where: { $0.contains(id) }) {
        return pattern.line
      }
    }
    guard let before = lines.updateValue(line, forKey: id) else { return nil }
    lines[id] = before
    return before
  }

  /// Declares the ids of a `rows` line, and returns the first that was declared before, and the line it stands in, if
  /// there is one.
  mutating func declare(
    _ id: Scenario.TextPattern, _ numbers: ClosedRange<Int>, line: Int
  ) -> (id: String, line: Int)? {
    if keepsPatterns, numbers.count >= Self.fewestRows {
      let new = Pattern(id: id, numbers: numbers, line: line)
      if isPlain(new) {
        patterns.append(new)
        return nil
      }
      writeOutPatterns()
    }
    return writeOut(id, numbers, line: line)
  }

  private func isPlain(_ new: Pattern) -> Bool {
    guard patterns.count < Self.mostPatterns, new.id.isTakenApart else { return false }
    let isApart = patterns.allSatisfy {
      $0.id.isDisjoint(from: new.id) || ($0.id == new.id && !$0.numbers.overlaps(new.numbers))
    }
    guard isApart else { return false }
    // Whichever are fewer, so that it never takes more than the pattern has rows.
    if lines.count <= new.numbers.count { return !lines.keys.contains(where: new.contains) }
    return !new.numbers.contains { lines[new.id.text(String($0))] != nil }
  }

  private mutating func writeOutPatterns() {
    keepsPatterns = false
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
      if let before = declare(id, line: line), first == nil { first = (id, before) }
    }
    return first
  }
}
