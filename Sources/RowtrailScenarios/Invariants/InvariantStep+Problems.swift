import Rowtrail

extension InvariantStep {
  /// What is wrong with the number of rows of the whole list.
  func totalProblem(_ footprint: EventFootprint<List.SectionID, List.Item>) -> String? {
    let expected = before.rowCount + footprint.gain
    guard after.rowCount != expected else { return nil }
    return "the list has \(after.rowCount) rows; the events make it \(expected)"
  }

  /// What is wrong with the number of rows and items of a section of the list after.
  func countProblem(
    of section: SectionAttributes<List.SectionID>, _ footprint: EventFootprint<List.SectionID, List.Item>
  ) -> String? {
    guard let rows = after.rowCount(of: section.id), let index = after.sectionIndex(of: section.id) else {
      return "section \(section.id) cannot be found by its id"
    }
    let expected = (before.rowCount(of: section.id) ?? 0) + footprint.gain(of: section.id)
    if rows != expected { return "section \(section.id) has \(rows) rows; the events make it \(expected)" }
    let items = rows + section.headerMode.firstRowItem
    guard let found = after.itemCount(ofSectionAt: index), found == items else {
      return "section \(section.id) with \(rows) rows does not have \(items) items"
    }
    return nil
  }

  /// What is wrong with the entry's revision, given the one before.
  func revisionProblem(after revision: Int) -> String? {
    guard entry.revision != revision + 1 else { return nil }
    return "the entry leads to revision \(entry.revision), and the one before it to \(revision)"
  }

  /// What is wrong with the revisions that the update names.
  func updateRevisionProblem(_ update: ListUpdate) -> String? {
    guard update.from != entry.revision - 1 || update.to != entry.revision else { return nil }
    return "the update leads from revision \(update.from) to \(update.to), the entry from \(entry.revision - 1) to "
      + "\(entry.revision)"
  }

  /// What is wrong with what the entry says of whether the list changed.
  func changeProblem(isChanged: Bool) -> String? {
    guard isChanged != entry.didChange else { return nil }
    return isChanged
      ? "the entry says that the list stayed as it was; it changed"
      : "the entry says that the list changed; it stayed as it was"
  }
}

extension CheckableList {
  /// What is wrong with the way from a row to its path and back.
  func roundTripProblem(of id: Item.ID, at path: RowPath) -> String? {
    guard let found = self.path(of: id) else { return "row \(id) at \(path) cannot be found by its id" }
    guard found == path else { return "row \(id) at \(path) says that it is at \(found)" }
    guard rowID(at: path) == id else { return "another row than \(id), or none, is found at its path \(path)" }
    return nil
  }
}
