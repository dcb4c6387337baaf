import Rowtrail

extension Suite {
  /// Actions on many rows: each by a timeline, which keeps the list before, and beside a plain list that is copied.
  mutating func measureBulk(_ recorder: inout Recorder) {
    measureStarAll(&recorder)
    measureDeleteHalf(&recorder)
    measureMoveMany(&recorder)
  }

  private mutating func measureStarAll(_ recorder: inout Recorder) {
    measure("star all", .starAll(), &recorder) { $0.starAll() }
    let operation = Operation("star all, in place, a row")
    guard recorder.wants(operation) else { return }
    let ids = rows.map(\.id)
    var value = list.row(ids[0])?.isStarred == false
    let figure = recorder.time(runs: longRuns, operations: size) {
      value.toggle()
    } _: {
      list.apply(.starred(ids.filter { list.row($0)?.isStarred != value }, value)) ? 1 : 0
    }
    record(operation, figure, nil, &recorder)
  }

  private mutating func measureDeleteHalf(_ recorder: inout Recorder) {
    let ids = distinctNumbers(size / 2).map { rows[$0].id }
    measure("delete half of the rows", .delete(ids.map { .id($0) }), &recorder) { $0.delete(Set(ids)) }
  }

  private mutating func measureMoveMany(_ recorder: inout Recorder) {
    let ids = distinctNumbers(min(10_000, size / 2)).map { rows[$0].id }
    let action = ListAction<String, Item>.move(ids.map { .id($0) }, to: .start(of: .id("all")))
    measure("move 10,000 rows (half of 1,000) to the start", action, &recorder) { $0.moveToStart(Set(ids)) }
  }

  /// One action, dispatched to a new timeline of the list.
  private mutating func measure(
    _ name: String, _ action: ListAction<String, Item>, _ recorder: inout Recorder,
    plainly: (inout PlainList<Item>) -> Void
  ) {
    let operation = Operation(name)
    guard recorder.wants(operation) else { return }
    var timeline = Timeline(list)
    let ours = recorder.time(runs: longRuns, operations: 1) {
      timeline = Timeline(list)
    } _: {
      timeline.dispatch(action).isAccepted ? 1 : 0
    }
    let theirs = recorder.time(runs: longRuns, operations: 1) {
      var copy = plain
      plainly(&copy)
      return copy.rows.count
    }
    record(operation, ours, theirs, &recorder)
  }
}
