import Rowtrail

/// One action on its way over a plain list.
struct PlainRun<Item: Sample> {
  typealias Reason = Rejection.Reason

  let history: PlainTimeline<Item>
  var list: PlainList<Item>
  var hazards: [Hazard<Item.SectionID, Item.ID>] = []
  var row: Item.ID?

  init(history: PlainTimeline<Item>) {
    self.history = history
    list = history.current
  }

  mutating func perform(_ action: Item.Action) throws(Reason) {
    guard case .batch(let actions) = action else { return try performOne(action) }
    defer { row = nil }
    for inner in actions {
      switch inner {
      case .batch, .reload, .undo, .redo: throw .invalidBatch
      default: try performOne(inner)
      }
    }
  }

  private mutating func performOne(_ action: Item.Action) throws(Reason) {
    noteHazards(action)
    switch action {
    case .toggleStar(let target): list.change(try single(target)) { $0.isStarred.toggle() }
    case .star(let target): list.change(try single(target)) { $0.isStarred = true }
    case .unstar(let target): list.change(try single(target)) { $0.isStarred = false }
    case .toggleExpand(let target): list.change(try single(target)) { $0.isExpanded.toggle() }
    case .expand(let target): list.change(try single(target)) { $0.isExpanded = true }
    case .collapse(let target): list.change(try single(target)) { $0.isExpanded = false }
    case .starAll(let section, let revision):
      for id in try rows(of: section, asOf: revision) { list.change(id) { $0.isStarred = true } }
    case .unstarAll(let section, let revision):
      for id in try rows(of: section, asOf: revision) { list.change(id) { $0.isStarred = false } }
    case .collapseAll(let section, let revision):
      for id in try rows(of: section, asOf: revision) { list.change(id) { $0.isExpanded = false } }
    default: try performStructural(action)
    }
  }

  private mutating func performStructural(_ action: Item.Action) throws(Reason) {
    switch action {
    case .swipeDelete(let target): _ = list.takeOut([try single(target)])
    case .delete(let targets): _ = list.takeOut(try several(targets))
    case .deleteOffsets(let section, let offsets):
      _ = list.takeOut(try rows(at: offsets, ofSectionAt: try resolve(section)))
    case .move(let targets, let place): try move(targets, to: place)
    case .moveOffsets(let section, let offsets, let end): try moveOffsets(offsets, of: section, to: end)
    case .insert(let row, let place): try insert(row, at: place)
    case .edit(let target, let edit): try self.edit(target, edit)
    case .insertSection(let attributes, let index): try insertSection(attributes, at: index)
    case .deleteSection(let section): list.sections.remove(at: try resolve(section))
    case .moveSection(let section, let index): try moveSection(section, to: index)
    case .editSection(let section, let edit): try editSection(section, edit)
    case .reload(let sections): try reload(sections)
    default: throw .invalidBatch
    }
  }
}
