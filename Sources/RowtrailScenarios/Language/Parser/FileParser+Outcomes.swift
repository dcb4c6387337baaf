import Rowtrail

extension FileParser {
  /// `[-> ID | -> rejected REASON | -> unchanged]`, and the end of the line; `nil` is a block's step.
  mutating func outcome(of step: Scenario.Step?) throws(Fault) -> Scenario.Step.Outcome? {
    guard cursor.current.kind == .arrow else {
      try endOfLine(.endOfStep)
      return nil
    }
    let place = place(of: cursor.take())
    let expected = try expectedOutcome(of: step)
    try endOfLine()
    return Scenario.Step.Outcome(expected, at: place)
  }

  private mutating func expectedOutcome(of step: Scenario.Step?) throws(Fault) -> Scenario.Step.Outcome.Expected {
    if cursor.take("unchanged") { return .unchanged }
    if cursor.take("rejected") { return .rejected(try reason()) }
    let column = cursor.current.column
    let id = try id(.outcome)
    guard step?.namesOneRow ?? false else { throw Fault(column: column, problem: .noSingleRow) }
    return .row(id: id)
  }

  private mutating func reason() throws(Fault) -> Rejection.Reason {
    guard cursor.current.kind == .word, let reason = Rejection.Reason(rawValue: cursor.text(cursor.current)),
      Rejection.Reason.ofScenarios.contains(reason)
    else { throw unexpected(.reason) }
    cursor.take()
    return reason
  }
}
