import Rowtrail

/// A list to begin with, and what is done to it, one step after the other.
///
/// Made at random by a ``TrialGenerator``, run by a ``TrialRunner``, and made small again where it fails. `Sendable`, and a
/// value.
public struct Trial<SectionID: ListID, Item: ListItem>: Equatable, Sendable {
  /// One thing that is done. `Sendable`, and a value.
  public enum Step: Equatable, Sendable {
    /// An action.
    case action(ListAction<SectionID, Item>)
    /// A tap on the button in the cell at this place on the screen, 0 being the top.
    case tap(place: Int, Scenario.CellButton)
    /// A swipe that deletes the cell at this place on the screen.
    case swipe(place: Int)
    /// The window starts at this item. Makes no revision.
    case scroll(to: Int)

    /// Whether the step makes a revision.
    var makesRevision: Bool { if case .scroll = self { false } else { true } }
  }

  /// The sections, with their rows.
  public var sections: [ListSection<SectionID, Item>]
  /// How many items a headless view shows, or `nil` where there is none.
  public var visibleCount: Int?
  /// What is done.
  public var steps: [Step]

  /// A trial of these parts.
  public init(sections: [ListSection<SectionID, Item>], visibleCount: Int? = nil, steps: [Step] = []) {
    self.sections = sections
    self.visibleCount = visibleCount
    self.steps = steps
  }

  /// The revision that the step at this index is dispatched at.
  func revision(before index: Int) -> Int { steps[..<index].reduce(0) { $0 + ($1.makesRevision ? 1 : 0) } }
}
