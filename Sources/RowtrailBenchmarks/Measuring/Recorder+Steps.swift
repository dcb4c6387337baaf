extension Recorder {
  /// Times steps on a list that nobody else holds, a batch a run.
  mutating func inPlace<List: StepTaker>(_ list: inout List, _ batches: [StepBatch<List.Item>]) -> Figure {
    var run = 0
    return time(runs: batches.count - 1, operations: batches[0].there.count) {
    } tearDown: {
      for step in batches[run].back { _ = list.perform(step) }
      run += 1
    } _: {
      var count = 0
      for step in batches[run].there where list.perform(step) { count += 1 }
      return count
    }
  }

  /// Times steps before each of which a copy of the list is kept, a batch a run.
  mutating func kept<List: StepTaker>(_ list: inout List, _ batches: [StepBatch<List.Item>]) -> Figure {
    var run = 0
    var revisions: [List] = []
    return time(runs: batches.count - 1, operations: batches[0].there.count) {
      revisions = []
      revisions.reserveCapacity(batches[run].there.count)
    } tearDown: {
      for step in batches[run].back { _ = list.perform(step) }
      run += 1
    } _: {
      for step in batches[run].there {
        revisions.append(list)
        _ = list.perform(step)
      }
      return revisions.count
    }
  }

  /// What each copy takes that is kept before a step.
  mutating func growth<List: StepTaker>(
    of revisions: inout [List], _ list: inout List, _ steps: [Step<List.Item>]
  ) -> MemoryGauge? {
    revisions.reserveCapacity(steps.count)
    guard let before = MemoryGauge.now else { return nil }
    for step in steps {
      revisions.append(list)
      _ = list.perform(step)
    }
    guard let after = MemoryGauge.now else { return nil }
    sum &+= revisions.count
    let growth = after - before
    return MemoryGauge(heap: growth.heap / steps.count, resident: growth.resident / steps.count)
  }
}
