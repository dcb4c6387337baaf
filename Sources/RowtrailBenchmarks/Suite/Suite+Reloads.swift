import Rowtrail

extension Suite {
  /// Reloads, and the updates that they come to.
  mutating func measureReloads(_ recorder: inout Recorder) {
    let others = (nextNumber..<nextNumber + size).map { ListRow(Item(number: $0)) }
    nextNumber += size
    measure("reload of the same rows", rows, &recorder)
    measure("reload of the same rows, shuffled", rows.shuffled(using: &random), &recorder)
    measure("reload of other rows", others, &recorder)
  }

  private mutating func measure(_ name: String, _ new: [ListRow<Item>], _ recorder: inout Recorder) {
    let (reload, update) = (Operation(name), Operation("update over a \(name)"))
    guard recorder.wants(anyOf: [reload, update]) else { return }
    let start = ListState(Self.section(rows))
    let action = ListAction<String, Item>.reload([Self.section(new)])
    var timeline = Timeline(start)
    let ours = recorder.time(runs: longRuns, operations: 1) {
      timeline = Timeline(start)
    } _: {
      timeline.dispatch(action).isAccepted ? 1 : 0
    }
    let before = PlainList(rows)
    var after = before
    let theirs = recorder.time(runs: longRuns, operations: 1) {
      after = PlainList(new)
      return after.rows.count
    }
    if recorder.wants(reload) { record(reload, ours, theirs, &recorder) }
    guard recorder.wants(update) else { return }
    let planned = recorder.time(runs: longRuns, operations: 1) {
      timeline.update(from: 0, to: 1)?.items.move.count ?? 0
    }
    let compared = recorder.time(runs: longRuns, operations: 1) { after.changeCount(since: before) }
    record(update, planned, compared, &recorder)
  }
}
