extension Scenario {
  /// A line inside a batch. `Sendable`, and a value.
  public struct BatchStep: Equatable, Sendable {
    /// What it does.
    public let action: Action
    /// Where its first token stands.
    public let place: SourcePlace

    /// An action at a place.
    package init(_ action: Action, at place: SourcePlace) {
      self.action = action
      self.place = place
    }
  }
}
