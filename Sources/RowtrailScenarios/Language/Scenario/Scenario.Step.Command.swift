extension Scenario.Step {
  /// What a step does. `Sendable`, and a value.
  public enum Command: Equatable, Sendable {
    /// An action by itself.
    case action(Scenario.Action)
    /// The star or expand button in the cell at this place on the screen, 0 being the top; it may be any integer.
    case tap(place: Int, Scenario.CellButton)
    /// Swipe-deletes the cell at this place on the screen, 0 being the top; it may be any integer.
    case swipe(place: Int)
    /// The actions inside as one. None of them is `undo` or `redo`.
    case batch([Scenario.BatchStep])
    /// The list becomes these sections and rows; a row that was there keeps its star and expansion. Ids may repeat, which
    /// rejects the step.
    case reload([Scenario.SetupSection])
  }
}
