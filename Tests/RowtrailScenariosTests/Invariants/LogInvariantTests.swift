import Rowtrail
import RowtrailLog
import RowtrailScenarios
import Testing

@Suite("The invariant log")
struct LogInvariantTests {
  /// A coding that loses or changes something.
  struct CrookedCoding: LogCoding {
    enum Fault: CaseIterable, Sendable {
      case none, title, rowID, sectionID, edit, refusal
    }

    let fault: Fault
    let right = TextCoding()
    var name: String { right.name }
    var version: Int { right.version }
    var titleMember: String { right.titleMember }
    func text(ofSection id: String) -> String { id }
    func section(_ text: String) -> String? { fault == .sectionID ? text + "'" : text }
    func text(ofRow id: String) -> String { id }
    func row(_ text: String) -> String? { fault == .rowID ? text + "'" : text }
    func content(of item: TextItem) -> JSONObject { right.content(of: item) }
    func item(_ id: String, _ content: JSONObject) -> TextItem? {
      fault == .refusal ? nil : fault == .title ? TextItem(id) : right.item(id, content)
    }
    func content(ofEdit edit: TextEdit) -> JSONObject { right.content(ofEdit: edit) }
    func edit(of id: String?, _ content: JSONObject) -> TextEdit? {
      fault == .edit ? TextEdit() : right.edit(of: id, content)
    }
  }

  /// What a checker says of steps of all kinds.
  private func violations(
    _ coding: (any LogCoding<String, TextItem>)?, completeLimit: Int
  ) -> [InvariantViolation] {
    var timeline = TextTimeline(
      ListState(ListSection("s", header: "S", [TextItem("a"), TextItem("b")]), ListSection("t", [])))
    var checker = InvariantChecker(timeline.current, completeLimit: completeLimit, coding: coding)
    let actions: [TextAction] = [
      .insert(ListRow(TextItem("c", title: "C")), at: .end(of: .id("t"))), .edit(.id("a"), TextEdit(title: "x")),
      .move([.id("a")], to: .path(RowPath(section: 1, item: 0))),
      .star(.captured(RowPath(section: 0, item: 0), revision: 0)), .swipeDelete(.id("none")), .undo,
      .reload([ListSection("t", [TextItem("c", title: "D")])]),
    ]
    return actions.flatMap { action in
      let before = timeline.current
      let entry = timeline.dispatch(action)
      return checker.check(InvariantStep(before: before, entry: entry, after: timeline.current), in: timeline)
    }
  }

  @Test("notices what a coding loses, alone", arguments: CrookedCoding.Fault.allCases, [0, 512])
  func planted(fault: CrookedCoding.Fault, completeLimit: Int) {
    let found = violations(CrookedCoding(fault: fault), completeLimit: completeLimit)
    #expect(Set(found.map(\.invariant)) == (fault == .none ? [] : [.log]), "\(found)")
  }

  @Test("holds of text rows")
  func text() {
    #expect(violations(nil, completeLimit: 512).isEmpty)
  }

  @Test("says what was read otherwise")
  func message() {
    #expect(
      violations(CrookedCoding(fault: .title), completeLimit: 512).first?.message
        == "the entry written to a log and read again: it is read with another outcome")
  }
}
