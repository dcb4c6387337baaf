/// Two lists of ids side by side, with what is missing, extra or moved marked in them.
struct ListDifference: Equatable {
  /// What is different about an id.
  enum Mark: Equatable {
    case same, missing, extra, moved
  }

  /// An id and what is different about it.
  struct Item: Equatable {
    let id: String
    var mark: Mark
  }

  /// The list that was expected; ids in it are the same, missing or moved.
  let expected: [Item]
  /// The list that is there; ids in it are the same, extra or moved.
  let found: [Item]

  /// The difference between two lists, with as few ids moved as possible.
  ///
  /// - Complexity: O(*n* log *n*) in the lengths of the lists.
  init(expected: [String], found: [String]) {
    var places: [String: [Int]] = [:]
    for (index, id) in expected.enumerated().reversed() { places[id, default: []].append(index) }
    var left = expected.map { Item(id: $0, mark: .missing) }
    var right = found.map { Item(id: $0, mark: .extra) }
    var pairs: [(expected: Int, found: Int)] = []
    for (index, id) in found.enumerated() {
      guard let place = places[id]?.popLast() else { continue }
      pairs.append((place, index))
    }
    let staying = Self.longestIncreasing(pairs.map(\.expected))
    for (pair, stays) in zip(pairs, staying) {
      left[pair.expected].mark = stays ? .same : .moved
      right[pair.found].mark = stays ? .same : .moved
    }
    self.expected = left
    self.found = right
  }

  /// The ids with a mark, each once, in the order in which a reader meets them.
  func ids(_ mark: Mark) -> [String] {
    (mark == .extra ? found : expected).filter { $0.mark == mark }.map(\.id)
  }

  /// Which of the numbers belong to a longest increasing run among them.
  private static func longestIncreasing(_ numbers: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var belongs = [Bool](repeating: false, count: numbers.count)
    var next = tails.last
    while let index = next {
      belongs[index] = true
      next = previous[index]
    }
    return belongs
  }
}
