import Rowtrail

extension Suite {
  /// How far apart the revisions are that are compared.
  private var distances: [Int] { [1, 100, 10_000] }

  /// Jumps between, and changes over, the revisions of a timeline of mixed entries.
  mutating func measureHistory(_ recorder: inout Recorder) {
    let operations =
      distances.flatMap { [Operation.changes($0), .update($0)] }
      + [.jump, .jumpTinyBudget, .dispatchWithUpdate]
    guard recorder.wants(anyOf: operations) else { return }
    var timeline = Timeline(list)
    for action in mixedActions(11_000) { timeline.dispatch(action) }
    measureJump(.jump, timeline, count: options.isQuick ? 500 : 2000, &recorder)
    for distance in distances { measureChanges(timeline, distance, &recorder) }
    for distance in distances { measureUpdate(timeline, distance, &recorder) }
    measureDispatchWithUpdate(timeline, &recorder)
    timeline.memoryBudget = 1_000_000
    measureJump(.jumpTinyBudget, timeline, count: options.isQuick ? 5 : 20, &recorder)
  }

  /// Out of ten actions seven stars, and a move, an insertion and a deletion each.
  private mutating func mixedActions(_ count: Int) -> [ListAction<String, Item>] {
    (0..<count).map { number in
      let kind: StepKind =
        switch number % 10 {
        case 3: .move
        case 6: .insert
        case 9: .delete
        default: .toggle
        }
      return batches(kind, 1, runs: 0)[0].there[0].action
    }
  }

  private mutating func measureJump(
    _ operation: Operation, _ timeline: Timeline<String, Item>, count: Int, _ recorder: inout Recorder
  ) {
    guard recorder.wants(operation) else { return }
    let revisions = (0..<count).map { _ in random.below(timeline.revision) }
    let figure = recorder.time(runs: operation == .jump ? runs : longRuns, operations: count) {
      revisions.reduce(0) { $0 &+ (timeline.list(at: $1)?.rowCount ?? 0) }
    }
    record(operation, figure, nil, &recorder)
  }

  private mutating func measureChanges(
    _ timeline: Timeline<String, Item>, _ distance: Int, _ recorder: inout Recorder
  ) {
    guard recorder.wants(.changes(distance)) else { return }
    let starts = starts(timeline, distance)
    let figure = recorder.time(runs: runs, operations: starts.count) {
      starts.reduce(0) { $0 &+ (timeline.changes(from: $1, to: $1 + distance)?.rows.count ?? 0) }
    }
    record(.changes(distance), figure, plainDifference(&recorder), &recorder)
  }

  private mutating func measureUpdate(_ timeline: Timeline<String, Item>, _ distance: Int, _ recorder: inout Recorder) {
    guard recorder.wants(.update(distance)) else { return }
    let starts = starts(timeline, distance)
    let figure = recorder.time(runs: runs, operations: starts.count) {
      starts.reduce(0) { $0 &+ (timeline.update(from: $1, to: $1 + distance)?.items.insert.count ?? 0) }
    }
    record(.update(distance), figure, plainDifference(&recorder), &recorder)
  }

  /// Random revisions that so many entries follow; fewer where each takes longer.
  private mutating func starts(_ timeline: Timeline<String, Item>, _ distance: Int) -> [Int] {
    let count = max(2, (options.isQuick ? 500 : 1000) / distance)
    return (0..<count).map { _ in random.below(timeline.revision - distance) }
  }

  /// What the plain answer takes for any two revisions: it has to look at all rows.
  private mutating func plainDifference(_ recorder: inout Recorder) -> Figure {
    let old = plain
    var new = plain
    for step in batches(.move, 1, runs: 0)[0].there { _ = new.perform(step) }
    return recorder.time(runs: longRuns, operations: 1) { new.changeCount(since: old) }
  }

  /// What a tap costs until the table view knows what to do.
  private mutating func measureDispatchWithUpdate(_ timeline: Timeline<String, Item>, _ recorder: inout Recorder) {
    guard recorder.wants(.dispatchWithUpdate) else { return }
    let actions = batches(.toggle, 500, runs: 0)[0].there.map(\.action)
    var changing = timeline
    let figure = recorder.time(runs: runs, operations: actions.count) {
      var sum = 0
      for action in actions {
        let entry = changing.dispatch(action)
        sum &+= changing.update(from: entry.revision - 1, to: entry.revision)?.reconfigure.count ?? 0
      }
      return sum
    }
    record(.dispatchWithUpdate, figure, plainDifference(&recorder), &recorder)
  }
}
