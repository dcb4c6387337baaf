import Rowtrail
import Testing

/// What a refused action says, as whole texts.
@Suite struct RejectionTests {
  static let texts: [(Rejection.Reason, String)] = [
    (.futureRevision, "future-revision: that revision has not been reached yet; use one up to the current revision"),
    (
      .forgottenRevision,
      "forgotten-revision: that revision is no longer kept; read the path again from a list that is shown now"
    ),
    (.outOfRange, "out-of-range: nothing stands there; use a place that the list has"),
    (.header, "header: the section's header stands there, not a row; its rows start at item 1"),
    (.gone, "gone: what stood there then is not in the list any more; drop the action"),
    (.unknownRow, "unknown-row: no row has this id now; use the id of a row in the list"),
    (.unknownSection, "unknown-section: no section has this id now; use the id of a section in the list"),
    (.duplicateRow, "duplicate-row: a row of this id is in the list already; use another id, or edit that row"),
    (
      .duplicateSection,
      "duplicate-section: a section of this id is there already; use another id, or edit that section"
    ),
    (
      .invalidDestination,
      "invalid-destination: the destination is one of the rows being moved; name a row that stays"
    ),
    (.nothingToUndo, "nothing-to-undo: no entry is left to take back; undo is possible after a change"),
    (.nothingToRedo, "nothing-to-redo: no undo is left to take back; redo is possible after an undo"),
    (.changedID, "changed-id: the new content changed the item's id; delete the row and insert another instead"),
    (
      .invalidBatch, "invalid-batch: a batch holds no batch, reload, undo or redo; dispatch that by itself"
    ),
  ]

  @Test func everyReason() {
    #expect(Self.texts.map(\.0) == Rejection.Reason.allCases)
    for (reason, text) in Self.texts { #expect("\(Rejection(reason))" == text) }
  }

  @Test func subjectAndPlace() {
    #expect(
      "\(Rejection(.unknownRow, "neko"))"
        == "unknown-row: neko: no row has this id now; use the id of a row in the list")
    #expect(
      "\(Rejection(.header, "[1, 0]", batchIndex: 2))"
        == "header: action 3 of the batch: [1, 0]: the section's header stands there, not a row; its rows start at item 1"
    )
    #expect(
      "\(Rejection(.invalidBatch, batchIndex: 0))"
        == "invalid-batch: action 1 of the batch: a batch holds no batch, reload, undo or redo; dispatch that by itself"
    )
  }

  static let subjects: [(TextAction, Rejection.Reason, String)] = [
    (.star(.id("x")), .unknownRow, "x"), (.star(.path(RowPath(section: 1, item: 0))), .header, "[1, 0]"),
    (.star(.path(RowPath(section: 0, item: 2))), .outOfRange, "[0, 2]"),
    (.star(.captured(RowPath(section: 0, item: 0), revision: 0)), .gone, "[0, 0]@0"),
    (.star(.captured(RowPath(section: 0, item: 0), revision: 9)), .futureRevision, "[0, 0]@9"),
    (.starAll(asOf: 9), .futureRevision, "as-of 9"), (.starAll(in: .id("x")), .unknownSection, "x"),
    (.deleteSection(.index(3)), .outOfRange, "[3]"), (.deleteSection(.captured(3, revision: 0)), .outOfRange, "[3]@0"),
    (.deleteSection(.captured(0, revision: 9)), .futureRevision, "[0]@9"),
    (.deleteOffsets(in: .index(0), [0, 5]), .outOfRange, "5"),
    (.moveOffsets(in: .index(0), [0], to: 2), .outOfRange, "2"),
    (.move([.id("b")], to: .path(RowPath(section: 1, item: 0))), .outOfRange, "[1, 0]"),
    (.move([.id("b")], to: .after(.id("b"))), .invalidDestination, "b"),
    (.insert(ListRow(TextItem("b")), at: .start(of: .index(0))), .duplicateRow, "b"),
    (.insertSection(SectionAttributes("one"), at: 0), .duplicateSection, "one"),
    (.insertSection(SectionAttributes("new"), at: 4), .outOfRange, "4"), (.redo, .nothingToRedo, ""),
  ]

  @Test func subjectsOfDispatchedActions() {
    var start = TextTimeline(letters)
    start.dispatch(.swipeDelete(.id("a")))
    for (action, reason, subject) in Self.subjects {
      var timeline = start
      #expect(timeline.dispatch(action).rejection == Rejection(reason, subject), "\(action)")
      let inBatch = timeline.dispatch(.batch([.collapse(.id("b")), action])).rejection
      if action == .redo { continue }
      #expect(inBatch == Rejection(reason, subject, batchIndex: 1), "\(action)")
    }
    #expect(TextTimeline(letters).current.reduced(by: .undo).rejection == Rejection(.nothingToUndo))
  }

  @Test func namesOfReasons() {
    let names = Rejection.Reason.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    for name in names { #expect(Rejection.Reason(rawValue: name)?.rawValue == name) }
  }
}
