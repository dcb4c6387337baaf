import Rowtrail
import Testing

/// What a test says that a step changes; see `expect` of a store.
///
/// Each call is said of the list as the calls before it left it. One that would change nothing, because the row is starred
/// already or is not there, is reported at its own line.
///
/// `Sendable`, and a value.
public struct ExpectedChanges<SectionID: ListID, Item: ListItem>: Sendable {
  /// A statement that cannot be true.
  struct Problem: Sendable {
    let message: String
    let sourceLocation: SourceLocation
  }

  /// The list before the step with everything that was said so far.
  private(set) var list: ListState<SectionID, Item>
  private(set) var problems: [Problem] = []

  init(of list: ListState<SectionID, Item>) { self.list = list }
}

extension ExpectedChanges {
  /// The row is starred.
  public mutating func star(_ id: Item.ID, sourceLocation: SourceLocation = #_sourceLocation) {
    change(id, sourceLocation) { list, _ in list.setStarred(true, of: id) }
  }

  /// The row's star is gone.
  public mutating func unstar(_ id: Item.ID, sourceLocation: SourceLocation = #_sourceLocation) {
    change(id, sourceLocation) { list, _ in list.setStarred(false, of: id) }
  }

  /// The row is expanded.
  public mutating func expand(_ id: Item.ID, sourceLocation: SourceLocation = #_sourceLocation) {
    change(id, sourceLocation) { list, _ in list.setExpanded(true, of: id) }
  }

  /// The row is collapsed.
  public mutating func collapse(_ id: Item.ID, sourceLocation: SourceLocation = #_sourceLocation) {
    change(id, sourceLocation) { list, _ in list.setExpanded(false, of: id) }
  }

  /// The row's content is another.
  ///
  ///     $0.edit("neko") { $0.nickname = "Nekomata" }
  public mutating func edit(
    _ id: Item.ID, sourceLocation: SourceLocation = #_sourceLocation, _ edit: (inout Item) -> Void
  ) {
    change(id, sourceLocation) { list, row in
      var item = row.item
      edit(&item)
      return list.update(item)
    }
  }

  /// The row stands at this path, which counts with the row taken out.
  public mutating func move(
    _ id: Item.ID, to path: RowPath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    change(id, sourceLocation) { list, _ in list.path(of: id).map { list.move(from: $0, to: path) } ?? false }
  }

  /// The row is gone.
  public mutating func delete(_ id: Item.ID, sourceLocation: SourceLocation = #_sourceLocation) {
    change(id, sourceLocation) { list, _ in list.remove(id) }
  }

  /// A row came in, at this path.
  public mutating func insert(
    _ row: ListRow<Item>, at path: RowPath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if !list.insert(row, at: path) {
      refuse("\(row.id) cannot come in at \(path): the id is taken, or the path is not there", sourceLocation)
    }
  }

  /// A row came in, at this path.
  public mutating func insert(_ item: Item, at path: RowPath, sourceLocation: SourceLocation = #_sourceLocation) {
    insert(ListRow(item), at: path, sourceLocation: sourceLocation)
  }

  private mutating func change(
    _ id: Item.ID, _ sourceLocation: SourceLocation,
    _ body: (inout ListState<SectionID, Item>, ListRow<Item>) -> Bool
  ) {
    guard let row = list.row(id) else { return refuse("\(id) is not in the list and cannot change", sourceLocation) }
    let before = list
    if !body(&list, row) {
      refuse("\(id) cannot change so: there is no such place, or the id would be another", sourceLocation)
    } else if list.row(id) == row, list.path(of: id) == before.path(of: id) {
      refuse("\(id) is so already: nothing to state here", sourceLocation)
    }
  }
}

extension ExpectedChanges {
  /// An empty section came in, at this index.
  public mutating func insertSection(
    _ attributes: SectionAttributes<SectionID>, at index: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if !list.apply(.sectionInserted(attributes, at: index)) {
      refuse("section \(attributes.id) cannot come in at \(index)", sourceLocation)
    }
  }

  /// The section and its rows are gone.
  public mutating func deleteSection(_ id: SectionID, sourceLocation: SourceLocation = #_sourceLocation) {
    changeSection(id, sourceLocation) { list, attributes, index in
      for row in list.rowIDs(of: id) ?? [] { list.remove(row) }
      return list.apply(.sectionDeleted(attributes, from: index))
    }
  }

  /// The section has this index.
  public mutating func moveSection(
    _ id: SectionID, to target: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    changeSection(id, sourceLocation) { list, _, index in
      index != target && list.apply(.sectionMoved(id, from: index, to: target))
    }
  }

  /// A text or the header mode of the section is another.
  ///
  ///     $0.editSection(.asia) { $0.footer = "2 servers" }
  public mutating func editSection(
    _ id: SectionID, sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (inout SectionAttributes<SectionID>) -> Void
  ) {
    changeSection(id, sourceLocation) { list, attributes, _ in
      var edited = attributes
      edit(&edited)
      return edited != attributes && list.apply(.sectionEdited(from: attributes, to: edited))
    }
  }

  private mutating func changeSection(
    _ id: SectionID, _ sourceLocation: SourceLocation,
    _ body: (inout ListState<SectionID, Item>, SectionAttributes<SectionID>, Int) -> Bool
  ) {
    guard let attributes = list.attributes(of: id), let index = list.sectionIndex(of: id) else {
      return refuse("section \(id) is not in the list and cannot change", sourceLocation)
    }
    if !body(&list, attributes, index) {
      refuse("section \(id) is so already, or there is no such place: nothing to state here", sourceLocation)
    }
  }

  private mutating func refuse(_ message: String, _ sourceLocation: SourceLocation) {
    problems.append(Problem(message: message, sourceLocation: sourceLocation))
  }
}
