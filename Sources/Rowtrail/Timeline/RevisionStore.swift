/// The lists of past revisions that are at hand, within a budget of memory.
///
/// The newest ones are all kept, in `recent`. Of the older ones only those are kept between which `stride` events lie; the
/// stride doubles whenever the estimate goes beyond the budget. Any list in between is folded from the nearest one.
///
/// It knows lists without an app's types, so that its code is compiled once.
struct RevisionStore: Sendable {
  /// A list, and what it takes beside the kept one before it.
  struct Checkpoint: Sendable {
    let revision: Int
    let list: ListIndex
    /// What lies between the first revision and this one.
    let weight: Weight
    var cost: Int
  }

  /// What a row change takes, where its list is kept: the copied paths of the trees. Measured, see the benchmarks.
  static var bytesPerChange: Int { 5000 }
  /// What a row takes that shares nothing.
  static var bytesPerRow: Int { 200 }
  /// What a flag takes, where its list is kept; and where all rows' records are copied.
  static var bytesPerFlag: Int { 2000 }
  static var bytesPerRecord: Int { 20 }
  /// How many of the newest lists are kept before the older ones are thinned further.
  static var recentCount: Int { 256 }

  /// A number of changes: of flags, which touch nothing else of a row, and of all kinds.
  struct Weight: Sendable {
    var flags = 0
    var all = 0

    init() {}

    init<SectionID, Item>(_ events: [ListEvent<SectionID, Item>]) {
      for event in events {
        all += event.weight
        if case .starred = event { flags += event.weight }
        if case .expanded = event { flags += event.weight }
      }
    }

    static func += (left: inout Weight, right: Weight) {
      left.flags += right.flags
      left.all += right.all
    }

    static func - (left: Weight, right: Weight) -> Weight {
      var difference = left
      difference.flags -= right.flags
      difference.all -= right.all
      return difference
    }
  }

  private(set) var budget: Int
  private var spaced: [Checkpoint]
  private var recent: [Checkpoint] = []
  private var stride = 1
  private var cost = 0
  private var weight = Weight()

  init(_ list: ListIndex, revision: Int, budget: Int) {
    self.budget = budget
    spaced = [Checkpoint(revision: revision, list: list, weight: Weight(), cost: 0)]
  }

  /// How many lists are at hand.
  var count: Int { spaced.count + recent.count }

  mutating func setBudget(_ bytes: Int) {
    budget = bytes
    thin()
  }

  mutating func append(_ list: ListIndex, revision: Int, changes: Weight) {
    weight += changes
    let last = recent.last ?? spaced[spaced.count - 1]
    let cost = Self.cost(of: list, changes: weight - last.weight)
    recent.append(Checkpoint(revision: revision, list: list, weight: weight, cost: cost))
    self.cost += cost
    if recent.count > 2 * Self.recentCount { settle(recent.count - Self.recentCount) }
    thin()
  }

  /// The list at hand from which it takes least to get to a revision: that one, or one before or after it.
  ///
  /// - Parameter weight: how many changes lie between a revision and a later one; where they are a limit or more, any
  ///   number from there.
  func nearest(to revision: Int, weight: (_ from: Int, _ to: Int, _ limit: Int) -> Int) -> Checkpoint? {
    guard let below = checkpoint(atOrBefore: revision) else { return nil }
    guard below.revision < revision, let above = checkpoint(after: revision) else { return below }
    let forward = weight(below.revision, revision, .max)
    return weight(revision, above.revision, forward) < forward ? above : below
  }

  /// The handle and the box of the row at a path in a revision; `nil` where there is none, or the list is not at hand.
  ///
  /// Takes no copy of the list, which would count a reference to each of its trees.
  func row(at path: RowPath, in revision: Int) -> (row: UInt32, box: RowBoxPointer)? {
    let isRecent = recent.first.map { $0.revision <= revision } ?? false
    return (isRecent ? recent : spaced).withUnsafeBufferPointer { part in
      let place = part.firstIndexAfter(revision) - 1
      guard place >= 0, part[place].revision == revision, let row = part[place].list.row(at: path) else { return nil }
      return (row, part[place].list.box(of: row))
    }
  }

  mutating func forget(before revision: Int, _ list: ListIndex) {
    let old = (spaced + recent).filter { $0.revision > revision }
    spaced = [Checkpoint(revision: revision, list: list, weight: old.first?.weight ?? weight, cost: 0)]
    recent = old
    cost = old.reduce(0) { $0 + $1.cost }
  }

