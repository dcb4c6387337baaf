import Rowtrail

extension Scenario {
  /// A step: it makes one revision, whatever comes of it. `Sendable`, and a value.
  public struct Step: Equatable, Sendable {
    /// What the step does.
    public let command: Command
    /// What is to come of it, or `nil` where nothing is said, which means that it is to be accepted.
    public let outcome: Outcome?

    /// A step.
    package init(_ command: Command, outcome: Outcome? = nil) {
      self.command = command
      self.outcome = outcome
    }
  }
}
