import Rowtrail
import Testing

@Suite("What is left to do after a batch")
struct FollowUpTests {
  private static let before = ServerList(
    ListSection(0, header: "A", footer: "a", [Server.make(1)]),
    ListSection(1, header: "B", headerMode: .firstItem, [Server.make(2)]), ListSection(2, [Server.make(3)]))

  struct Case: Sendable, CustomTestStringConvertible {
    var section: Int
    var edit: SectionEdit
    var expected: ListFollowUp
    var testDescription: String { "section \(section): \(edit)" }
  }

  static let cases = [
    Case(section: 0, edit: SectionEdit(header: "AA"), expected: ListFollowUp(headers: [0])),
    Case(section: 0, edit: SectionEdit(footer: "aa"), expected: ListFollowUp(footers: [0])),
    Case(section: 0, edit: SectionEdit(footer: ""), expected: ListFollowUp(rebuilt: [0])),
    Case(
      section: 0, edit: SectionEdit(header: "AA", headerMode: HeaderMode.none), expected: ListFollowUp(rebuilt: [0])),
    Case(section: 0, edit: SectionEdit(headerMode: .firstItem), expected: ListFollowUp(rebuilt: [0])),
    Case(section: 1, edit: SectionEdit(header: "BB"), expected: ListFollowUp(reconfigure: [at(1, 0)])),
    Case(section: 1, edit: SectionEdit(headerMode: .supplementary), expected: ListFollowUp(rebuilt: [1])),
    Case(section: 1, edit: SectionEdit(headerMode: HeaderMode.none), expected: ListFollowUp()),
    Case(section: 2, edit: SectionEdit(header: "C"), expected: ListFollowUp()),
    Case(section: 2, edit: SectionEdit(footer: "c", headerMode: .supplementary), expected: ListFollowUp(rebuilt: [2])),
  ]

  @Test("headers and footers", arguments: cases)
  func headers(_ sample: Case) {
    var timeline = Timeline(Self.before)
    timeline.dispatch(.editSection(.id(sample.section), sample.edit))
    let update = timeline.current.update(since: Self.before)
    #expect(update.followUp(before: Self.before, after: timeline.current) == sample.expected)
  }

  @Test("items of a diffable data source: what changed is named wherever it went")
  func placeIDs() {
    var timeline = Timeline(Self.before)
    timeline.dispatch(.move([.id(1)], to: .start(of: .id(2))))
    timeline.dispatch(.star(.id(1)))
    timeline.dispatch(.editSection(.id(1), SectionEdit(header: "BB")))
    timeline.dispatch(.delete([.id(2)]))
    timeline.dispatch(.insert(ListRow(Server.make(9)), at: .end(of: .id(1))))
    let list = timeline.current
    let work = list.update(since: Self.before).followUp(before: Self.before, after: list)
    #expect(list.changedPlaceIDs(since: Self.before, work) == [.header(1), .row(1)])
    #expect(work.counts == [0, 2] && work.headerViews == [0, 2] && work.footerViews == [0, 2])
    #expect(timeline.current.placeIDs(ofSectionAt: 1) == [.header(1), .row(9)])
    #expect(timeline.current.placeIDs(ofSectionAt: 2) == [.row(1), .row(3)])
    #expect(timeline.current.placeIDs(ofSectionAt: 3) == [])
    #expect(ListPlaceID<Int, Int>.row(3).rowID == 3 && ListPlaceID<Int, Int>.header(3).rowID == nil)
  }

  @Test("handles for all rows and sections of a revision")
  @MainActor
  func allHandles() {
    let store = ListStore(Self.before)
    store.dispatch(.delete([.id(2)]))
    #expect(store.handles(in: 1, shown: 0).map(\.path) == [at(1, 1)] && store.handles(in: 1, shown: 1).isEmpty)
    #expect(store.sectionHandles(shown: 0).map(\.shown.header) == ["A", "B", ""])
    #expect(store.sectionHandles(shown: 0).map(\.rowCount) == [1, 1, 1])
    #expect(store.sectionHandle(at: 1, shown: 1)?.rowCount == 0 && store.sectionHandle(for: 1, shown: 0)?.rowCount == 1)
    #expect(store.handles(in: 7, shown: 0).isEmpty && store.sectionHandles(shown: 9).isEmpty)
  }
}
