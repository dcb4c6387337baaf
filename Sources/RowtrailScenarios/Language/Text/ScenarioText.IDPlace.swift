extension ScenarioText {
  /// Where an id is to stand, which decides the words that mean something else there. `Sendable`.
  public enum IDPlace: Hashable, Sendable, CaseIterable {
    /// Behind `section`, `row` or `insert row`, where any word is an id.
    case declaration
    /// As what a step names, or in a capture.
    case target
    /// Behind `->`.
    case outcome
    /// In an expectation.
    case operand
    /// In any of these places.
    case anywhere

    /// The words that mean something else at the place.
    var keywords: Set<String> {
      switch self {
      case .declaration: []
      case .target: ["section", "as-of"]
      case .outcome: ["rejected", "unchanged"]
      case .operand: ["at", "true", "false", "not", "and", "or", "row", "section", "list", "view"]
      case .anywhere: Self.allKeywords
      }
    }

    private static let allKeywords: Set<String> = [
      "at", "true", "false", "not", "and", "or", "row", "section", "list", "view", "as-of", "rejected", "unchanged",
    ]
  }
}
