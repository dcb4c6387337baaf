import Rowtrail

/// Says what the operands of expectations are worth and whether predicates hold, at a revision of a timeline.
///
/// `Sendable`, and a value.
package struct ExpectationEvaluator: Sendable {
  let timeline: TextTimeline
  /// The hazards of the history, in order.
  let hazards: [RevisionHazard]
  /// The revision asked about, and the list at it.
  let revision: Int
  let list: TextList
  let captures: ScenarioCaptures
  let view: HeadlessListView<String, TextItem>?

  /// An evaluator.
  ///
  /// - Parameters:
  ///   - timeline: the history that is asked about.
  ///   - hazards: the hazards of that history, in order.
  ///   - revision: the revision that is asked about, or `nil` for the current one; any integer.
  ///   - captures: what `@NAME` stands for.
  ///   - view: the headless view as it is now.
  /// - Throws: `.noRevision` where there is no such revision.
  package init(
    _ timeline: TextTimeline, hazards: [RevisionHazard], at revision: Int? = nil,
    captures: ScenarioCaptures = ScenarioCaptures(), view: HeadlessListView<String, TextItem>? = nil
  ) throws(ExpectationProblem) {
    let asked = revision ?? timeline.revision
    list = try Self.list(of: timeline, at: asked)
    self.timeline = timeline
    self.hazards = hazards
    self.revision = asked
    self.captures = captures
    self.view = view
  }

  /// An evaluator at a revision whose list is at hand.
  package init(_ timeline: TextTimeline, hazards: [RevisionHazard], at revision: Int, _ list: TextList) {
    self.timeline = timeline
    self.hazards = hazards
    self.revision = revision
    self.list = list
    captures = ScenarioCaptures()
    view = nil
  }

  static func list(of timeline: TextTimeline, at revision: Int) throws(ExpectationProblem) -> TextList {
    guard let list = timeline.list(at: revision) else {
      throw .noRevision(revision, newest: timeline.revision)
    }
    return list
  }

  /// Whether a predicate holds.
  ///
  /// - Throws: why it cannot be answered.
  /// - Complexity: linear in the predicate and in the lists that it asks for, on a stack of constant depth.
  package func holds(_ predicate: Scenario.Predicate) throws(ExpectationProblem) -> Bool {
    try predicate.evaluate { (test) throws(ExpectationProblem) -> Bool in try holds(test).truth }
  }

  /// Whether a test holds, and what its operands are worth.
  func holds(_ test: Scenario.Predicate.Test) throws(ExpectationProblem) -> EvaluatedTest {
    switch test {
    case .isTrue(let operand):
      let value = try value(of: operand)
      guard case .boolean(let truth) = value else { throw .notBoolean(subject: operand.source, value) }
      return EvaluatedTest(test: test, truth: truth, left: value, right: nil)
    case .compare(let left, let comparison, let right):
      let leftValue = try value(of: left)
      let rightValue = try value(of: right)
      let truth: Bool
      do throws(ExpectationProblem) {
        truth = try leftValue.compared(comparison, with: rightValue)
      } catch {
        guard case .kinds(_, _, nil) = error else { throw error }
        let advice = test.meant.map { .ask($0) } ?? Self.advice(on: left, leftValue, right, rightValue)
        throw .kinds(leftValue, rightValue, advice)
      }
      return EvaluatedTest(test: test, truth: truth, left: leftValue, right: rightValue)
    }
  }

  /// What to do about the quotes where a text is compared with `true` or `false`.
  private static func advice(
    on left: Scenario.Operand, _ leftValue: ScenarioValue, _ right: Scenario.Operand, _ rightValue: ScenarioValue
  ) -> ExpectationProblem.QuotingAdvice? {
    switch (leftValue, rightValue) {
    case (.boolean, .text): advice(on: right, rightValue, left, leftValue)
    case (.text(let text), .boolean(let truth)):
      if left.isWrittenOut {
        text == "true" ? .unquote(true) : text == "false" ? .unquote(false) : .sayTruth
      } else {
        right.isWrittenOut ? .quote(truth) : nil
      }
    default: nil
    }
  }

  /// What an operand is worth.
  ///
  /// - Throws: why it is worth nothing.
  package func value(of operand: Scenario.Operand) throws(ExpectationProblem) -> ScenarioValue {
    switch operand.kind {
    case .text(let text): return .text(text)
    case .integer(let number, let written): return .integer(number, written: written)
    case .boolean(let truth): return .boolean(truth)
    case .path(let path): return .path(path)
    case .ids(let ids): return .ids(ids)
    case .row(let reference, let property): return try value(of: property, ofRow: reference)
    case .rowOrSection(let id, let property):
      if !list.contains(id), list.sectionIndex(of: id) != nil { return try value(of: property, ofSection: id) }
      return try value(of: property, of: Meant(id: id, subject: ScenarioText.id(id), absence: .unknownID))
    case .section(let reference, let property): return try value(of: property, ofSection: reference)
    case .list(let property): return value(of: property)
    case .view(let property): return try value(of: property)
    }
  }
}
