import RowtrailScenarios

/// What came of a generation, as JSON.
struct GenerationJSON {
  let plan: GenerationPlan

  /// The document.
  func bytes(_ totals: TrialTotals, _ failure: GeneratedFailure?, _ duration: Duration) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("seed", json: String(plan.seed))
      writer.key("summary")
      writer.object(inline: true) { writer in
        writer.member("scenarios", totals.trials)
        writer.member("passed", totals.trials - (failure == nil ? 0 : 1))
        writer.member("failed", failure == nil ? 0 : 1)
        writer.member("steps", totals.steps)
        writer.member("hazards", totals.hazards)
        writer.member("seconds", json: Seconds(duration).decimal)
        writer.member("stepsPerSecond", GenerationRate.stepsPerSecond(totals.steps, duration))
      }
      writer.key("rejections")
      writer.object(inline: true) { writer in
        for (reason, count) in totals.rejectionsByReason { writer.member(reason, count) }
      }
      writer.checks(totals.coverage)
      writer.member("repeat", plan.command(count: totals.trials))
      writer.key("failure")
      if let failure { writer.failure(failure) } else { writer.null() }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func failure(_ failure: GeneratedFailure) {
    object { writer in
      writer.member("seed", json: String(failure.seed))
      writer.member("kind", failure.failure.kind.word)
      writer.member("step", failure.failure.step)
      writer.member("message", failure.failure.message)
      writer.member("file", failure.path.text)
      writer.member("scenario", failure.text)
    }
  }
}
