/// One step of a timeline: an action as it was dispatched, and what came of it.
///
/// Every dispatched action, accepted or rejected, makes exactly one entry and the next revision: entry *n* leads from
/// revision *n*-1 to revision *n*. `Sendable`, and a value.
public struct Entry<SectionID: ListID, Item: ListItem>: Equatable, Sendable {
  /// What came of an action.
  public enum Outcome: Equatable, Sendable {
    /// The action was applied, and these events happened. The list after may still equal the list before.
    case accepted([ListEvent<SectionID, Item>], changed: Bool)
    /// The action was refused, and the list is as it was.
    case rejected(Rejection)
  }

  /// The revision that this entry led to, from 1.
  public let revision: Int
  /// The action as dispatched, captured paths and all.
  public let action: ListAction<SectionID, Item>
  /// What came of it.
  public let outcome: Outcome
  /// The row that the action named, where it named exactly one and that was resolved; also where it was then rejected.
  public let row: Item.ID?
  /// The captured paths in the action that would have hit something else.
  public let hazards: [Hazard<SectionID, Item.ID>]
  /// The app's own action that came to ``action``, or `nil` where the app dispatched that itself.
  public let cause: AppAction?

  /// An entry of these parts.
  public init(
    revision: Int, action: ListAction<SectionID, Item>, outcome: Outcome, row: Item.ID? = nil,
    hazards: [Hazard<SectionID, Item.ID>] = [], cause: AppAction? = nil
  ) {
    self.revision = revision
    self.action = action
    self.outcome = outcome
    self.row = row
    self.hazards = hazards
    self.cause = cause
  }

  /// Whether the action was applied.
  @inlinable
  public var isAccepted: Bool {
    if case .accepted = outcome { true } else { false }
  }

  /// Whether the list after the entry differs from the list before it.
  @inlinable
  public var didChange: Bool {
    if case .accepted(_, changed: true) = outcome { true } else { false }
  }

  /// The events that led from the list before to the list after; none where the action was rejected.
  @inlinable
  public var events: [ListEvent<SectionID, Item>] {
    if case .accepted(let events, _) = outcome { events } else { [] }
  }

  /// Why the action was refused, or `nil` where it was applied.
  @inlinable
  public var rejection: Rejection? {
    if case .rejected(let rejection) = outcome { rejection } else { nil }
  }
}

extension Entry {
  /// Whether two entries are the same but for the app's own actions that they came from.
  @_specialize(where SectionID == String, Item == TextItem)
  package func isSame(as other: Entry) -> Bool {
    revision == other.revision && row == other.row && outcome == other.outcome && action == other.action
      && hazards == other.hazards
  }
}
