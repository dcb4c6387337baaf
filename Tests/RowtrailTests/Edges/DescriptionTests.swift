import Rowtrail
import Testing

@Suite("What is printed of an entry and an update")
struct DescriptionTests {
  @Test("an entry, on one line")
  func entries() {
    var timeline = Timeline(serverList([1, 2, 3], [4, 5, 6]))
    func line(_ action: ListAction<Int, Server>, _ cause: AppAction? = nil) -> String {
      "\(timeline.dispatch(action, cause: cause))"
    }
    #expect(line(.star(.id(1))) == "r1 star 1")
    #expect(line(.star(.path(at(0, 0)))) == "r2 star [0, 0] -> unchanged")
    #expect(line(.move([.id(1)], to: .end(of: .id(1)))) == "r3 move 1 to end of 1")
    #expect(line(.toggleStar(.captured(at(0, 0), revision: 0))) == "r4 toggle-star [0, 0]@0 -> 1 (hazards: 1)")
    #expect(
      line(.delete([.id(9)]))
        == "r5 delete 9 -> rejected unknown-row: 9: no row has this id now; use the id of a row in the list")
    #expect(line(.delete([2, 3, 4, 5, 6].map { .id($0) })) == "r6 delete 2, 3, 4, 5 and 1 more")
    #expect(line(.undo, AppAction("shake\u{1b}")) == "r7 shake\\u{1b}: undo")
    #expect(
      line(.batch([.insertSection(SectionAttributes(7), at: 0), .moveSection(.id(7), to: 2)]))
        == "r8 batch of 2: insert section 7 at [0], move section 7 to [2]")
    #expect(line(.reload([ListSection(0, [Server.make(1)])])) == "r9 reload (rows: 1, sections: 1)")
    #expect(
      "\(Result<_, Rejection>.success(timeline.dispatch(.unstar(.id(1)))))" == "success(r10 unstar 1 -> unchanged)")
  }

  @Test("ids of an app are escaped")
  func escaped() {
    var timeline = Timeline(ListState(ListSection("s\n", [TextItem("a\u{202e}", title: "A")])))
    let entry = timeline.dispatch(.move([.id("a\u{202e}")], to: .end(of: .id("s\n"))))
    #expect("\(entry)" == "r1 move a\\u{202e} to end of s\\u{a} -> unchanged")
  }

  @Test("an update, on one line")
  func updates() {
    let before = serverList([1, 2, 3], [4, 5])
    var timeline = Timeline(before)
    timeline.dispatch(.delete([.id(1)]))
    timeline.dispatch(.move([.id(5)], to: .path(at(0, 0))))
    timeline.dispatch(.star(.id(2)))
    timeline.dispatch(.editSection(.id(1), SectionEdit(header: "B")))
    let update = timeline.current.update(since: before, from: 0, to: 4)
    #expect("\(update)" == "r0 to r4: delete [0, 0]; move [1, 1] to [0, 0]; reconfigure [0, 1]; headers 1")
    #expect("\(ListUpdate(from: 1, to: 2))" == "r1 to r2: nothing")
    #expect(
      "\(ListUpdate(from: 1, to: 2, sections: .init(delete: [0], move: [.init(from: 1, to: 0)])))"
        == "r1 to r2: delete sections 0; move sections 1 to 0")
  }
}
