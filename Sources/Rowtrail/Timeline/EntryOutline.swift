/// What happened in an entry, as far as a few bits can say it.
package struct EntryOutline: OptionSet, Sendable {
  package let rawValue: UInt16

  @inlinable
  package static var starred: EntryOutline { EntryOutline(rawValue: 1) }
  @inlinable
  package static var expanded: EntryOutline { EntryOutline(rawValue: 2) }
  @inlinable
  package static var edited: EntryOutline { EntryOutline(rawValue: 4) }
  /// Rows came or went.
  @inlinable
  package static var comings: EntryOutline { EntryOutline(rawValue: 8) }
  /// Rows moved.
  @inlinable
  package static var moves: EntryOutline { EntryOutline(rawValue: 16) }
  /// Sections came, went or moved.
  @inlinable
  package static var sections: EntryOutline { EntryOutline(rawValue: 32) }
  /// A section's texts or header mode changed.
  @inlinable
  package static var sectionEdited: EntryOutline { EntryOutline(rawValue: 64) }
  @inlinable
  package static var rejected: EntryOutline { EntryOutline(rawValue: 128) }
  @inlinable
  package static var hazard: EntryOutline { EntryOutline(rawValue: 256) }
  /// The list after is another than the list before.
  @inlinable
  package static var changed: EntryOutline { EntryOutline(rawValue: 512) }
  /// The action was an undo.
  @inlinable
  package static var undo: EntryOutline { EntryOutline(rawValue: 1024) }
  /// The action was a redo.
  @inlinable
  package static var redo: EntryOutline { EntryOutline(rawValue: 2048) }

  /// Rows came, went or moved.
  @inlinable
  package static var rows: EntryOutline { comings.union(moves) }
  /// What can change a path.
  @inlinable
  package static var paths: EntryOutline { rows.union(sections).union(sectionEdited) }

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // In place of the generic ones, which do not become one instruction everywhere.
  @inlinable
  package mutating func formUnion(_ other: EntryOutline) { self = EntryOutline(rawValue: rawValue | other.rawValue) }

  @inlinable
  package func contains(_ other: EntryOutline) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The outline of an entry.
  package init<SectionID, Item>(_ entry: Entry<SectionID, Item>) {
    var outline = entry.hazards.isEmpty ? EntryOutline(rawValue: 0) : .hazard
    switch entry.outcome {
    case .rejected: outline.insert(.rejected)
    case .accepted(let events, let changed):
      for event in events { outline.insert(EntryOutline(event)) }
      if changed { outline.insert(.changed) }
    }
    switch entry.action {
    case .undo: outline.insert(.undo)
    case .redo: outline.insert(.redo)
    default: break
    }
    self = outline
  }

  /// The outline of an event.
  package init<SectionID, Item>(_ event: ListEvent<SectionID, Item>) {
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
