import Rowtrail
import RowtrailScenarios
import Testing

@Suite("Random trials")
struct GenerationTests {
  @Test("hold, and do all kinds of things")
  func allKinds() throws {
    let runner = TrialRunner()
    let generator = TrialGenerator(.text, rows: 12, steps: 50)
    var totals = TrialTotals()
    for seed in 0..<50 as Range<UInt64> {
      let result = runner.run(generator, seed: seed)
      #expect(result.failure == nil, "seed \(seed)")
      totals += result.totals
    }
    #expect(totals.trials == 50)
    #expect(totals.steps > 2_000)
    #expect(totals.hazards > 200)
    #expect(totals.coverage.complete == totals.steps)
    let never: Set<Rejection.Reason> = [.forgottenRevision, .changedID, .invalidBatch]
    #expect(Set(totals.rejections.keys).union(never) == Set(Rejection.Reason.allCases))
    #expect(totals.rejections.values.reduce(0, +) < totals.steps * 2 / 5)
  }

  @Test("are the same for the same seed, and run again as they were made", arguments: 0..<20 as Range<UInt64>)
  func repeatable(seed: UInt64) throws {
    let runner = TrialRunner()
    let generator = TrialGenerator(.text, rows: Int(seed), steps: 30)
    let first = runner.run(generator, seed: seed)
    let second = runner.run(generator, seed: seed)
    #expect(first.trial == second.trial)
    let again = try #require(runner.run(first.trial))
    #expect(again.totals == first.totals)
  }

  @Test("written as scenarios they replay to the same end", arguments: 0..<40 as Range<UInt64>)
  func asText(seed: UInt64) throws {
    let result = TrialRunner().run(TrialGenerator(.text, rows: 10, steps: 40), seed: seed)
    let text = try result.trial.scenarioText(name: "seed \(seed)", comment: ["a\u{7}b"], expectsLists: true)
    let file = ScenarioParser.parse(Array(text.utf8))
    try #require(file.errors.isEmpty, "\(file.errors)\n\(text)")
    let replayed = ScenarioRunner.run(try #require(file.scenarios.first))
    #expect(replayed.failures.isEmpty, "\(replayed.failures)\n\(text)")
    #expect(replayed.hazards.count == result.totals.hazards)
    #expect(replayed.steps.count == result.totals.steps)
    #expect(try ScenarioFormatter.format(Array(text.utf8)) == text)
  }

  @Test("an app's own rows, with integer ids")
  func integers() {
    struct Server: ListItem {
      let id: Int
      var name: String
    }
    let material = TrialMaterial<Int, Server>(
      sectionID: { $0 }, item: { Server(id: $0, name: "\($1)") }, edit: { Server(id: $0.id, name: "edited \($1)") })
    let runner = TrialRunner { (list: ListState<Int, Server>) in Timeline(list) }
    for seed in 0..<30 as Range<UInt64> {
      #expect(runner.run(TrialGenerator(material, rows: 9, steps: 30), seed: seed).failure == nil, "seed \(seed)")
    }
  }

  @Test("absurd sizes are taken into range", arguments: [(Int.min, Int.min), (-1, -1), (0, 5)])
  func sizes(rows: Int, steps: Int) {
    let generator = TrialGenerator(.text, rows: rows, steps: steps)
    #expect(generator.rows == 0)
    let result = TrialRunner().run(generator, seed: 3)
    #expect(result.trial.steps.count == max(0, steps))
    #expect(result.failure == nil)
  }

  @Test("ids that come twice make no trial")
  func twice() {
    let section = ListSection("s", [TextItem("a"), TextItem("a")])
    #expect(TrialRunner().run(Trial(sections: [section])) == nil)
  }
}
