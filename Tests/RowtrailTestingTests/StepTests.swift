import Rowtrail
import RowtrailTesting
import Testing

/// An app's own item.
struct Task: ListItem {
  let id: Int
  var title: String
  var priority = 0
}

@Suite("Steps of a store and a timeline")
@MainActor
struct StepTests {
  let store = ListStore(
    ListState(
      ListSection("now", header: "Now", [Task(id: 1, title: "Write"), Task(id: 2, title: "Read")]),
      ListSection("later", [Task(id: 3, title: "Rest")])))

  private func at(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }

  @Test("what is stated, and nothing else, changes")
  func rows() {
    store.expect(.toggleStar(.id(1))) { $0.star(1) }
    store.expect(.unstar(.id(1))) { $0.unstar(1) }
    store.expect(.expand(.id(2))) { $0.expand(2) }
    store.expect(.toggleExpand(.id(2))) { $0.collapse(2) }
    store.expect(.edit(.id(2), Task(id: 2, title: "Read on"))) { $0.edit(2) { $0.title = "Read on" } }
    store.expect(.move([.id(1)], to: .end(of: .id("later")))) { $0.move(1, to: at(1, 1)) }
    store.expect(.insert(ListRow(Task(id: 4, title: "Run"), isStarred: true), at: .start(of: .id("now")))) {
      $0.insert(ListRow(Task(id: 4, title: "Run"), isStarred: true), at: at(0, 0))
    }
    let outcome = store.expect(.delete([.id(3)])) { $0.delete(3) }
    #expect(outcome.isAccepted && store.list.rowIDs == [4, 2, 1])
    store.expect(.star(.id(4)))
  }

  @Test("sections")
  func sections() {
    store.expect(.insertSection(SectionAttributes("soon", header: "Soon"), at: 1)) {
      $0.insertSection(SectionAttributes("soon", header: "Soon"), at: 1)
    }
    store.expect(.moveSection(.id("later"), to: 0)) { $0.moveSection("later", to: 0) }
    store.expect(.editSection(.id("now"), SectionEdit(footer: "2"))) { $0.editSection("now") { $0.footer = "2" } }
    store.expect(.deleteSection(.id("now"))) { $0.deleteSection("now") }
    store.expect(.undo) {
      $0.insertSection(SectionAttributes("now", header: "Now", footer: "2"), at: 1)
      $0.insert(Task(id: 1, title: "Write"), at: at(1, 0))
      $0.insert(Task(id: 2, title: "Read"), at: at(1, 1))
    }
  }

  @Test("a closure that dispatches several actions, or none")
  func closures() throws {
    let row = try #require(store.handle(for: 1))
    store.expect {
      row.toggleStar()
      row.move(to: .end(of: .id("later")))
    } changes: {
      $0.star(1)
      $0.move(1, to: at(1, 1))
    }
    store.expect {
    } changes: { _ in
    }
    row.delete()
    store.expect(rejected: .gone) { row.toggleStar() }
    store.expect(.star(.id(9)), rejected: .unknownRow)
  }

  @Test("a timeline, too")
  func timeline() {
    var timeline = Timeline(store.list)
    let entry = timeline.expect(.star(.id(1))) { $0.star(1) }
    #expect(entry.revision == 1)
    timeline.expect(.star(.id(9)), rejected: .unknownRow)
    #expect(timeline.revision == 2)
  }

  @Test("an error of the test's own closure comes through")
  func throwing() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try store.expect {
        throw Stop()
      } changes: { _ in
      }
    }
    #expect(throws: Stop.self) { try store.expect(.star(.id(1))) { _ in throw Stop() } }
  }
}
