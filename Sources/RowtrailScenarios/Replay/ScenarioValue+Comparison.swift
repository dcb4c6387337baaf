import Rowtrail

extension ScenarioValue {
  /// Whether the comparison holds between this value and another.
  ///
  /// - Throws: `.kinds` where the two cannot be compared, `.notIntegers` where `<` and its like do not apply.
  func compared(
    _ comparison: Scenario.Comparison, with other: ScenarioValue
  ) throws(ExpectationProblem) -> Bool {
    switch comparison {
    case .equal: return try isEqual(to: other)
    case .notEqual: return try !isEqual(to: other)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    guard case .integer(let left, _) = self, case .integer(let right, _) = other else {
      throw hasKind(of: other) ? .notIntegers(comparison, self) : .kinds(self, other, nil)
    }
    return switch comparison {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    default: left >= right
    }
  }

  private func isEqual(to other: ScenarioValue) throws(ExpectationProblem) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)): left == right
    case (.text(let text), .integer(_, let written)), (.integer(_, let written), .text(let text)): text == written
    case (.integer(let left, _), .integer(let right, _)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.path(let left), .path(let right)): left == right
    case (.ids(let left), .ids(let right)): left == right
    default: throw .kinds(self, other, nil)
    }
  }

  private func hasKind(of other: ScenarioValue) -> Bool { kind == other.kind }
}
