extension ListUpdate {
  /// This update as a view is asked to carry it out, for judging. Reconfigurations come after the batch and are left out.
  ///
  /// - Complexity: O(sections).
  public func proposed<SectionID, Item>(
    view: ProposedUpdate.ViewKind, before: ListState<SectionID, Item>, after: ListState<SectionID, Item>
  ) -> ProposedUpdate {
    proposed(view: view, before: before.itemCounts, after: after.itemCounts)
  }

  /// This update between lists whose sections have so many items, for judging.
  package func proposed(
    view: ProposedUpdate.ViewKind = .collection, before: [Int], after: [Int]
  ) -> ProposedUpdate {
    ProposedUpdate(
      view: view, before: before, after: after,
      sections: .init(delete: sections.delete, insert: sections.insert, move: sections.move),
      items: .init(delete: items.delete, insert: items.insert, move: items.move))
  }

  /// What is to be thought of this update between two lists, the identities of sections and items included.
  ///
  /// - Complexity: O(operations log operations + sections + rows), and only O(log rows) more for each row whose content the
  ///   lists do not share. For counts alone judge ``proposed(view:before:after:)``, which does not look at rows.
  public func verdict<SectionID, Item>(
    view: ProposedUpdate.ViewKind, before: ListState<SectionID, Item>, after: ListState<SectionID, Item>
  ) -> UpdateVerdict {
    let judge = UpdateJudge(proposed(view: view, before: before, after: after))
    let verdict = judge.verdict()
    if case .throws = verdict { return verdict }
    if let mismatch = judge.firstMismatch(before, after) { return .silent(mismatch) }
    guard case .legal = verdict, !(sections.isEmpty && items.isEmpty) else { return verdict }
    let nothing = ProposedUpdate(view: view, before: judge.update.before, after: judge.update.after)
    let isEqual =
      nothing.before == nothing.after && UpdateJudge(nothing).firstMismatch(before, after) == nil
    return isEqual ? .wasteful(.equalLists) : verdict
  }
}

extension UpdateJudge {
  /// The first item that another stands in the place of, or else the first section.
  fileprivate func firstMismatch<SectionID, Item>(
    _ before: ListState<SectionID, Item>, _ after: ListState<SectionID, Item>
  ) -> IdentityMismatch? {
    if before.index.isIdentical(to: after.index), parts.isEmpty { return nil }
    return firstItemMismatch(before, after) ?? firstSectionMismatch(before, after)
  }

  private func firstItemMismatch<SectionID, Item>(
    _ before: ListState<SectionID, Item>, _ after: ListState<SectionID, Item>
  ) -> IdentityMismatch? {
    var old = OccupantReader(before.index)
    var new = OccupantReader(after.index)
    for run in UpdateTrace(parts, map, before: update.before, after: update.after).runs {
      for offset in 0..<run.count {
        let source = RowPath(section: run.source.section, item: run.source.item + offset)
        let place = RowPath(section: run.place.section, item: run.place.item + offset)
        if let one = old.box(at: source), let other = new.box(at: place), one == other { continue }
        let found = before.occupant(of: source)
        let expected = after.occupant(of: place)
        if found != expected {
          return IdentityMismatch(
            place: .item(place), expected: expected.idText, found: found.idText)
        }
      }
    }
    return nil
  }

  private func firstSectionMismatch<SectionID, Item>(
    _ before: ListState<SectionID, Item>, _ after: ListState<SectionID, Item>
  ) -> IdentityMismatch? {
    let (old, new) = (Array(before.index.sectionOrder), Array(after.index.sectionOrder))
    for (section, source) in map.sources.enumerated() {
      guard case .section(let number) = source else { continue }
      let (one, other) = (before.index.sectionRecords[Int(old[number])], after.index.sectionRecords[Int(new[section])])
      if let left = one.box, let right = other.box, left === right { continue }
      let found = before.attributes(handle: old[number]).id
      let expected = after.attributes(handle: new[section]).id
      if found != expected {
        return IdentityMismatch(
          place: .section(section), expected: String(describing: expected), found: String(describing: found))
      }
    }
    return nil
  }
}
