extension ScenarioError {
  /// What stands where something else was expected. Texts are cut short where they are long.
  package enum Found: Hashable, Sendable {
    /// The line ends.
    case end
    /// A word.
    case word(String)
    /// A string, as it is written.
    case string(String)
    /// An integer, as it is written.
    case integer(String)
    /// Anything else, as it is written.
    case other(String)
  }
}
