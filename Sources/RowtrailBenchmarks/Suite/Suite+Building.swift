import Rowtrail

extension Suite {
  /// Building a list of given rows, and what it takes beside them.
  mutating func measureBuilding(_ recorder: inout Recorder) {
    if recorder.wants(.build) {
      let section = Self.section(rows)
      var built: ListState<String, Item>?
      var other: PlainList<Item>?
      let ours = recorder.time(runs: longRuns, operations: 1, tearDown: { built = nil }) {
        built = ListState(section)
        return built?.rowCount ?? 0
      }
      let theirs = recorder.time(runs: longRuns, operations: 1, tearDown: { other = nil }) {
        other = PlainList(rows)
        return other?.rows.count ?? 0
      }
      record(.build, ours, theirs, &recorder)
    }
    if recorder.wants(.bytesPerRow) { measureBytesPerRow(&recorder) }
  }

  /// The heap that the list takes with its items, which have short texts; the rows that it is built from not counted.
  private func measureBytesPerRow(_ recorder: inout Recorder) {
    let section = Self.section(rows)
    guard let start = MemoryGauge.now else { return }
    let built = ListState(section)
    guard let middle = MemoryGauge.now else { return }
    let other = PlainList(rows.map { $0 })
    guard let end = MemoryGauge.now else { return }
    recorder.sum &+= built.rowCount + other.rows.count
    let ours = Figure([Double((middle - start).heap) / Double(size)])
    let theirs = Figure([Double((end - middle).heap) / Double(size)])
    record(.bytesPerRow, ours, theirs, &recorder)
  }
}
