import Rowtrail
import Testing

/// Our own updates, judged.
struct ListUpdateJudgeTests {
  private typealias List = ListState<String, TextItem>

  private func item(_ id: String) -> TextItem { TextItem(id) }

  @Test func headersCountAsItems() {
    let before = List(ListSection("s", header: "S", headerMode: .firstItem, [item("a"), item("b")]))
    let after = List(ListSection("s", header: "S", headerMode: .firstItem, [item("b")]))
    var update = ListUpdate(from: 0, to: 1, items: .init(delete: [rowAt(0, 1)]))
    #expect(update.proposed(view: .table, before: before, after: after).before == [3])
    #expect(update.verdict(view: .table, before: before, after: after) == .legal)
    update.items.delete = [rowAt(0, 0)]
    #expect(update.verdict(view: .table, before: before, after: after).word == "silent")
    update.items.delete = []
    #expect(update.verdict(view: .collection, before: before, after: after).exception?.kind == .itemCount)
  }

  @Test func sectionsHaveIdentitiesToo() {
    let before = List(ListSection("s", []), ListSection("t", []))
    let after = List(ListSection("t", []), ListSection("s", []))
    let none = ListUpdate(from: 0, to: 1)
    #expect(
      none.verdict(view: .table, before: before, after: after)
        == .silent(IdentityMismatch(place: .section(0), expected: "t", found: "s")))
    let moved = ListUpdate(from: 0, to: 1, sections: .init(move: [moving(1, 0)]))
    #expect(moved.verdict(view: .table, before: before, after: after) == .legal)
    #expect(moved.verdict(view: .table, before: before, after: before).word == "silent")
  }

  @Test func idsCountWhereContentIsNotShared() {
    let before = List(ListSection("s", header: "S", headerMode: .firstItem, [item("a"), item("b")]))
    let after = List(ListSection("s", header: "S", headerMode: .firstItem, [item("b"), item("a")]))
    let moved = ListUpdate(from: 0, to: 1, items: .init(move: [moving(rowAt(0, 1), rowAt(0, 2))]))
    #expect(moved.verdict(view: .table, before: before, after: after) == .legal)
    let wrong = ListUpdate(from: 0, to: 1, items: .init(move: [moving(rowAt(0, 0), rowAt(0, 2))]))
    let verdict = wrong.verdict(view: .table, before: before, after: after)
    #expect(
      verdict == .silent(IdentityMismatch(place: .item(rowAt(0, 0)), expected: "the header of s", found: "a")))
    let occupants = (before.occupants, after.occupants)
    let proposed = wrong.proposed(view: .table, before: before, after: after)
    #expect(proposed.verdict(before: occupants.0, after: occupants.1).word == "silent")
    #expect(before.itemCounts == occupants.0.map(\.count))
  }

  @Test func nothingForEqualLists() {
    let list = List(ListSection("s", [item("a")]))
    #expect(ListUpdate(from: 0, to: 0).verdict(view: .table, before: list, after: list) == .legal)
    let replaced = ListUpdate(from: 0, to: 0, sections: .init(delete: [0], insert: [0]))
    #expect(replaced.verdict(view: .table, before: list, after: list) == .wasteful(.equalLists))
  }
}
