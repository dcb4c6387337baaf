import Rowtrail

extension LogRedaction {
  func redacted(_ record: LogRecord<SectionID, Item>) -> LogRecord<SectionID, Item> {
    let entry = record.entry
    let outcome: Entry<SectionID, Item>.Outcome
    switch entry.outcome {
    case .accepted(let events, let changed): outcome = .accepted(events.map { redacted($0) }, changed: changed)
    case .rejected: outcome = entry.outcome
    }
    var copy = record
    copy.entry = Entry(
      revision: entry.revision, action: redacted(entry.action), outcome: outcome, row: entry.row,
      hazards: entry.hazards, cause: appAction.map { entry.cause.flatMap($0) } ?? entry.cause)
    if let other { copy.other = other(record.other) }
    return copy
  }

  func redacted(_ section: ListSection<SectionID, Item>) -> ListSection<SectionID, Item> {
    ListSection(attributes: redacted(section.attributes), rows: section.rows.map { redacted($0) })
  }

  private func redacted(_ row: ListRow<Item>) -> ListRow<Item> {
    var copy = row
    if let item { copy.item = item(row.item) }
    return copy
  }

  private func redacted(_ section: SectionAttributes<SectionID>) -> SectionAttributes<SectionID> {
    guard let sectionText else { return section }
    var copy = section
    copy.header = sectionText(section.header)
    copy.footer = sectionText(section.footer)
    return copy
  }

  private func redacted(_ action: ListAction<SectionID, Item>) -> ListAction<SectionID, Item> {
    switch action {
    case .insert(let row, let destination): return .insert(redacted(row), at: destination)
    case .edit(let row, let old): return .edit(row, edit.map { $0(old) } ?? old)
    case .insertSection(let section, let index): return .insertSection(redacted(section), at: index)
    case .editSection(let section, let old):
      guard let sectionText else { return action }
      var new = old
      new.header = old.header.map(sectionText)
      new.footer = old.footer.map(sectionText)
      return .editSection(section, new)
    case .reload(let sections): return .reload(sections.map { redacted($0) })
    case .batch(let actions): return .batch(actions.map { redacted($0) })
    default: return action
    }
  }

  private func redacted(_ event: ListEvent<SectionID, Item>) -> ListEvent<SectionID, Item> {
    switch event {
    case .inserted(let row, let place): .inserted(redacted(row), at: place)
    case .deleted(let row, let place): .deleted(redacted(row), from: place)
    case .edited(let old, let new): item.map { .edited(from: $0(old), to: $0(new)) } ?? event
    case .sectionInserted(let section, let index): .sectionInserted(redacted(section), at: index)
    case .sectionDeleted(let section, let index): .sectionDeleted(redacted(section), from: index)
    case .sectionEdited(let old, let new): .sectionEdited(from: redacted(old), to: redacted(new))
    case .starred, .expanded, .moved, .sectionMoved: event
    }
  }
}
