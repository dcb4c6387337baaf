import Rowtrail

/// How a list differs from the one that was stated, row by row: what nobody mentioned, and what was mentioned and did not
/// come.
struct StepDifference<SectionID: ListID, Item: ListItem> {
  typealias List = ListState<SectionID, Item>

  /// The list before the step.
  let before: List
  /// The list that was stated.
  let expected: List
  /// The list that is there.
  let found: List

  /// A line for each thing that differs.
  var lines: [String] { sectionLines + rowLines }

  private var rowLines: [String] {
    let misplaced = misplacedRows
    let ids = found.rowIDs + expected.rowIDs.filter { !found.contains($0) }
    return ids.flatMap { id in
      var lines: [String] = []
      if misplaced.contains(id) { lines.append(placeLine(id)) }
      if let expected = expected.row(id), let found = found.row(id) { lines += contentLines(id, expected, found) }
      return lines
    }
  }

  /// The rows that are elsewhere, and not merely shifted by others.
  private var misplacedRows: Set<Item.ID> {
    var misplaced: Set<Item.ID> = []
    for section in Set(expected.sectionIDs).union(found.sectionIDs) {
      let there = found.rowIDs(of: section) ?? []
      for change in there.difference(from: expected.rowIDs(of: section) ?? []) {
        switch change {
        case .insert(_, let id, _), .remove(_, let id, _): misplaced.insert(id)
        }
      }
    }
    return misplaced
  }

  private func placeLine(_ id: Item.ID) -> String {
    let isMentioned = before.position(of: id) != expected.position(of: id)
    return line("\(id)", found: Self.place(of: id, in: found), expected: Self.place(of: id, in: expected), isMentioned)
  }

  private static func place(of id: Item.ID, in list: List) -> String {
    guard let path = list.path(of: id), let position = list.position(of: id) else { return "not in the list" }
    return "at \(path) in \(position.section)"
  }

  private func contentLines(_ id: Item.ID, _ expected: ListRow<Item>, _ found: ListRow<Item>) -> [String] {
    let before = before.row(id)
    var lines: [String] = []
    if found.isStarred != expected.isStarred {
      let words = [false: "not starred", true: "starred"]
      lines.append(line(id, found.isStarred, expected.isStarred, before?.isStarred, words))
    }
    if found.isExpanded != expected.isExpanded {
      let words = [false: "not expanded", true: "expanded"]
      lines.append(line(id, found.isExpanded, expected.isExpanded, before?.isExpanded, words))
    }
    if found.item != expected.item {
      let members = MemberDifference(expected: expected.item, found: found.item)
      lines.append(
        line("\(id)", found: members.found, expected: members.expected, before.map { $0.item != expected.item } ?? true)
      )
    }
    return lines
  }

  private func line(
    _ id: Item.ID, _ found: Bool, _ expected: Bool, _ before: Bool?, _ words: [Bool: String]
  ) -> String {
    line("\(id)", found: words[found] ?? "", expected: words[expected] ?? "", before != expected)
  }

  private func line(_ subject: String, found: String, expected: String, _ isMentioned: Bool) -> String {
    isMentioned
      ? "\(subject): is \(found), must be \(expected)"
      : "\(subject): is \(found), was \(expected), and nobody mentioned that"
  }
}

extension StepDifference {
  private var sectionLines: [String] {
    let change = found.sectionIDs.difference(from: expected.sectionIDs)
    var misplaced: Set<SectionID> = []
    for step in change {
      switch step {
      case .insert(_, let id, _), .remove(_, let id, _): misplaced.insert(id)
      }
    }
    let ids = found.sectionIDs + expected.sectionIDs.filter { found.sectionIndex(of: $0) == nil }
    return ids.flatMap { id in
      var lines: [String] = []
      if misplaced.contains(id) { lines.append(sectionPlaceLine(id)) }
      if let expected = expected.attributes(of: id), let found = found.attributes(of: id), expected != found {
        let members = MemberDifference(expected: expected, found: found)
        let isMentioned = before.attributes(of: id) != expected
        lines.append(line("section \(id)", found: members.found, expected: members.expected, isMentioned))
      }
      return lines
    }
  }

  private func sectionPlaceLine(_ id: SectionID) -> String {
    let isMentioned = before.sectionIndex(of: id) != expected.sectionIndex(of: id)
    return line("section \(id)", found: place(of: id, in: found), expected: place(of: id, in: expected), isMentioned)
  }

  private func place(of id: SectionID, in list: List) -> String {
    list.sectionIndex(of: id).map { "at \($0)" } ?? "not in the list"
  }
}
