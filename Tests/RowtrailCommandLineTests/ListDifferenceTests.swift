import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

@Suite struct ListDifferenceTests {
  /// Every list of up to so many of these ids, repetitions included.
  private static func lists(of ids: [String], upTo count: Int) -> [[String]] {
    var all: [[String]] = [[]]
    var last = all
    for _ in 0..<count {
      last = last.flatMap { list in ids.map { list + [$0] } }
      all += last
    }
    return all
  }

  /// The length of the longest list that is in both, in order.
  private static func common(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Int {
    guard let first = left.first, !right.isEmpty else { return 0 }
    let without = common(left.dropFirst(), right)
    guard let index = right.firstIndex(of: first) else { return without }
    return max(without, 1 + common(left.dropFirst(), right[(index + 1)...]))
  }

  @Test func everyPairOfSmallLists() {
    let lists = Self.lists(of: ["a", "b", "c"], upTo: 4)
    for expected in lists {
      for found in lists {
        let difference = ListDifference(expected: expected, found: found)
        #expect(difference.expected.map(\.id) == expected)
        #expect(difference.found.map(\.id) == found)
        let same = difference.expected.filter { $0.mark == .same }.map(\.id)
        #expect(same == difference.found.filter { $0.mark == .same }.map(\.id))
        let moved = difference.ids(.moved)
        #expect(moved.sorted() == difference.found.filter { $0.mark == .moved }.map(\.id).sorted())
        #expect((same + moved + difference.ids(.missing)).sorted() == expected.sorted())
        #expect((same + moved + difference.ids(.extra)).sorted() == found.sorted())
        if Set(expected).count == expected.count, Set(found).count == found.count {
          #expect(same.count == Self.common(expected[...], found[...]))
        }
      }
    }
  }

  @Test func marksInALine() {
    let difference = ListDifference(expected: ["a", "b", "c", "d"], found: ["c", "a", "d", "x y"])
    #expect(difference.expectedLine(style: .plain) == "[a, -b, ~c, d]")
    #expect(difference.foundLine(style: .plain) == "[~c, a, d, +\"x y\"]")
    #expect(difference.summary(style: .plain) == "missing -b · extra +\"x y\" · moved ~c")
  }

  @Test func colours() {
    let difference = ListDifference(expected: ["a"], found: ["b"])
    #expect(difference.foundLine(style: Style(usesColor: true)) == "[\u{1b}[32m+b\u{1b}[0m]")
  }

  @Test func longListsShowTheSurroundingsOfADifference() {
    let ids = (0..<1000).map { "r\($0)" }
    var found = ids
    found.remove(at: 500)
    let difference = ListDifference(expected: ids, found: found)
    #expect(
      difference.expectedLine(style: .plain)
        == "[… 498 more …, r498, r499, -r500, r501, r502, … 497 more]")
    let same = ListDifference(expected: ids, found: ids)
    #expect(same.foundLine(style: .plain).utf8.count < 200)
    let other = ListDifference(expected: ids, found: ids.reversed())
    #expect(other.foundLine(style: .plain).utf8.count < 400)
    #expect(other.summary(style: .plain).hasSuffix("… 991 more"))
  }

  @Test func idsAreMadeVisible() {
    let difference = ListDifference(expected: [], found: ["\u{1b}[2J", "\u{202e}x"])
    #expect(difference.foundLine(style: .plain) == "[+\"\\u{1b}[2J\", +\"\\u{202e}x\"]")
  }
}
