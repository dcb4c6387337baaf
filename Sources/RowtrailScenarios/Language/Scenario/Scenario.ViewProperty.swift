extension Scenario {
  /// What can be asked of the headless view. The raw values are the words of scenario files. `Sendable`.
  public enum ViewProperty: String, Hashable, Sendable, CaseIterable {
    /// The ids of the visible rows, in order.
    case rows
    /// The item that the window starts at.
    case start
  }
}
