import Rowtrail

extension FileParser {
  /// `[-> ID | -> rejected REASON | -> unchanged]`, and the end of the line; `nil` is a block's step.
  mutating func outcome(of step: Scenario.Step?) throws(Fault) -> Scenario.Step.Outcome? {
    guard cursor.current.kind == .arrow else {
      try endOfLine(.endOfStep)
      return nil
    }
    let place = place(of: cursor.take())
    let first = cursor.current
    let expected = try expectedOutcome(of: step)
    guard cursor.current.kind == .end else { throw unexpected(behind: first) }
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

  /// What is wrong with a line that goes on behind an outcome whose first word is this: it may be a misspelt `rejected`.
  private mutating func unexpected(behind first: Token) -> Fault {
    let fault = unexpected(.endOfLine)
    guard cursor.current.kind == .word, case .expected(.endOfLine, let found, nil) = fault.problem,
      Rejection.Reason(rawValue: cursor.text(cursor.current)) != nil, meant(by: first, as: "rejected")
    else { return fault }
    let line = "-> rejected " + cursor.text(cursor.current)
    return Fault(column: fault.column, problem: .expected(.endOfLine, found: found, suggestion: line))
  }

  /// Whether a token is a word that probably means this one.
  mutating func meant(by token: Token, as word: String) -> Bool {
    token.kind == .word && meant(by: cursor.bytes.excerpt(token.start..<token.end), among: [word]) != nil
  }

  private mutating func reason() throws(Fault) -> Rejection.Reason {
    guard cursor.current.kind == .word, let reason = Rejection.Reason(rawValue: cursor.text(cursor.current)),
      Rejection.Reason.ofScenarios.contains(reason)
    else { throw unexpected(.reason) }
    cursor.take()
    return reason
  }
}
