/// One run of the reducer: turns an action into events, each of which it lets happen to its own copy of the list.
struct Reducer<SectionID: ListID, Item: ListItem> {
  typealias RowID = Item.ID
  typealias Action = ListAction<SectionID, Item>
  typealias Event = ListEvent<SectionID, Item>

  /// The list, with the events so far.
  var list: ListState<SectionID, Item>
  let captures: Captures<SectionID, Item>
  private(set) var events: [Event] = []
  var hazards: [Hazard<SectionID, RowID>] = []
  /// The row that the action names, where it names exactly one.
  var row: RowID?

  init(list: ListState<SectionID, Item>, captures: Captures<SectionID, Item>) {
    self.list = list
    self.captures = captures
  }

  mutating func run(_ action: Action) throws(Rejection) {
    try runAll(action)
    list.giveBackHandles()
  }

  private mutating func runAll(_ action: Action) throws(Rejection) {
    guard case .batch(let actions) = action else { return try runOne(action) }
    for (index, inner) in actions.enumerated() {
      do throws(Rejection) {
        switch inner {
        case .batch, .reload, .undo, .redo: throw Rejection(.invalidBatch)
        default: try runOne(inner)
        }
      } catch {
        row = nil
        throw Rejection(error.reason, error.subject, batchIndex: index)
      }
    }
    row = nil
  }

  private mutating func runOne(_ action: Action) throws(Rejection) {
    noteHazards(of: action)
    switch action {
    case .toggleStar(let target): toggle(.starred, of: try single(target))
    case .star(let target): setFlag(.starred, of: [try single(target)], to: true)
    case .unstar(let target): setFlag(.starred, of: [try single(target)], to: false)
    case .toggleExpand(let target): toggle(.expanded, of: try single(target))
    case .expand(let target): setFlag(.expanded, of: [try single(target)], to: true)
    case .collapse(let target): setFlag(.expanded, of: [try single(target)], to: false)
    case .starAll(let section, let asOf): setFlag(.starred, of: try rows(of: section, asOf: asOf), to: true)
    case .unstarAll(let section, let asOf): setFlag(.starred, of: try rows(of: section, asOf: asOf), to: false)
    case .collapseAll(let section, let asOf): setFlag(.expanded, of: try rows(of: section, asOf: asOf), to: false)
    default: try runStructural(action)
    }
  }

  private mutating func runStructural(_ action: Action) throws(Rejection) {
    switch action {
    case .swipeDelete(let target): delete([try single(target)])
    case .delete(let targets): delete(try several(targets))
    case .deleteOffsets(let section, let offsets): delete(try rows(at: offsets, of: try resolve(section)))
    case .move(let targets, let destination): try move(try several(targets), to: destination)
    case .moveOffsets(let section, let offsets, let to): try moveOffsets(offsets, of: section, to: to)
    case .insert(let row, let destination): try insert(row, at: destination)
    case .edit(let target, let edit): try self.edit(try single(target), edit)
    case .insertSection(let attributes, let index): try insertSection(attributes, at: index)
    case .deleteSection(let section): deleteSection(try resolve(section))
    case .moveSection(let section, let index): try moveSection(try resolve(section), to: index)
    case .editSection(let section, let edit): editSection(try resolve(section), edit)
    case .reload(let sections): try reload(sections)
    case .undo: throw Rejection(.nothingToUndo)
    case .redo: throw Rejection(.nothingToRedo)
    default: preconditionFailure("an action that is not a batch")
    }
  }

  /// Lets an event happen that is about a section.
  mutating func emit(_ event: Event) {
    guard list.perform(event) else { preconditionFailure("an event that was read off the list: \(event)") }
    events.append(event)
  }

  /// Notes an event that was let happen by the row's handle, without looking its id up again.
  mutating func note(_ event: Event) { events.append(event) }
}
