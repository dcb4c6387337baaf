/// Chooses what stays where two orders of the same things differ, so that as little as possible has to move.
///
/// Only *candidates* can have changed their order; everything else, the *untouched*, is in the same order before and after.
/// What stays is a heaviest run that is in order in both, found over the candidates and the blocks of untouched things
/// between them, in O(m log m) for m candidates and whatever the number of the untouched.
struct StayingRun {
  /// What it costs not to stay, compared member by member.
  struct Weight: Comparable {
    /// The rows that would be shown anew.
    var rows = 0
    /// The things that would be moved or replaced.
    var count = 0

    static func < (left: Weight, right: Weight) -> Bool { (left.rows, left.count) < (right.rows, right.count) }
    static func + (left: Weight, right: Weight) -> Weight {
      Weight(rows: left.rows + right.rows, count: left.count + right.count)
    }
  }

  /// A candidate that is there before and after.
  struct Candidate {
    /// Its place before, counted among all things.
    var old: Int
    /// Its place after.
    var new: Int
    var weight: Weight
  }

  /// By candidate: whether it stays.
  private(set) var stays: [Bool]
  /// The untouched that move, by place before and place after.
  private(set) var movedUntouched: [ListUpdate.Move<Int>] = []

  /// Chooses among candidates that are there before and after; quickest where they come in the order before.
  ///
  /// - Parameters:
  ///   - oldPlaces: the places before of all candidates, also of those that are not there after; ascending.
  ///   - newPlaces: the places after of all candidates, also of those that were not there before; ascending.
  ///   - untouched: how many things are no candidates.
  init(_ candidates: [Candidate], oldPlaces: [Int], newPlaces: [Int], untouched: Int) {
    stays = [Bool](repeating: true, count: candidates.count)
    let oldRanks = candidates.map { $0.old - oldPlaces.firstIndex(notBefore: $0.old) }
    let newRanks = candidates.map { $0.new - newPlaces.firstIndex(notBefore: $0.new) }
    if oldRanks == newRanks, Self.isInOrder(candidates) { return }
    var elements = candidates.indices.map { index in
      Element(
        number: index, old: candidates[index].old, new: candidates[index].new, weight: candidates[index].weight)
    }
    let cuts = (oldRanks + newRanks + [0, untouched]).sorted()
    var blocks: [Range<Int>] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      elements.append(
        Element(
          number: candidates.count + blocks.count, old: oldPlaces.place(ofUntouched: start),
          new: newPlaces.place(ofUntouched: start), weight: Weight(rows: 0, count: end - start)))
      blocks.append(start..<end)
    }
    for number in Self.leavers(of: elements) {
      guard number >= candidates.count else {
        stays[number] = false
        continue
      }
      for rank in blocks[number - candidates.count] {
        movedUntouched.append(
          ListUpdate.Move(from: oldPlaces.place(ofUntouched: rank), to: newPlaces.place(ofUntouched: rank)))
      }
    }
  }
}

extension StayingRun {
  /// A candidate, or a block of untouched things, with its place, or that of its first, in the two orders.
  private struct Element {
    var number: Int
    var old: Int
    var new: Int
    var weight: Weight
  }

  /// The numbers of the elements that are not in the heaviest run.
  private static func leavers(of elements: [Element]) -> [Int] {
    let byOld = elements.sorted { $0.old < $1.old }
    let byNew = byOld.indices.map { (new: byOld[$0].new, index: $0) }.sorted { $0.new < $1.new }
    var ranks = [Int](repeating: 0, count: byOld.count)
    for (rank, element) in byNew.enumerated() { ranks[element.index] = rank }
    var isKept = [Bool](repeating: false, count: byOld.count)
    for index in heaviestIncreasingRun(ranks: ranks, weights: byOld.map(\.weight)) { isKept[index] = true }
    return byOld.indices.filter { !isKept[$0] }.map { byOld[$0].number }
  }

  /// The indices of a heaviest increasing subsequence of a permutation. O(n log n), by a tree of prefix maxima.
  private static func heaviestIncreasingRun(ranks: [Int], weights: [Weight]) -> [Int] {
    var best = [(weight: Weight, index: Int)](repeating: (Weight(), -1), count: ranks.count + 1)
    var previous = [Int](repeating: -1, count: ranks.count)
    var heaviest = (weight: Weight(rows: -1, count: 0), index: -1)
    for (index, rank) in ranks.enumerated() {
      var before = (weight: Weight(), index: -1)
      var node = rank
      while node > 0 {
        if best[node].index >= 0, best[node].weight > before.weight { before = best[node] }
        node &= node - 1
      }
      previous[index] = before.index
      let total = (weight: before.weight + weights[index], index: index)
      if total.weight > heaviest.weight { heaviest = total }
      node = rank + 1
      while node < best.count {
        if best[node].index < 0 || total.weight > best[node].weight { best[node] = total }
        node += node & -node
      }
    }
    var run: [Int] = []
    var index = heaviest.index
    while index >= 0 {
      run.append(index)
      index = previous[index]
    }
    return run
  }

  /// Whether the candidates have one order before and after.
  private static func isInOrder(_ candidates: [Candidate]) -> Bool {
    let sorted = candidates.sorted { $0.old < $1.old }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.new < $1.new }
  }
}

extension [Int] {
  /// How many of the ascending places are less than this one.
  fileprivate func firstIndex(notBefore place: Int) -> Int {
    indices.partitioningIndex { self[$0] >= place }
  }

  /// The place of the untouched thing that so many untouched ones precede, between these ascending places of candidates.
  fileprivate func place(ofUntouched rank: Int) -> Int {
    rank + indices.partitioningIndex { self[$0] - $0 > rank }
  }
}
