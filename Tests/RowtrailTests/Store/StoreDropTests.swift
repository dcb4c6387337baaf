import Rowtrail
import Testing

@Suite("A store: reorder and drop")
@MainActor
struct StoreDropTests {
  /// Takes the rows out and puts them in, as UIKit's documentation has the model do.
  private func dropped(_ sections: [[Int]], _ moving: [Int], section: Int, offset: Int) -> [[Int]] {
    var result = sections.map { $0.filter { !moving.contains($0) } }
    result[section].insert(contentsOf: sections.joined().filter { moving.contains($0) }, at: offset)
    return result
  }

  @Test(
    "every drop of any rows at every place of two sections and an empty one", arguments: [Set<Int>(), [0], [1, 2]])
  func everyDrop(firstItem: Set<Int>) {
    let sections = [[1, 2, 3], [4, 5], []]
    for subset in 0..<1 << 5 {
      let moving = (1...5).filter { subset & 1 << ($0 - 1) != 0 }
      for section in 0..<3 {
        for offset in 0...sections[section].filter({ !moving.contains($0) }).count {
          let store = ServerStore(serverList([1, 2, 3], [4, 5], [], firstItem: firstItem))
          let path = at(section, offset + (firstItem.contains(section) ? 1 : 0))
          let outcome = store.drop(moving.reversed().compactMap { store.handle(for: $0) }, at: path, shown: 0)
          #expect(outcome.isAccepted, "\(moving) \(path)")
          #expect(rows(of: store.list) == dropped(sections, moving, section: section, offset: offset))
        }
      }
    }
  }

  @Test("every reorder of a single row", arguments: [Set<Int>(), [0, 1, 2]])
  func everyReorder(firstItem: Set<Int>) {
    let sections = [[1, 2, 3], [4, 5], []]
    let first = firstItem.isEmpty ? 0 : 1
    for (section, ids) in sections.enumerated() {
      for (offset, id) in ids.enumerated() {
        for target in 0..<3 {
          for place in 0...sections[target].filter({ $0 != id }).count {
            let store = ServerStore(serverList([1, 2, 3], [4, 5], [], firstItem: firstItem))
            let outcome = store.moveRow(at: at(section, offset + first), to: at(target, place + first), shown: 0)
            #expect(outcome.isAccepted)
            #expect(rows(of: store.list) == dropped(sections, [id], section: target, offset: place))
          }
        }
      }
    }
  }

  @Test("onto a header means behind it, behind the end means the end, and nowhere the end of the list")
  func besides() throws {
    let store = ServerStore(serverList([1, 2], [3], [], firstItem: [1, 2]))
    let row = try #require(store.handle(for: 1))
    #expect(store.drop([row], at: at(1, 0), shown: 0).isAccepted && rows(of: store.list) == [[2], [1, 3], []])
    #expect(store.drop([row], at: at(2, 0), shown: 1).isAccepted && rows(of: store.list) == [[2], [3], [1]])
    #expect(store.drop([row], at: at(1, 99), shown: 2).isAccepted && rows(of: store.list) == [[2], [3, 1], []])
    #expect(store.drop([row], at: at(1, .max), shown: 3).isAccepted && rows(of: store.list) == [[2], [3, 1], []])
    #expect(store.drop([row], at: nil, shown: 4).isAccepted && rows(of: store.list) == [[2], [3], [1]])
    #expect(store.moveRow(at: at(0, 0), to: at(1, 7), shown: 5).isAccepted)
    #expect(rows(of: store.list) == [[], [3, 2], [1]])
    #expect(store.moveRow(at: at(1, 2), to: at(0, 3), shown: 6).isAccepted, "into an empty section")
    #expect(rows(of: store.list) == [[2], [3], [1]])
  }

