import Rowtrail

/// What random trials are like.
///
/// The steps are weighted towards what goes wrong in the wild: paths captured before rows moved or went, deletes during
/// swipes, refreshes, batches of moves, several offsets at once, sections that come and go with their rows, changes of
/// header mode, undo and redo. `Sendable`, and a value.
public struct TrialGenerator<SectionID: ListID, Item: ListItem>: Sendable {
  /// What the lists are made of.
  public let material: TrialMaterial<SectionID, Item>
  /// About how many rows a list has, from 0.
  public let rows: Int
  /// How many steps a trial has, from 0.
  public let steps: Int

  /// The most rows of a list that is generated.
  public static var mostRows: Int { 1_000_000 }

  /// A generator of trials.
  ///
  /// - Parameters:
  ///   - material: what the lists are made of.
  ///   - rows: about how many rows a list has; taken into 0…``mostRows``.
  ///   - steps: how many steps a trial has; a negative number counts as 0.
  public init(_ material: TrialMaterial<SectionID, Item>, rows: Int = 20, steps: Int = 40) {
    self.material = material
    self.rows = max(0, min(rows, Self.mostRows))
    self.steps = max(0, steps)
  }
}
