import Rowtrail

/// A list as plain arrays and a dictionary: slow, obvious, and independent of how `ListState` works.
///
/// Events are folded to the letter: each must fit what is there, old content included, or it is a ``Misfit``.
struct PlainList<SectionID: ListID, Item: ListItem>: Equatable, Sendable {
  typealias Event = ListEvent<SectionID, Item>

  /// An event that does not fit the list, in one sentence.
  struct Misfit: Error, Equatable {
    let message: String
  }

  private(set) var sections: [SectionAttributes<SectionID>] = []
  /// The ids of each section's rows.
  private(set) var order: [[Item.ID]] = []
  private(set) var rows: [Item.ID: ListRow<Item>] = [:]

  /// The list that another one shows, row by row.
  init(_ sections: [SectionAttributes<SectionID>], _ placed: [PlacedRow<Item>]) {
    self.sections = sections
    order = Array(repeating: [], count: sections.count)
    for place in placed where order.indices.contains(place.path.section) {
      order[place.path.section].append(place.row.id)
      rows[place.row.id] = place.row
    }
  }

  mutating func apply(_ events: [Event]) throws(Misfit) {
    for event in events { try apply(event) }
  }

  private mutating func apply(_ event: Event) throws(Misfit) {
    switch event {
    case .starred(let ids, let value): try switchStars(of: ids, to: value)
    case .expanded(let ids, let value): try switchExpansions(of: ids, to: value)
    case .inserted(let row, let position): try insert(row, at: position)
    case .deleted(let row, let position): try delete(row, from: position)
    case .moved(let id, let from, let to):
      try take(id, from: from)
      try put(id, at: to)
    case .edited(let from, let to): try replace(from, by: to)
    case .sectionInserted(let attributes, let index): try insert(attributes, at: index)
    case .sectionDeleted(let attributes, let index): try delete(attributes, from: index)
    case .sectionMoved(let id, let from, let to): try move(id, from: from, to: to)
    case .sectionEdited(let from, let to): try replace(from, by: to)
    }
  }
}

extension PlainList {
  private mutating func switchStars(of ids: [Item.ID], to value: Bool) throws(Misfit) {
    for id in ids {
      guard let row = rows[id], row.isStarred != value else { throw Self.wrongFlag(of: id, value) }
      rows[id]?.isStarred = value
    }
  }

  private mutating func switchExpansions(of ids: [Item.ID], to value: Bool) throws(Misfit) {
    for id in ids {
      guard let row = rows[id], row.isExpanded != value else { throw Self.wrongFlag(of: id, value) }
      rows[id]?.isExpanded = value
    }
  }

  private static func wrongFlag(of id: Item.ID, _ value: Bool) -> Misfit {
    Misfit(message: "an event switches a flag of row \(id) to \(value), which is not there the other way")
  }

  private mutating func insert(_ row: ListRow<Item>, at position: RowPosition<SectionID>) throws(Misfit) {
    guard rows[row.id] == nil else { throw Misfit(message: "an event inserts row \(row.id), which is there already") }
    try put(row.id, at: position)
    rows[row.id] = row
  }

  private mutating func delete(_ row: ListRow<Item>, from position: RowPosition<SectionID>) throws(Misfit) {
    try take(row.id, from: position)
    guard rows[row.id] == row else {
      throw Misfit(message: "an event deletes row \(row.id) with a content or flags that it has not")
    }
    rows[row.id] = nil
  }

  private mutating func replace(_ from: Item, by to: Item) throws(Misfit) {
    guard from.id == to.id, rows[from.id]?.item == from else {
      throw Misfit(message: "an event edits row \(from.id) from a content that it has not, or under another id")
    }
    rows[from.id]?.item = to
  }

  private mutating func take(_ id: Item.ID, from position: RowPosition<SectionID>) throws(Misfit) {
    guard let index = sections.firstIndex(where: { $0.id == position.section }),
      order[index].indices.contains(position.offset), order[index][position.offset] == id
    else { throw Misfit(message: "an event takes row \(id) from \(Self.words(position)), where it is not") }
    order[index].remove(at: position.offset)
  }

  private mutating func put(_ id: Item.ID, at position: RowPosition<SectionID>) throws(Misfit) {
    guard let index = sections.firstIndex(where: { $0.id == position.section }),
      (0...order[index].count).contains(position.offset)
    else { throw Misfit(message: "an event puts row \(id) to \(Self.words(position)), which is not there") }
    order[index].insert(id, at: position.offset)
  }

  private static func words(_ position: RowPosition<SectionID>) -> String {
    "offset \(position.offset) of section \(position.section)"
  }
}

extension PlainList {
  private mutating func insert(_ attributes: SectionAttributes<SectionID>, at index: Int) throws(Misfit) {
    guard (0...sections.count).contains(index), !sections.contains(where: { $0.id == attributes.id }) else {
      throw Misfit(message: "an event inserts section \(attributes.id) at \(index), where it cannot go")
    }
    sections.insert(attributes, at: index)
    order.insert([], at: index)
  }

  private mutating func delete(_ attributes: SectionAttributes<SectionID>, from index: Int) throws(Misfit) {
    guard sections.indices.contains(index), sections[index] == attributes, order[index].isEmpty else {
      throw Misfit(message: "an event deletes section \(attributes.id) from \(index), where it is not, or not empty")
    }
    sections.remove(at: index)
    order.remove(at: index)
  }

  private mutating func move(_ id: SectionID, from: Int, to: Int) throws(Misfit) {
    guard sections.indices.contains(from), sections.indices.contains(to), sections[from].id == id else {
      throw Misfit(message: "an event moves section \(id) from \(from) to \(to), where it is not or cannot go")
    }
    sections.insert(sections.remove(at: from), at: to)
    order.insert(order.remove(at: from), at: to)
  }

  private mutating func replace(
    _ from: SectionAttributes<SectionID>, by to: SectionAttributes<SectionID>
  ) throws(Misfit) {
    guard from.id == to.id, let index = sections.firstIndex(where: { $0.id == from.id }), sections[index] == from
    else { throw Misfit(message: "an event edits section \(from.id) from what it was not, or under another id") }
    sections[index] = to
  }
}
