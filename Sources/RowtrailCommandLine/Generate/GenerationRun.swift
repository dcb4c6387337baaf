import Rowtrail
import RowtrailScenarios

/// Runs random scenarios, many at a time, and stops at the first in their order that fails, or when told to.
struct GenerationRun<Subject: TrialSubject>: Sendable where Subject.SectionID == String, Subject.Item == TextItem {
  /// What came of the scenarios.
  struct Outcome: Sendable {
    var totals = TrialTotals()
    var failing: Failing?
  }

  /// A scenario that failed.
  struct Failing: Sendable {
    /// Its number, from 0.
    let number: Int
    let result: TrialResult<String, TextItem>
  }

  let plan: GenerationPlan
  let runner: TrialRunner<Subject>
  let jobs: Int

  /// How many steps a job runs before it tells.
  private static var stepsPerPiece: Int { 800 }
  /// How many pieces may wait for an earlier one, for each job.
  private static var waitingPerJob: Int { 16 }

  private var pieceSize: Int { max(1, Self.stepsPerPiece / max(1, plan.steps)) }

  /// The number of the first scenario behind a piece; the piece is empty behind the last scenario.
  private func numbers(ofPiece piece: Int) -> Range<Int> {
    let start = piece * pieceSize
    guard plan.count > 0 else { return start..<start + pieceSize }
    return min(start, plan.count)..<min(start + pieceSize, plan.count)
  }

  /// Runs them.
  ///
  /// - Parameter tell: is told what was counted so far.
  func run(_ tell: (TrialTotals) throws(ToolFailure) -> Void) async throws(ToolFailure) -> Outcome {
    let answer = await withTaskGroup(of: (Int, Outcome).self) { group -> Result<Outcome, ToolFailure> in
      var outcome = Outcome()
      var waiting: [Int: Outcome] = [:]
      var (started, running, due) = (0, 0, 0)
      while true {
        while running < jobs, started < due + jobs * Self.waitingPerJob, !Interruption.isWanted {
          let (piece, numbers) = (started, numbers(ofPiece: started))
          guard !numbers.isEmpty else { break }
          group.addTask { (piece, run(numbers)) }
          started += 1
          running += 1
        }
        guard running > 0, let (piece, result) = await group.next() else { return .success(outcome) }
        running -= 1
        waiting[piece] = result
        while let next = waiting.removeValue(forKey: due) {
          due += 1
          outcome.totals += next.totals
          outcome.failing = next.failing
          if next.failing != nil { return .success(outcome) }
          do throws(ToolFailure) { try tell(outcome.totals) } catch { return .failure(error) }
        }
      }
    }
    return try answer.get()
  }

  private func run(_ numbers: Range<Int>) -> Outcome {
    var outcome = Outcome()
    let generator = plan.generator
    for number in numbers where !Interruption.isWanted {
      let result = runner.run(generator, seed: plan.seed(of: number))
      outcome.totals += result.totals
      if result.failure != nil {
        outcome.failing = Failing(number: number, result: result)
        break
      }
    }
    return outcome
  }
}
