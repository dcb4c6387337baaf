import Rowtrail

/// The rules of an update, checked by the slowest and most obvious means: every path as an item of an array.
struct UpdateReference<SectionID: ListID, Item: ListItem> {
  typealias List = ListState<SectionID, Item>

  /// An item, by identity: a row, or a section's header.
  enum Identity: Hashable {
    case row(Item.ID)
    case header(SectionID)
  }

  let before: List
  let after: List
  let update: ListUpdate

  static func items(_ list: List) -> [[Identity]] {
    list.sections.map { section in
      (section.attributes.headerMode == .firstItem ? [.header(section.id)] : []) + section.rows.map { .row($0.id) }
    }
  }

  /// What is wrong with the update, or `nil`.
  func problem() -> String? {
    twiceProblem() ?? rangeProblem() ?? insideProblem() ?? voidProblem() ?? identityProblem() ?? contentProblem()
      ?? textProblem() ?? orderProblem()
  }

  /// Rule 1.
  private func twiceProblem() -> String? {
    let items = update.items
    let sections = update.sections
    if !areUnique(items.delete + items.move.map(\.from)) { return "an item goes twice" }
    if !areUnique(items.insert + items.move.map(\.to)) { return "an item comes twice" }
    if !areUnique(sections.delete + sections.move.map(\.from)) { return "a section goes twice" }
    return areUnique(sections.insert + sections.move.map(\.to)) ? nil : "a section comes twice"
  }

  /// Rule 2.
  private func rangeProblem() -> String? {
    let old = Self.items(before)
    let new = Self.items(after)
    for path in update.items.delete + update.items.move.map(\.from) where !exists(path, in: old) {
      return "\(path) is not there before"
    }
    for path in update.items.insert + update.items.move.map(\.to) + update.reconfigure where !exists(path, in: new) {
      return "\(path) is not there after"
    }
    for index in update.sections.delete + update.sections.move.map(\.from) where !old.indices.contains(index) {
      return "section \(index) is not there before"
    }
    let places = update.sections.insert + update.sections.move.map(\.to) + update.headers + update.footers
    for index in places where !new.indices.contains(index) { return "section \(index) is not there after" }
    return nil
  }

  /// Rules 3 and 4.
  private func insideProblem() -> String? {
    let gone = Set(update.sections.delete + update.sections.move.map(\.from))
    for path in update.items.delete + update.items.move.map(\.from) where gone.contains(path.section) {
      return "\(path) goes from a section that is deleted or moves"
    }
    let come = Set(update.sections.insert + update.sections.move.map(\.to))
    for path in update.items.insert + update.items.move.map(\.to) where come.contains(path.section) {
      return "\(path) comes to a section that is inserted or moves"
    }
    let inserted = Set(update.sections.insert)
    for path in update.reconfigure where inserted.contains(path.section) { return "\(path) is in an inserted section" }
    for path in update.reconfigure where update.items.insert.contains(path) { return "\(path) is inserted" }
    return nil
  }

  /// Rule 6.
  private func voidProblem() -> String? {
    before == after && !update.isEmpty ? "an update between equal lists" : nil
  }

  /// Rules 5 and 7: carried out on the ids before, the update gives the ids after.
  private func identityProblem() -> String? {
    let ids = carriedOut()
    let wanted = Self.items(after)
    guard ids.count == wanted.count else { return "\(ids.count) sections instead of \(wanted.count)" }
    for (section, (found, right)) in zip(ids, wanted).enumerated() where found != right {
      return "section \(section) is \(found) instead of \(right)"
    }
    return nil
  }

  private func carriedOut() -> [[Identity?]] {
    let old = Self.items(before)
    let new = Self.items(after)
    let gone = update.sections.delete + update.sections.move.map(\.from)
    let sections = fill(
      new.count, moved: Dictionary(uniqueKeysWithValues: update.sections.move.map { ($0.to, $0.from) }),
      inserted: Set(update.sections.insert),
      staying: old.indices.filter { !gone.contains($0) })
    return new.indices.map { index in
      guard let source = sections[index] else { return new[index] }
      if update.sections.move.contains(where: { $0.to == index }) { return old[source] }
      let gone = Set((update.items.delete + update.items.move.map(\.from)).filter { $0.section == source }.map(\.item))
      var staying = old[source].indices.filter { !gone.contains($0) }.map { old[source][$0] }[...]
      let comes = Dictionary(
        uniqueKeysWithValues: update.items.move.filter { $0.to.section == index }.map {
          ($0.to.item, old[$0.from.section][$0.from.item])
        })
      let inserted = Set(update.items.insert.filter { $0.section == index }.map(\.item))
      let count = staying.count + comes.count + inserted.count
      return (0..<count).map { item in
        if let moved = comes[item] { return moved }
        if inserted.contains(item) { return item < new[index].count ? new[index][item] : nil }
        return staying.popFirst()
      }
    }
  }

  /// By index after: the index before of the section that is there then, or `nil` where it is new.
  private func fill(_ count: Int, moved: [Int: Int], inserted: Set<Int>, staying: [Int]) -> [Int?] {
    var staying = staying[...]
    return (0..<count).map { moved[$0] ?? (inserted.contains($0) ? nil : staying.popFirst()) }
  }

  /// Reconfigurations are complete, and none is needless.
  private func contentProblem() -> String? {
    let inserted = Set(update.items.insert)
    let newSections = Set(update.sections.insert)
    var wanted: Set<RowPath> = []
    after.forEachRow { path, row in
      guard !newSections.contains(path.section), !inserted.contains(path) else { return }
      if let old = before.row(row.id), old != row { wanted.insert(path) }
    }
    return wanted == Set(update.reconfigure) ? nil : "reconfigured \(update.reconfigure) instead of \(wanted.sorted())"
  }

  private func textProblem() -> String? {
    var headers: [Int] = []
    var footers: [Int] = []
    for (index, section) in after.sections.enumerated() where !update.sections.insert.contains(index) {
      guard let old = before.attributes(of: section.id) else { continue }
      let new = section.attributes
      let modes: Set = [old.headerMode, new.headerMode]
      if old.header != new.header || modes == [.none, .supplementary] { headers.append(index) }
      if old.footer != new.footer { footers.append(index) }
    }
    if headers != update.headers { return "headers \(update.headers) instead of \(headers)" }
    return footers == update.footers ? nil : "footers \(update.footers) instead of \(footers)"
  }

  private func orderProblem() -> String? {
    let items = update.items
    let isSorted =
      items.delete == items.delete.sorted() && items.insert == items.insert.sorted()
      && items.move.map(\.from) == items.move.map(\.from).sorted() && update.reconfigure == update.reconfigure.sorted()
    return isSorted ? nil : "an array that is not ascending"
  }

  private func exists(_ path: RowPath, in items: [[Identity]]) -> Bool {
    items.indices.contains(path.section) && items[path.section].indices.contains(path.item)
  }

  private func areUnique<T: Hashable>(_ values: [T]) -> Bool { Set(values).count == values.count }
}
