import Rowtrail

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
    for pair in pairs {
      left[pair.expected].mark = .moved
      right[pair.found].mark = .moved
    }
    for index in longestIncreasingRun(pairs.map(\.expected)) {
      left[pairs[index].expected].mark = .same
      right[pairs[index].found].mark = .same
    }
    self.expected = left
    self.found = right
  }

  /// The ids with a mark, each once, in the order in which a reader meets them.
  func ids(_ mark: Mark) -> [String] {
    (mark == .extra ? found : expected).filter { $0.mark == mark }.map(\.id)
  }
}
