import Rowtrail

extension CompleteCheck {
  /// What is wrong with the step's update, looked at item by item.
  func updateProblem() -> String? {
    guard let update = step.update else { return nil }
    if let problem = step.updateRevisionProblem(update) { return problem }
    let (old, new) = (ItemOrder(before), ItemOrder(after))
    if !update.sections.isEmpty || !update.items.isEmpty || old.counts != new.counts {
      let verdict = update.proposed(before: old.counts, after: new.counts).verdict()
      guard case .legal = verdict else { return "the update is not legal, but \(verdict)" }
    }
    let map = UpdateMap(update)
    if let mismatch = sectionMismatch(map) ?? itemMismatch(map, old, new) {
      return "the update is not legal, but \(UpdateVerdict.silent(mismatch))"
    }
    if !map.isIdentity, hasSameItems { return "the update is not legal, but \(UpdateVerdict.wasteful(.equalLists))" }
    return rowContentProblem(update, map, old) ?? sectionContentProblem(update, map)
  }

  private func sectionMismatch(_ map: UpdateMap) -> IdentityMismatch? {
    for (index, section) in after.sections.enumerated() {
      guard let source = map.source(ofSection: index) else { continue }
      let found = before.sections.indices.contains(source) ? before.sections[source].id : nil
      if found != section.id {
        return IdentityMismatch(
          place: .section(index), expected: String(describing: section.id), found: found.map { String(describing: $0) })
      }
    }
    return nil
  }

  private func itemMismatch(
    _ map: UpdateMap, _ old: ItemOrder<List>, _ new: ItemOrder<List>
  ) -> IdentityMismatch? {
    for number in after.rows.indices {
      guard let source = map.source(of: after.rows[number].path) else { continue }
      if let other = old.number(at: source), before.rows[other].row.id == after.rows[number].row.id { continue }
      return IdentityMismatch(
        place: .item(after.rows[number].path), expected: String(describing: after.rows[number].row.id),
        found: old.name(at: source))
    }
    for (index, section) in after.sections.enumerated() where section.headerMode == .firstItem {
      let path = RowPath(section: index, item: 0)
      guard let source = map.source(of: path), old.name(at: source) != new.name(at: path) || source.item != 0 else {
        continue
      }
      return IdentityMismatch(place: .item(path), expected: new.name(at: path), found: old.name(at: source))
    }
    return nil
  }

  /// Whether both lists have the same items at the same paths.
  private var hasSameItems: Bool {
    before.rows.count == after.rows.count && before.sections.count == after.sections.count
      && zip(before.sections, after.sections).allSatisfy {
        $0.id == $1.id && $0.headerMode.firstRowItem == $1.headerMode.firstRowItem
      } && zip(before.rows, after.rows).allSatisfy { $0.path == $1.path && $0.row.id == $1.row.id }
  }

  private func rowContentProblem(_ update: ListUpdate, _ map: UpdateMap, _ old: ItemOrder<List>) -> String? {
    var changed: [RowPath] = []
    for number in after.rows.indices {
      guard let source = map.source(of: after.rows[number].path), let other = old.number(at: source) else { continue }
      if before.rows[other].row != after.rows[number].row { changed.append(after.rows[number].path) }
    }
    return UpdateContent.problem("row", "reconfigures", wanted: changed, update.reconfigure)
  }

  private func sectionContentProblem(_ update: ListUpdate, _ map: UpdateMap) -> String? {
    var (headers, footers): ([Int], [Int]) = ([], [])
    for (index, section) in after.sections.enumerated() {
      guard let source = map.source(ofSection: index) else { continue }
      if UpdateContent.headerChanges(before.sections[source], section) { headers.append(index) }
      if before.sections[source].footer != section.footer { footers.append(index) }
    }
    return UpdateContent.problem("header of section", "names", wanted: headers, update.headers)
      ?? UpdateContent.problem("footer of section", "names", wanted: footers, update.footers)
  }
}
