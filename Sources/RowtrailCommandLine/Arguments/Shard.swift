import RowtrailScenarios

/// A part of a whole that several machines share: every `count`-th thing, from the `index`-th.
struct Shard: Hashable, Sendable {
  /// Which part, from 1 to `count`.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// The shard that a text such as `2/4` spells, or `nil` where it spells none.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = IntegerText.natural(parts[0]), let count = IntegerText.natural(parts[1]),
      (1...max(count, 1)).contains(index), count >= 1
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The elements that fall to this shard, in their order; `<` says which is the first, the second and so on.
  func select<Element: Comparable>(from elements: [Element]) -> [Element] {
    let ranks = elements.indices.sorted { (elements[$0], $0) < (elements[$1], $1) }
    let chosen = stride(from: index - 1, to: ranks.count, by: count).map { ranks[$0] }
    return chosen.sorted().map { elements[$0] }
  }
}