  /// What is at hand up to a revision, whose list is this.
  ///
  /// - Parameter changes: what lies between a revision and this one.
  func upTo(_ revision: Int, _ list: ListIndex, changes: (_ from: Int) -> Weight) -> RevisionStore {
    var copy = self
    copy.spaced.removeAll { $0.revision > revision }
    copy.recent.removeAll { $0.revision > revision }
    copy.cost = (copy.spaced + copy.recent).reduce(0) { $0 + $1.cost }
    let last = copy.recent.last ?? copy.spaced[copy.spaced.count - 1]
    copy.weight = last.weight
    if last.revision < revision { copy.append(list, revision: revision, changes: changes(last.revision)) }
    return copy
  }
}

extension RevisionStore {
  private func checkpoint(atOrBefore revision: Int) -> Checkpoint? {
    let isThere = recent.first.map { $0.revision <= revision } ?? false
    let part = isThere ? recent : spaced
    let count = part.firstIndexAfter(revision)
    return count == 0 ? nil : part[count - 1]
  }

  private func checkpoint(after revision: Int) -> Checkpoint? {
    let inSpaced = spaced.firstIndexAfter(revision)
    if inSpaced < spaced.count { return spaced[inSpaced] }
    let inRecent = recent.firstIndexAfter(revision)
    return inRecent < recent.count ? recent[inRecent] : nil
  }

  /// About what a list takes beside the one before it: the paths that each change copied, or all there is to copy.
  private static func cost(of list: ListIndex, changes: Weight) -> Int {
    let others = changes.all - changes.flags
    let flags = min(changes.flags.multipliedClamped(by: bytesPerFlag), list.rowCount * bytesPerRecord)
    return flags + min(others.multipliedClamped(by: bytesPerChange), list.rowCount * bytesPerRow) + 200
  }

  /// Moves the oldest of the recent lists to the spaced ones, which keep some of them.
  private mutating func settle(_ count: Int) {
    for checkpoint in recent.prefix(count) {
      cost -= checkpoint.cost
      keep(checkpoint)
    }
    recent.removeFirst(count)
    guard let first = recent.first else { return }
    let changes = first.weight - spaced[spaced.count - 1].weight
    recent[0].cost = Self.cost(of: first.list, changes: changes)
    cost += recent[0].cost - first.cost
  }

  private mutating func keep(_ checkpoint: Checkpoint) {
    let changes = checkpoint.weight - spaced[spaced.count - 1].weight
    guard stride == 1 || changes.all >= stride else { return }
    var kept = checkpoint
    kept.cost = Self.cost(of: kept.list, changes: changes)
    cost += kept.cost
    spaced.append(kept)
  }

  /// Drops lists until the estimate is within the budget: where the recent ones take the most, the older half of them is
  /// settled among the spaced ones; and of these every other one goes.
  private mutating func thin() {
    while cost > budget, spaced.count > 1 || recent.count > 1 {
      if recent.count > 1, spaced.count == 1 || recent.reduce(0, { $0 + $1.cost }) > budget / 2 {
        if spaced.count == 1, stride == 1 { stride = 2 }
        settle((recent.count + 1) / 2)
      } else {
        respace(stride > .max / 2 ? .max : stride * 2)
      }
    }
    if stride > 1, cost < budget / 8 { stride /= 2 }
  }

  /// Keeps those of the spaced lists between which so many changes lie.
  private mutating func respace(_ newStride: Int) {
    stride = newStride
    let old = spaced
    spaced = [old[0]]
    cost = 0
    if old.count > 2 { for checkpoint in old.dropFirst() { keep(checkpoint) } }
    recountRecent()
  }

  /// Adds up what the recent lists take, now that one before them may be gone.
  private mutating func recountRecent() {
    var last = spaced[spaced.count - 1].weight
    for index in recent.indices {
      recent[index].cost = Self.cost(of: recent[index].list, changes: recent[index].weight - last)
      cost += recent[index].cost
      last = recent[index].weight
    }
  }
}

extension RandomAccessCollection where Element == RevisionStore.Checkpoint, Index == Int {
  /// The index of the first checkpoint after a revision. O(log n).
  fileprivate func firstIndexAfter(_ revision: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].revision <= revision { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Int {
  fileprivate func multipliedClamped(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}

extension ListEvent {
  /// How many rows or sections the event touches.
  package var weight: Int {
    switch self {
    case .starred(let ids, _), .expanded(let ids, _): ids.count
    default: 1
    }
  }
}
