import Rowtrail

/// What kinds of things happened in an entry.
struct EntryKinds: OptionSet, Sendable {
  let rawValue: UInt16

  static let starred = EntryKinds(rawValue: 1)
  static let expanded = EntryKinds(rawValue: 2)
  static let edited = EntryKinds(rawValue: 4)
  /// Rows came or went.
  static let comings = EntryKinds(rawValue: 8)
  /// Rows moved.
  static let moves = EntryKinds(rawValue: 256)
  /// Sections came, went or moved.
  static let sections = EntryKinds(rawValue: 16)
  /// A section's texts or header mode changed.
  static let sectionEdited = EntryKinds(rawValue: 32)
  static let rejected = EntryKinds(rawValue: 64)
  static let hazard = EntryKinds(rawValue: 128)

  /// Rows came, went or moved.
  static let rows: EntryKinds = [.comings, .moves]
  /// What can change a path.
  static let paths: EntryKinds = [.rows, .sections, .sectionEdited]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ entry: TextEntry) {
    var kinds: EntryKinds = entry.hazards.isEmpty ? [] : .hazard
    switch entry.outcome {
    case .rejected: kinds.insert(.rejected)
    case .accepted(let events, _): for event in events { kinds.insert(EntryKinds(event)) }
    }
    self = kinds
  }

  private init(_ event: ListEvent<String, TextItem>) {
    self =
      switch event {
      case .starred: .starred
      case .expanded: .expanded
      case .edited: .edited
      case .inserted, .deleted: .comings
      case .moved: .moves
      case .sectionInserted, .sectionDeleted, .sectionMoved: .sections
      case .sectionEdited: .sectionEdited
      }
  }
}
