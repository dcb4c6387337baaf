import Rowtrail

extension Suite {
  /// How many steps a run makes of the list.
  var stepCount: Int { min(options.isQuick ? 500 : 1000, size / 5) }
  /// How many steps a run makes of the plain list.
  private var plainStepCount: Int { min(stepCount, plainOperations) }

  /// On a list that nobody else holds.
  mutating func measureInPlace(_ kind: StepKind, _ recorder: inout Recorder) {
    guard recorder.wants(.inPlace(kind)) else { return }
    let ours = recorder.inPlace(&list, batches(kind, stepCount, runs: runs))
    let other = recorder.inPlace(&plain, batches(kind, plainStepCount, runs: 3))
    record(.inPlace(kind), ours, other, &recorder)
  }

  /// With every revision kept: by a copy into an array, and by a timeline.
  mutating func measureKept(_ kind: StepKind, _ recorder: inout Recorder) {
    guard recorder.wants(anyOf: [.kept(kind), .dispatched(kind)]) else { return }
    let ours = recorder.kept(&list, batches(kind, stepCount, runs: runs))
    let other = recorder.kept(&plain, batches(kind, plainStepCount, runs: 3))
    if recorder.wants(.kept(kind)) { record(.kept(kind), ours, other, &recorder) }
    if recorder.wants(.dispatched(kind)) { record(.dispatched(kind), dispatched(kind, &recorder), other, &recorder) }
  }

  private mutating func dispatched(_ kind: StepKind, _ recorder: inout Recorder) -> Figure {
    let actions = batches(kind, stepCount, runs: runs).map { $0.there.map(\.action) }
    var timeline = Timeline(list)
    var run = 0
    return recorder.time(runs: runs, operations: stepCount) {
      timeline = Timeline(list)
    } tearDown: {
      run += 1
    } _: {
      for action in actions[run] { timeline.dispatch(action) }
      return timeline.revision
    }
  }
}

extension Suite {
  /// A batch for each run, and for the one before them that is dropped.
  mutating func batches(_ kind: StepKind, _ count: Int, runs: Int) -> [StepBatch<Item>] {
    (0...runs).map { _ in batch(kind, count) }
  }

  /// Steps of one kind on random rows, and those that take them back where the list would have other ids.
  private mutating func batch(_ kind: StepKind, _ count: Int) -> StepBatch<Item> {
    switch kind {
    case .toggle: return StepBatch(there: randomNumbers(count).map { .toggle(rows[$0].id) })
    case .move: return StepBatch(there: zip(randomNumbers(count), randomNumbers(count)).map { .move($0, to: $1) })
    case .insert:
      let items = (nextNumber..<nextNumber + count).map { Item(number: $0) }
      nextNumber += count
      return StepBatch(
        there: zip(items, randomNumbers(count)).map { .insert($0, at: $1) }, back: items.map { .delete($0.id) })
    case .delete:
      let items = distinctNumbers(count).map { rows[$0].item }
      let places = randomNumbers(count).map { $0 % (size - count) }
      return StepBatch(
        there: items.map { .delete($0.id) }, back: zip(items, places).map { .insert($0, at: $1) })
    case .edit:
      return StepBatch(
        there: randomNumbers(count).map { number in
          .edit(rows[number].item.edited(by: Item.edit(number: number + 1)), number: number + 1)
        })
    }
  }

  /// Numbers of rows, any of them any number of times.
  private mutating func randomNumbers(_ count: Int) -> [Int] {
    (0..<count).map { _ in random.below(size) }
  }

  /// Numbers of rows, each once.
  mutating func distinctNumbers(_ count: Int) -> [Int] {
    var chosen = Set<Int>()
    while chosen.count < count { chosen.insert(random.below(size)) }
    return chosen.sorted().shuffled(using: &random)
  }
}
