import Rowtrail
import RowtrailScenarios

/// What is to be generated.
struct GenerationPlan: Hashable, Sendable {
  /// The seed of the first scenario; each further one has the next number.
  let seed: UInt64
  /// How many scenarios; 0 for no end.
  let count: Int
  /// How many steps a scenario has.
  let steps: Int
  /// About how many rows a list has.
  let rows: Int

  /// The seed of the scenario of this number, from 0.
  func seed(of number: Int) -> UInt64 { seed &+ UInt64(number) }

  /// The command that runs the scenario of this number alone.
  func command(forNumber number: Int) -> String { command(seed: seed(of: number), count: 1) }

  /// The command that runs so many of the scenarios again.
  func command(count: Int) -> String { command(seed: seed, count: count) }

  private func command(seed: UInt64, count: Int) -> String {
    "rowtrail generate --seed \(seed) --count \(count) --steps \(steps) --rows \(rows)"
  }

  /// What makes the scenarios.
  var generator: TrialGenerator<String, TextItem> { TrialGenerator(.text, rows: rows, steps: steps) }
}
