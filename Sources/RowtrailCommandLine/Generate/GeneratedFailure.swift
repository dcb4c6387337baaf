import Rowtrail
import RowtrailScenarios

/// A scenario that failed, made small and written to a file.
struct GeneratedFailure: Hashable, Sendable {
  /// Its seed.
  let seed: UInt64
  /// What does not hold in the small one.
  let failure: TrialFailure
  /// The file's path.
  let path: RawPath
  /// What the file holds.
  let text: String

  /// Makes a failing scenario small, and writes it.
  ///
  /// - Throws: why the file cannot be written.
  init<Subject: TrialSubject>(
    _ failing: GenerationRun<Subject>.Failing, _ plan: GenerationPlan, _ runner: TrialRunner<Subject>,
    in folder: RawPath
  ) throws(ToolFailure) where Subject.SectionID == String, Subject.Item == TextItem {
    seed = plan.seed(of: failing.number)
    let small = runner.shrunk(failing.result, with: .text)
    let trial = small?.trial ?? failing.result.trial
    failure = small?.failure ?? TrialFailure(.outcome, "it did not fail again", step: 0)
    path = folder.appending(Array("generated-\(seed).scenario".utf8))
    let comment = [
      "Made small out of a random scenario; to repeat that:", "  \(plan.command(forNumber: failing.number))",
      "What does not hold: \(failure.sentence)",
    ]
    text = Self.text(trial, name: "Generated from seed \(seed)", comment)
    try ResultFile.write(path, Array(text.utf8))
  }

  /// The scenario, with the rows that are to be there at the end where a replay does not fail without.
  private static func text(_ trial: Trial<String, TextItem>, name: String, _ comment: [String]) -> String {
    do throws(ScenarioText.Unwritable) {
      let text = try trial.scenarioText(name: name, comment: comment)
      let scenarios = ScenarioParser.parse(Array(text.utf8)).scenarios
      guard scenarios.allSatisfy({ ScenarioRunner.run($0).passed }) else { return text }
      return try trial.scenarioText(name: name, comment: comment, expectsLists: true)
    } catch {
      return "# \(error)\n"
    }
  }
}

extension TrialFailure {
  /// What does not hold, with the invariant's name where it was one.
  var sentence: String {
    switch kind {
    case .invariant(let invariant): "the invariant \(invariant.rawValue), after step \(step + 1): \(message)"
    case .outcome: "the outcome of step \(step + 1): \(message)"
    }
  }
}