  @Test("a drag that began on an older list drops the rows that it took")
  func longDrag() throws {
    let store = ServerStore(serverList([1, 2, 3], [4, 5]))
    let dragged = try [at(0, 0), at(1, 0)].map { try #require(store.handle(at: $0, shown: 0)) }
    store.dispatch(.insert(ListRow(Server.make(9)), at: .start(of: .id(0))))
    store.dispatch(.move([.id(4)], to: .start(of: .id(0))))
    #expect(rows(of: store.list) == [[4, 9, 1, 2, 3], [5]])
    // The view shows [4, 9, 1, 2, 3] without 4 and 1; item 2 is row 3.
    #expect(store.drop(dragged, at: at(0, 2), shown: 2).isAccepted)
    #expect(rows(of: store.list) == [[9, 2, 4, 1, 3], [5]])
    store.dispatch(.delete([.id(4)]))
    #expect(store.drop(dragged, at: at(0, 0), shown: store.revision).reason == .gone)
    #expect(rows(of: store.list) == [[9, 2, 1, 3], [5]], "whole or not at all")
  }

  @Test("a place of an older list goes with the row that stood there, or is gone with it")
  func stalePlace() throws {
    let store = ServerStore(serverList([1, 2, 3], [4]))
    let row = try #require(store.handle(for: 4))
    store.dispatch(.move([.id(2)], to: .end(of: .id(0))))
    #expect(store.drop([row], at: at(0, 1), shown: 0).isAccepted && rows(of: store.list) == [[1, 3, 4, 2], []])
    #expect(store.moveRow(at: at(0, 0), to: at(0, 1), shown: 0).isAccepted, "behind 2, before 3")
    #expect(rows(of: store.list) == [[1, 3, 4, 2], []])
    store.dispatch(.delete([.id(3)]))
    #expect(store.moveRow(at: at(0, 0), to: at(0, 1), shown: 0).reason == .gone)
    #expect(store.moveRow(at: at(0, 2), to: at(0, 0), shown: 0).reason == .gone)
  }

  @Test("rows from outside land in their order, all or none")
  func fromOutside() {
    let store = ServerStore(serverList([1, 2], [], firstItem: [0]))
    store.dispatch(.insert(ListRow(Server.make(9)), at: .start(of: .id(0))))
    let news = [7, 8].map { ListRow(Server.make($0), isStarred: true) }
    #expect(store.drop(news, at: at(0, 2), shown: 0).isAccepted && rows(of: store.list) == [[9, 1, 7, 8, 2], []])
    #expect(store.list.row(8)?.isStarred == true && store.revision == 2, "one entry")
    #expect(store.drop([ListRow(Server.make(5)), news[0]], at: nil, shown: 2).reason == .duplicateRow)
    #expect(rows(of: store.list) == [[9, 1, 7, 8, 2], []])
    #expect(store.drop([ListRow(Server.make(5))], at: nil, shown: 2).isAccepted)
    #expect(store.drop([ListRow(Server.make(6))], at: at(1, 0), shown: 2).isAccepted)
    #expect(rows(of: store.list)[1] == [5, 6], "the section was empty when it was shown: its end")
    #expect(store.undo().isAccepted && store.drop([] as [ListRow<Server>], at: nil, shown: 0).isAccepted)
  }

  @Test(
    "what the shown list does not have is refused and recorded",
    arguments: [
      (at(0, 0), at(2, 0), 0, .outOfRange), (at(0, 0), at(-1, 0), 0, .outOfRange),
      (at(0, 0), at(0, -1), 0, .outOfRange), (at(0, 2), at(0, 0), 0, .outOfRange),
      (at(1, 0), at(0, 0), 0, .header), (at(0, 0), at(0, 0), 1, .futureRevision),
      (at(0, 0), at(0, 0), -1, .forgottenRevision),
    ] as [(RowPath, RowPath, Int, Rejection.Reason)])
  func refused(source: RowPath, destination: RowPath, shown: Int, reason: Rejection.Reason) {
    let store = ServerStore(serverList([1, 2], [3], firstItem: [1]))
    #expect(store.moveRow(at: source, to: destination, shown: shown).reason == reason)
    #expect(store.revision == 1 && store.timeline.entries[0].rejection?.reason == reason)
    guard source == at(0, 0) else { return }
    let shown = shown == 1 ? 9 : shown
    #expect(store.drop([store.handle(for: 1)].compactMap { $0 }, at: destination, shown: shown).reason == reason)
    #expect(store.drop([ListRow(Server.make(9))], at: destination, shown: shown).reason == reason)
  }

  @Test("an empty list has no end to drop at")
  func emptyList() {
    let store = ServerStore(ServerList())
    #expect(store.drop([ListRow(Server.make(9))], at: nil, shown: 0).reason == .outOfRange)
  }
}
