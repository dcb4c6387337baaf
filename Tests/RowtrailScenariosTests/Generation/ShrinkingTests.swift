import Rowtrail
import RowtrailScenarios
import Testing

@Suite("A failing trial is made small")
struct ShrinkingTests {
  static let smallest: [FaultyHistory.Fault: String] = [
    .offsets: """
    # outcome: the step was rejected: out-of-range: action 2 of the batch: 1: nothing stands there; use a place that the \
    list has
    scenario "smallest"

    section s0
      row r0
      row r1

    delete-offsets s0 0 1
    expect list.sections == [s0]
    expect section(s0).rows == []

    """,
    .headerItem: """
    # update: the update is not legal, but silent: at [0, 0] the view shows r0 where the list has the header of s0
    scenario "smallest"

    section s0 header=first-item
      row r0

    swipe-delete r0 -> r0

    """,
    .faceValue: """
    # rebase: [0, 0]@0 leads to out-of-range
    scenario "smallest"

    section s0
      row r0

    swipe-delete r0 -> r0

    """,
  ]

  /// The first failing trial of some seeds, made small.
  static func shrunk(_ fault: FaultyHistory.Fault, seed: UInt64) throws -> String {
    let runner = TrialRunner { FaultyHistory($0, fault) }
    let generator = TrialGenerator(.text, rows: 20, steps: 40)
    for seed in seed..<seed + 100 {
      let result = runner.run(generator, seed: seed)
      guard let small = runner.shrunk(result, with: .text) else { continue }
      #expect(runner.run(small.trial)?.failure == small.failure)
      return try small.trial.scenarioText(
        name: "smallest", comment: ["\(small.failure.kind.word): \(small.failure.message)"],
        expectsLists: small.failure.kind == .outcome)
    }
    return "no trial failed"
  }

  @Test(
    "and ends in the known smallest scenario", arguments: FaultyHistory.Fault.allCases, [1, 1_000, 77_777] as [UInt64])
  func smallest(fault: FaultyHistory.Fault, seed: UInt64) throws {
    let text = try Self.shrunk(fault, seed: seed)
    #expect(text == Self.smallest[fault])
  }
}
