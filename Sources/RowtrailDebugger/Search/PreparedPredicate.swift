import Rowtrail
import RowtrailScenarios

/// A predicate, made ready to be asked at many revisions of a history.
struct PreparedPredicate: Sendable {
  /// The predicate as it was typed.
  let text: String
  /// The predicate as it is asked: captured paths are ids already.
  let predicate: Scenario.Predicate
  let dependencies: Dependencies

  init(_ predicate: Scenario.Predicate, text: String, in history: DebugHistory) {
    self.text = text
    self.predicate = predicate.mappingOperands { Self.resolved($0, in: history.timeline) }
    dependencies = Dependencies(self.predicate)
  }

  /// An operand that names who was at a path in a revision names that row by id, which is the same everywhere.
  static func resolved(_ operand: Scenario.Operand, in timeline: TextTimeline) -> Scenario.Operand {
    switch operand.kind {
    case .row(.target(.captured(let path, let revision)), let property):
      guard let id = timeline.list(at: revision)?.rowID(at: path) else { return operand }
      return Scenario.Operand(.row(.target(.id(id)), property), column: operand.column)
    case .section(.target(.captured(let index, let revision)), let property):
      guard let id = timeline.list(at: revision)?.sectionID(at: index) else { return operand }
      return Scenario.Operand(.section(.target(.id(id)), property), column: operand.column)
    default: return operand
    }
  }
}

extension DebugHistory {
  /// Whether a predicate holds at a revision; where it cannot be answered it does not.
  mutating func holds(
    _ predicate: PreparedPredicate, at revision: Int, _ hazards: [RevisionHazard], _ problem: inout ExpectationProblem?
  ) -> Bool {
    let list = walk(to: revision)
    let evaluator = ExpectationEvaluator(timeline, hazards: hazards, at: revision, list)
    do throws(ExpectationProblem) {
      return try evaluator.holds(predicate.predicate)
    } catch {
      problem = error
      return false
    }
  }
}
