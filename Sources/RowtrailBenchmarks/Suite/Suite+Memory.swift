import Rowtrail

extension Suite {
  /// What a kept revision takes: what the heap's blocks grew by, and what the process did.
  ///
  /// Our revisions stay until all kinds are measured, so that none takes pages that another gave back. The plain copies
  /// are large blocks, which the system gets back at once.
  mutating func measureMemory(_ recorder: inout Recorder) {
    var all: [[ListState<String, Item>]] = []
    for kind in StepKind.allCases where recorder.wants(anyOf: [.memory(kind), .resident(kind)]) {
      let batch = batches(kind, stepCount, runs: 0)[0]
      let few = batches(kind, min(10, plainOperations), runs: 0)[0]
      var revisions: [ListState<String, Item>] = []
      var copies: [PlainList<Item>] = []
      let ours = recorder.growth(of: &revisions, &list, batch.there)
      let other = recorder.growth(of: &copies, &plain, few.there)
      all.append(revisions)
      for step in batch.back { _ = list.perform(step) }
      for step in few.back { _ = plain.perform(step) }
      guard let ours, let other else { return }
      record(ours, other, kind, &recorder)
    }
    recorder.sum &+= all.count
  }

  private func record(_ ours: MemoryGauge, _ other: MemoryGauge, _ kind: StepKind, _ recorder: inout Recorder) {
    if recorder.wants(.memory(kind)) {
      record(.memory(kind), Figure([Double(ours.heap)]), Figure([Double(other.heap)]), &recorder)
    }
    if recorder.wants(.resident(kind)) {
      record(.resident(kind), Figure([Double(ours.resident)]), Figure([Double(other.resident)]), &recorder)
    }
  }
}
