import Rowtrail
import Testing

/// The reducer without a timeline: a function of list and action.
@Suite struct ReductionTests {
  @Test func isPure() {
    let action = TextAction.move([.id("e"), .id("a")], to: .before(.id("d")))
    let one = letters.reduced(by: action)
    let other = letters.reduced(by: action)
    #expect(one.list == other.list && one.events == other.events && one.row == nil)
    #expect(outline(one.list.sections) == "one (supplementary): b | two (firstItem): c a e d | three (none): ")
    var folded = letters
    #expect(folded.apply(one.events) && folded == one.list)
    #expect(letters.rowIDs == ["a", "b", "c", "d", "e"])
  }

  @Test func knowsNoRevisions() {
    let path = RowPath(section: 0, item: 0)
    let actions: [TextAction] = [
      .star(.captured(path, revision: 0)), .starAll(asOf: 0), .deleteSection(.captured(0, revision: 0)),
    ]
    for action in actions {
      let reduction = letters.reduced(by: action)
      #expect(reduction.rejection?.reason == .futureRevision && reduction.events.isEmpty && reduction.list == letters)
    }
    #expect(letters.reduced(by: .undo).rejection?.reason == .nothingToUndo)
    #expect(letters.reduced(by: .redo).rejection?.reason == .nothingToRedo)
  }

  @Test func namesTheRow() {
    #expect(letters.reduced(by: .star(.path(RowPath(section: 1, item: 1)))).row == "c")
    #expect(letters.reduced(by: .move([.id("a")], to: .after(.id("a")))).row == "a", "also where it is refused")
    #expect(letters.reduced(by: .delete([.id("a"), .id("a")])).row == nil)
    #expect(letters.reduced(by: .deleteOffsets(in: .index(0), [0])).row == nil)
    #expect(letters.reduced(by: .insert(ListRow(TextItem("x")), at: .end(of: .index(0)))).row == nil)
  }
}
