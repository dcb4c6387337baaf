import Rowtrail

/// A scenario while it runs, one statement after the other.
///
///     var session = ScenarioSession(scenario)
///     while let statement = session.next {
///       session.advance()
///       print(statement.line, session.timeline.revision, session.failures.count)
///     }
///     session.result.passed
///
/// Whatever fails, the session goes on to the scenario's end. `Sendable`, and a value: a copy goes on by itself.
public struct ScenarioSession: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// The history so far.
  public private(set) var timeline: TextTimeline
  /// What was captured so far.
  public private(set) var captures = ScenarioCaptures()
  /// The headless view, where the scenario has one.
  public private(set) var view: HeadlessListView<String, TextItem>?
  /// The steps so far, in order.
  public private(set) var steps: [StepResult] = []
  /// What did not hold so far, in the order in which it was found.
  public private(set) var failures: [ScenarioFailure] = []
  /// The captured paths so far that would have hit something else.
  public private(set) var hazards: [RevisionHazard] = []

  private var checker: InvariantChecker<TextList>
  private var position = 0
  private var suggestionsLeft = RejectionExplainer.mostSuggestions

  /// A session before the scenario's first statement.
  ///
  /// Ids that come twice in the setup, which no scenario from a file has, fail it: the session is then at its end.
  ///
  /// - Complexity: linear in the rows of the setup.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    var list = TextList()
    do throws(Rejection) {
      list = try TextList(validating: scenario.initialSections())
    } catch {
      let place = scenario.place
      failures = [
        ScenarioFailure(
          kind: .identity, line: place.line, column: place.column, revision: 0,
          message: "the setup is no list: \(error)")
      ]
      position = scenario.statements.count
    }
    timeline = TextTimeline(list)
    view = scenario.view.map { HeadlessListView(visibleCount: $0, showing: list) }
    checker = InvariantChecker(list)
  }

  /// The statement that ``advance()`` runs next, or `nil` at the scenario's end.
  public var next: Scenario.Statement? {
    position < scenario.statements.count ? scenario.statements[position] : nil
  }

  /// Runs the next statement.
  ///
  /// - Returns: whether there was one.
  /// - Complexity: that of what the statement does; a step takes O(*k* log *n*) for the *k* rows that it touches.
  @discardableResult
  public mutating func advance() -> Bool {
    guard let statement = next else { return false }
    position += 1
    switch statement.kind {
    case .step(let step): run(step, of: statement)
    case .capture(let name, let subject): capture(subject, as: name, of: statement)
    case .scroll(let start): view?.scroll(to: start)
    case .expect(let revision, let predicate): expect(predicate, at: revision, of: statement)
    }
    return true
  }

  /// What came of the statements so far.
  public var result: ScenarioResult {
    ScenarioResult(
      name: scenario.name, line: scenario.line, steps: steps, failures: failures, timeline: timeline, hazards: hazards,
      coverage: checker.coverage)
  }
}

extension ScenarioSession {
  /// Asks for the operands of expectations, at a revision or, where that is `nil`, at the current one.
  ///
  /// - Throws: `.noRevision` where there is no such revision.
  package func evaluator(at revision: Int? = nil) throws(ExpectationProblem) -> ExpectationEvaluator {
    try ExpectationEvaluator(timeline, hazards: hazards, at: revision, captures: captures, view: view)
  }

  private mutating func capture(_ subject: Scenario.CaptureSubject, as name: String, of statement: Scenario.Statement) {
    let problem = captures.capture(subject, as: name, from: timeline.current, revision: timeline.revision)
    guard let problem else { return }
    var about: ScenarioFailure.Subject?
    if case .row(let id) = subject {
      about = ScenarioFailure.Subject(revision: timeline.revision, kind: .row([id], Scenario.Property("exists")))
    }
    fail(.capture, at: statement.place, problem, about: about)
  }

  private mutating func expect(_ predicate: Scenario.Predicate, at revision: Int?, of statement: Scenario.Statement) {
    do throws(ExpectationProblem) {
      guard let failure = try evaluator(at: revision).failure(of: predicate) else { return }
      fail(.expectation, at: statement.place, failure.message, failure.comparison, about: failure.subject)
    } catch {
      fail(.expectation, at: statement.place, error.message)
    }
  }

  private mutating func run(_ step: Scenario.Step, of statement: Scenario.Statement) {
    let action = step.action(row: captures.row, section: captures.section) { [view] place in
      view?.cell(at: place).map { .path($0.path, revision: $0.revision) }
    }
    let before = timeline.current
    let explainer = RejectionExplainer(before, captures, view, suggestions: suggestionsLeft)
    let entry = timeline.dispatch(action)
    steps.append(StepResult(line: statement.line, entry))
    for hazard in entry.hazards { hazards.append(RevisionHazard(revision: entry.revision, hazard: hazard)) }
    let update = timeline.update(from: entry.revision - 1, to: entry.revision)
    let refusal = show(update, of: entry)
    if let problem = step.problem(with: entry, explainer) {
      if let rejection = entry.rejection, explainer.looksForID(rejection) { suggestionsLeft -= 1 }
      let subject = step.subject(of: entry, in: timeline)
      fail(
        .outcome, at: step.place(of: entry) ?? statement.place, problem.message, problem.comparison, about: subject)
    }
    let checked = InvariantStep(before: before, entry: entry, after: timeline.current, update: update)
    let violations = checker.check(checked, in: timeline)
    for violation in violations { fail(violation.invariant.failureKind, at: statement.place, violation.message) }
    if let refusal, !violations.contains(where: { $0.invariant == .update }) {
      fail(.update, at: statement.place, refusal)
    }
  }

  /// Hands the update of an entry to the view, which shows the list anew where it cannot take it.
  ///
  /// - Returns: why it cannot.
  private mutating func show(_ update: ListUpdate?, of entry: TextEntry) -> String? {
    guard view != nil else { return nil }
    guard let update, !entry.events.isEmpty else {
      view?.revision = entry.revision
      return nil
    }
    let problem = view?.problem(applying: update, showing: timeline.current)
    if problem != nil { view?.reload(showing: timeline.current, revision: entry.revision) }
    return problem
  }

  private mutating func fail(
    _ kind: ScenarioFailure.Kind, at place: SourcePlace, _ message: String,
    _ comparison: ScenarioFailure.Comparison? = nil, about subject: ScenarioFailure.Subject? = nil
  ) {
    failures.append(
      ScenarioFailure(
        kind: kind, line: place.line, column: place.column, revision: timeline.revision, message: message,
        comparison: comparison, subject: subject))
  }
}
