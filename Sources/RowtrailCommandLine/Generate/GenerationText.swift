import RowtrailScenarios

/// What came of a generation, for people.
struct GenerationText {
  let plan: GenerationPlan
  /// How it may look.
  let style: Style

  /// What stands before everything else: the seed, so that it is known whatever happens.
  var head: String {
    let again = plan.count == 0 ? "" : "; to repeat: \(plan.command(count: plan.count))"
    return "seed \(plan.seed)\(again)\n"
  }

  /// The summary.
  func text(_ totals: TrialTotals, _ failure: GeneratedFailure?, _ duration: Duration) -> String {
    var text = ""
    if let failure {
      text += "\n\(style.paint("FAIL", .bad))    seed \(failure.seed): "
      text += VisibleText.of(failure.failure.sentence, columns: 1000) + "\n\n"
      for line in failure.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        text += line.isEmpty ? "\n" : "    \(VisibleText.of(line, columns: 1000))\n"
      }
      text += "\nwritten to \(failure.path.visible); rowtrail replay fails on it\n"
    }
    let rate = GenerationRate.stepsPerSecond(totals.steps, duration)
    text += "\n\(style.paint(failure == nil ? "PASSED" : "FAILED", failure == nil ? .good : .bad))  "
    text += "\(counted(totals.trials, "scenario")), \(counted(totals.steps, "step")), "
    text += "\(counted(totals.hazards, "hazard")), \(Seconds(duration).readable), \(rate) steps/s\n"
    if plan.count == 0, failure == nil {
      text += "        to repeat: \(plan.command(count: totals.trials))\n"
    }
    if totals.coverage.sampled > 0 {
      text += "        \(counted(totals.coverage.sampled, "step")) checked on a sample\n"
    }
    for (reason, count) in totals.rejectionsByReason { text += "        rejected \(reason): \(count)\n" }
    return text
  }
}
