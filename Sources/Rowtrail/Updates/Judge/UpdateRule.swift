/// The rules that an update must keep, by their numbers.
///
/// They are UIKit's rules as documented and as public reports of its exceptions show them, and a little stricter where
/// systems differ. Nobody has run them against UIKit. `Sendable`.
public enum UpdateRule: Int, Hashable, Sendable, CaseIterable {
  /// No place is named twice.
  case unique = 1
  /// Every place exists in the space that it counts in.
  case exists = 2
  /// No item operation in a deleted or inserted section.
  case replacedSections = 3
  /// No item operation in a section that moves.
  case movedSections = 4
  /// The counts fit.
  case counts = 5
  /// Nothing is done for nothing.
  case needed = 6
  /// The ids come out right.
  case identity = 7

  /// The rule in full.
  public var statement: String {
    switch self {
    case .unique:
      "No path twice among {delete, reload, move from}; none twice among {insert, move to, a reload's own insert}. "
        + "The same for sections."
    case .exists: "Every path exists in the space that it counts in."
    case .replacedSections:
      "No item operation in a deleted section (before) or in an inserted one (after); a row that leaves a section which "
        + "is deleted arrives as an insert, a row that goes to an inserted section leaves as a delete and is there with it."
    case .movedSections: "No item operation in a section that moves in the same batch."
    case .counts:
      "Counts: sections after = before + inserted − deleted; in every surviving section, "
        + "items after = before + inserted − deleted + moved in − moved out."
    case .needed:
      "Nothing is done for nothing: no move onto its own place when nothing around it changes; "
        + "an update between equal lists is empty."
    case .identity:
      "Identity, which UIKit does not check: carried out on the ids before, the update gives exactly the ids after, "
        + "at every path."
    }
  }
}
