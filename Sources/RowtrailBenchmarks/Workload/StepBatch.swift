/// The steps of one run, and those that take them back.
struct StepBatch<Item: BenchmarkItem> {
  var there: [Step<Item>]
  var back: [Step<Item>] = []
}
