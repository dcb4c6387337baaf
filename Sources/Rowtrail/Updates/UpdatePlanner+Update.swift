extension UpdatePlanner {
  /// The update, with its arrays in ascending order.
  ///
  /// - Parameter changedTexts: whether the header or the footer of a section that is there before and after changed.
  func update(
    from: Int, to: Int, changedTexts: (HandlePair) -> (header: Bool, footer: Bool)
  ) -> ListUpdate {
    var update = ListUpdate(from: from, to: to)
    for section in sections { add(section, to: &update, changedTexts) }
    for row in rows { add(row, to: &update) }
    update.sections.delete.sort()
    update.sections.insert.sort()
    update.sections.move.sort { $0.from < $1.from }
    update.items.delete.sort()
    update.items.insert.sort()
    update.items.move.sort { $0.from < $1.from }
    update.reconfigure.sort()
    update.headers.sort()
    update.footers.sort()
    return update
  }

  private func add(
    _ section: PlannedSection, to update: inout ListUpdate,
    _ changedTexts: (HandlePair) -> (header: Bool, footer: Bool)
  ) {
    guard section.isInBoth else {
      if section.handles.old != nil { update.sections.delete.append(section.oldIndex) }
      if section.handles.new != nil { update.sections.insert.append(section.newIndex) }
      return
    }
    switch section.fate {
    case .isReplaced:
      update.sections.delete.append(section.oldIndex)
      update.sections.insert.append(section.newIndex)
      return
    case .moves: update.sections.move.append(ListUpdate.Move(from: section.oldIndex, to: section.newIndex))
    case .stays: addItems(of: section, to: &update)
    }
    let (header, footer) = changedTexts(section.handles)
    if header { update.headers.append(section.newIndex) }
    if footer { update.footers.append(section.newIndex) }
  }

  /// What happens to items that belong to the section alone: its header item, and rows that move within it.
  private func addItems(of section: PlannedSection, to update: inout ListUpdate) {
    let (oldFirst, newFirst) = (section.oldFirst, section.newFirst)
    if oldFirst > newFirst { update.items.delete.append(RowPath(section: section.oldIndex, item: 0)) }
    if newFirst > oldFirst { update.items.insert.append(RowPath(section: section.newIndex, item: 0)) }
    for move in section.movers {
      let from = RowPath(section: section.oldIndex, item: move.from + oldFirst)
      update.items.move.append(
        ListUpdate.Move(from: from, to: RowPath(section: section.newIndex, item: move.to + newFirst)))
    }
  }

  private func add(_ row: PlannedRow, to update: inout ListUpdate) {
    let from = row.old.flatMap { sections[$0.section].fate == .stays ? oldPath($0) : nil }
    let to = row.new.flatMap { sections[$0.section].fate == .stays ? newPath($0) : nil }
    if let old = row.old, let new = row.new, old.section == new.section {
      if row.contentChanged, sections[new.section].fate != .isReplaced, let path = newPath(new) {
        update.reconfigure.append(path)
      }
      return
    }
    switch (from, to) {
    case (let from?, let to?):
      update.items.move.append(ListUpdate.Move(from: from, to: to))
      if row.contentChanged { update.reconfigure.append(to) }
    case (let from?, nil): update.items.delete.append(from)
    case (nil, let to?): update.items.insert.append(to)
    case (nil, nil): break
    }
  }

  /// The path before, unless the section goes.
  private func oldPath(_ place: Place) -> RowPath? {
    let section = sections[place.section]
    return section.isInBoth ? RowPath(section: section.oldIndex, item: place.offset + section.oldFirst) : nil
  }

  /// The path after, unless the section comes.
  private func newPath(_ place: Place) -> RowPath? {
    let section = sections[place.section]
    return section.isInBoth ? RowPath(section: section.newIndex, item: place.offset + section.newFirst) : nil
  }
}
