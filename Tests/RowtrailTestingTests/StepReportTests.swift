import Rowtrail
import RowtrailTesting
import Testing

@Suite("What a step's failure says")
@MainActor
struct StepReportTests {
  typealias Store = ListStore<String, Task>

  let store = Store(
    ListState(
      ListSection("now", header: "Now", [Task(id: 1, title: "Write"), Task(id: 2, title: "Read")]),
      ListSection("later", [Task(id: 3, title: "Rest")])))

  private func report(_ action: ListAction<String, Task>, _ changes: (inout Store.Changes) -> Void = { _ in })
    -> [String]
  {
    issues { store.expect(action, changes: changes) }.flatMap { $0.text.split(separator: "\n").map(String.init) }
  }

  private func at(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }

  @Test("something changed that nobody mentioned")
  func unmentioned() {
    let head = "the list is not what was stated:"
    #expect(
      report(.star(.id(1))) == [
        "at revision 1 \(head)", "  1: is starred, was not starred, and nobody mentioned that",
      ])
    #expect(
      report(.delete([.id(1)])) == [
        "at revision 2 \(head)", "  1: is not in the list, was at [0, 0] in now, and nobody mentioned that",
      ])
    #expect(
      report(.insert(ListRow(Task(id: 4, title: "Run")), at: .start(of: .id("now")))) == [
        "at revision 3 \(head)", "  4: is at [0, 0] in now, was not in the list, and nobody mentioned that",
      ])
    #expect(
      report(.edit(.id(2), Task(id: 2, title: "Read on", priority: 3))) == [
        "at revision 4 \(head)",
        "  2: is title \"Read on\", priority 3, was title \"Read\", priority 0, and nobody mentioned that",
      ])
    #expect(
      report(.editSection(.id("now"), SectionEdit(footer: "2"))) == [
        "at revision 5 \(head)", "  section now: is footer \"2\", was footer \"\", and nobody mentioned that",
      ])
    #expect(
      report(.deleteSection(.id("later"))).contains(
        "  section later: is not in the list, was at 1, and nobody mentioned that"))
  }

  @Test("something mentioned did not change")
  func missing() {
    let lines = report(.star(.id(1))) {
      $0.star(1)
      $0.expand(2)
      $0.move(3, to: at(0, 0))
      $0.edit(1) { $0.priority = 5 }
      $0.insert(Task(id: 5, title: "Run"), at: at(1, 0))
      $0.insertSection(SectionAttributes("soon"), at: 0)
    }
    #expect(
      lines == [
        "at revision 1 the list is not what was stated:", "  section soon: is not in the list, must be at 0",
        "  1: is priority 0, must be priority 5", "  2: is not expanded, must be expanded",
        "  3: is at [1, 0] in later, must be at [1, 0] in now", "  5: is not in the list, must be at [2, 0] in later",
      ])
  }

  @Test("a change that went another way than was stated")
  func otherwise() {
    #expect(
      report(.move([.id(1)], to: .end(of: .id("later")))) { $0.move(1, to: at(1, 0)) } == [
        "at revision 1 the list is not what was stated:", "  1: is at [1, 1] in later, must be at [1, 0] in later",
      ])
  }

  @Test("a statement that cannot be true is reported at its own line")
  func impossible() {
    let line = #line
    let found = issues {
      store.expect(.star(.id(1))) {
        $0.star(1)
        $0.star(1)
        $0.unstar(2)
        $0.delete(9)
        $0.move(2, to: at(7, 0))
        $0.insert(Task(id: 3, title: "Rest"), at: at(0, 0))
        $0.editSection("now") { $0.header = "Now" }
        $0.moveSection("never", to: 0)
      }
    }
    #expect(found.map(\.line) == [4, 5, 6, 7, 8, 9, 10].map { line + $0 })
    #expect(
      found.map(\.text) == [
        "1 is so already: nothing to state here", "2 is so already: nothing to state here",
        "9 is not in the list and cannot change",
        "2 cannot change so: there is no such place, or the id would be another",
        "3 cannot come in at [0, 0]: the id is taken, or the path is not there",
        "section now is so already, or there is no such place: nothing to state here",
        "section never is not in the list and cannot change",
      ])
  }

  @Test("a rejection that nobody expected, one for another reason, and one that did not come")
  func rejections() {
    #expect(
      report(.star(.id(9))) { $0.star(1) } == [
        "revision 1 is rejected: unknown-row: 9: no row has this id now; use the id of a row in the list"
      ])
    let found = issues {
      store.expect(.star(.id(9)), rejected: .gone)
      store.expect(.star(.id(1)), rejected: .gone)
      store.expect(rejected: .gone) {}
    }
    #expect(
      found.map(\.text) == [
        "revision 2 is rejected, but not as gone: unknown-row: 9: no row has this id now; use the id of a row in the list",
        "revision 3 is accepted and not rejected as gone\n"
          + "  1: is starred, was not starred, and nobody mentioned that",
        "nothing was dispatched, so nothing is rejected as gone",
      ])
  }

  @Test("failures stand at the line of the expectation")
  func place() {
    let line = #line
    let found = issues {
      store.expect(.star(.id(1)))
      store.expect {
        store.dispatch(.star(.id(2)))
      } changes: { _ in
      }
    }
    #expect(found.map(\.line) == [line + 2, line + 3])
  }
}
