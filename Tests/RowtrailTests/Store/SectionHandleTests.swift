import Rowtrail
import Testing

@Suite("A store: handles of sections")
@MainActor
struct SectionHandleTests {
  let store = ServerStore(serverList([1, 2], [3], []))

  private var starred: [Int] { store.list.rowIDs.filter { store.list.row($0)?.isStarred == true } }

  @Test("a handle is made where a section is in the shown revision")
  func making() {
    store.dispatch(.moveSection(.id(2), to: 0))
    #expect(store.sectionHandle(at: 0, shown: 0)?.id == 0 && store.sectionHandle(at: 0, shown: 1)?.id == 2)
    #expect(store.sectionHandle(for: 0)?.index == 1 && store.sectionHandle(for: 0, shown: 0)?.index == 0)
    #expect(store.sectionHandle(at: 3, shown: 1) == nil && store.sectionHandle(at: -1, shown: 1) == nil)
    #expect(store.sectionHandle(at: 0, shown: 2) == nil && store.sectionHandle(for: 9) == nil)
  }

  @Test("a header's buttons, built once, reach their own section wherever it is")
  func headerButtons() throws {
    let section = try #require(store.sectionHandle(at: 0, shown: 0))
    store.dispatch(.moveSection(.id(0), to: 2))
    store.dispatch(.move([.id(3)], to: .end(of: .id(0))))
    let entry = try section.starAll().get()
    #expect(starred == [1, 2, 3] && section.currentIndex == 2)
    #expect(entry.hazards == [Hazard(captured: 0, meant: .section(0, at: 0), found: .section(1))])
    #expect(section.unstarAll(shown: 0).isAccepted && starred == [3], "the rows that the user saw there")
    store.dispatch(.expand(.id(1)))
    #expect(section.collapseAll().isAccepted && store.list.row(1)?.isExpanded == false)
  }

  @Test("a section's texts, place and end")
  func others() throws {
    let section = try #require(store.sectionHandle(for: 1))
    section.edit(SectionEdit(header: "Europe", footer: "1 server"))
    #expect(section.attributes?.header == "Europe" && section.attributes?.footer == "1 server")
    #expect(section.move(to: 0).isAccepted && section.currentIndex == 0)
    #expect(section.move(to: 3).reason == .outOfRange)
    #expect(section.delete().isAccepted && rows(of: store.list) == [[1, 2], []])
    #expect(section.starAll().reason == .gone && section.delete().reason == .gone)
    #expect(section.edit(SectionEdit(header: "")).reason == .gone)
    #expect(section.attributes == nil && section.currentIndex == nil)
    store.undo()
    #expect(section.starAll().isAccepted && starred == [3])
  }

  @Test("a revision that is not there is refused")
  func revisions() throws {
    let section = try #require(store.sectionHandle(for: 1))
    #expect(section.starAll(shown: 7).reason == .futureRevision)
  }
}
