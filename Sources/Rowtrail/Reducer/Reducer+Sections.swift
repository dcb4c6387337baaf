extension Reducer {
  mutating func insertSection(_ attributes: SectionAttributes<SectionID>, at index: Int) throws(Rejection) {
    guard list.sectionHandle(of: attributes.id) == nil else {
      throw Rejection(.duplicateSection, "\(attributes.id)")
    }
    guard index >= 0, index <= list.sectionCount else { throw Rejection(.outOfRange, "\(index)") }
    emit(.sectionInserted(attributes, at: index))
  }

  /// Removes a section: first its rows, one event each, then itself.
  mutating func deleteSection(_ id: SectionID) {
    guard let attributes = list.attributes(of: id), let section = list.sectionHandle(of: id) else { return }
    let index = list.index.sectionIndex(of: section)
    delete(list.index.rows(ofSection: section))
    emit(.sectionDeleted(attributes, from: index))
  }

  mutating func moveSection(_ id: SectionID, to index: Int) throws(Rejection) {
    guard index >= 0, index < list.sectionCount else { throw Rejection(.outOfRange, "\(index)") }
    guard let from = list.sectionIndex(of: id), from != index else { return }
    emit(.sectionMoved(id, from: from, to: index))
  }

  mutating func editSection(_ id: SectionID, _ edit: SectionEdit) {
    guard let old = list.attributes(of: id) else { return }
    var new = old
    if let header = edit.header, header != old.header { new.header = header }
    if let footer = edit.footer, footer != old.footer { new.footer = footer }
    if let mode = edit.headerMode { new.headerMode = mode }
    if new != old { emit(.sectionEdited(from: old, to: new)) }
  }
}
