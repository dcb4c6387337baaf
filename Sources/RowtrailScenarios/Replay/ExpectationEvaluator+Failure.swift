import Rowtrail

extension ExpectationEvaluator {
  /// Why an expectation failed: the sentence, and the two sides where there are two.
  struct Failure: Sendable {
    let message: String
    let comparison: ScenarioFailure.Comparison?
    let subject: ScenarioFailure.Subject?
  }

  /// How many of the tests that decided a predicate a message names.
  private static var namedTests: Int { 3 }

  /// Why a predicate fails, or `nil` where it holds.
  func failure(of predicate: Scenario.Predicate) -> Failure? {
    var evaluated: [EvaluatedTest] = []
    var asked: Scenario.Predicate.Test?
    do throws(ExpectationProblem) {
      let holds = try predicate.evaluate { (test) throws(ExpectationProblem) -> Bool in
        asked = test
        let result = try self.holds(test)
        if evaluated.count == Self.namedTests { evaluated.removeFirst() }
        evaluated.append(result)
        return result.truth
      }
      if holds { return nil }
    } catch {
      return Failure(message: error.message, comparison: nil, subject: asked.flatMap(self.subject))
    }
    guard let last = evaluated.last else {
      return Failure(message: "the predicate does not hold", comparison: nil, subject: nil)
    }
    if predicate.isConjunction {
      return Failure(message: last.message, comparison: last.comparison, subject: self.subject(of: last.test))
    }
    let subject = evaluated.reversed().lazy.compactMap { self.subject(of: $0.test) }.first
    let tests = evaluated.map { "`\($0.test.summary)` is \($0.truth)\($0.findings)" }.joined(separator: ", ")
    return Failure(message: "the predicate does not hold: \(tests)", comparison: nil, subject: subject)
  }
}

extension Scenario.Predicate {
  /// Whether the predicate is one test, or tests joined by `and` alone, so that the last one looked at decided it.
  fileprivate var isConjunction: Bool {
    instructions.allSatisfy {
      switch $0 {
      case .test, .skipIfFalse: true
      case .invert, .skipIfTrue: false
      }
    }
  }
}
