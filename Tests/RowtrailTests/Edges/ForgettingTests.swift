import Rowtrail
import Testing

/// What a timeline that forgot its beginning still knows.
@Suite struct ForgettingTests {
  private func timeline() -> TextTimeline {
    var timeline = TextTimeline(letters)
    for id in ["a", "b", "c", "d"] { timeline.dispatch(.star(.id(id))) }
    return timeline
  }

  @Test func capturesBeforeTheFirstRevision() {
    var timeline = timeline()
    timeline.forget(before: 2)
    #expect(timeline.firstRevision == 2 && timeline.revision == 4 && timeline.entries.map(\.revision) == [3, 4])
    #expect(timeline.list(at: 1) == nil && timeline.list(at: 2) != nil && timeline.entry(2) == nil)
    let path = RowPath(section: 0, item: 0)
    let actions: [TextAction] = [
      .star(.captured(path, revision: 1)), .star(.captured(RowPath(section: 9, item: 9), revision: 1)),
      .starAll(asOf: 1), .deleteSection(.captured(0, revision: 0)), .batch([.star(.captured(path, revision: 0))]),
      .insert(ListRow(TextItem("x")), at: .before(.captured(path, revision: 1))),
    ]
    for action in actions {
      let entry = timeline.dispatch(action)
      #expect(entry.rejection?.reason == .forgottenRevision && entry.hazards.isEmpty, "\(action)")
    }
    #expect(timeline.dispatch(.toggleStar(.captured(path, revision: 2))).row == "a")
  }

  /// Whatever is known of a history's beginning, undo and redo do what they would with all of it, or nothing.
  @Test(arguments: 0..<UInt64(40 * effort))
  func undoAndRedoOfLateBeginnings(round: UInt64) {
    var random = SplitMix(seed: seed &+ round)
    var whole = TextTimeline(letters)
    for _ in 0..<14 {
      let id = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      let actions: [TextAction] = [.toggleStar(.id(id)), .undo, .undo, .redo, .swipeDelete(.id(id))]
      whole.dispatch(actions.randomElement(using: &random) ?? .undo)
    }
    for first in 0...whole.revision {
      var late = TextTimeline(whole.list(at: first) ?? letters, firstRevision: first)
      for entry in whole.entries(from: first, to: whole.revision) { late.append(entry) }
      for action in [.undo, .redo, .redo, .undo, .undo, .redo] as [TextAction] {
        var (one, other) = (late, whole)
        let entry = one.dispatch(action)
        #expect(late.preview(action) == entry)
        if entry.isAccepted { #expect(entry == other.dispatch(action), "from \(first); \(repetition(of: Self.self))") }
      }
    }
  }

  /// An undo entry that says that it changed something and has no events; an entry whose events came to nothing though it
  /// says so, and which took what undo would change.
  @Test func entriesThatAreWrongAboutThemselves() {
    var timeline = TextTimeline(letters)
    timeline.dispatch(.insert(ListRow(TextItem("x")), at: .start(of: .index(0))))
    timeline.append(Entry(revision: 2, action: .undo, outcome: .accepted([], changed: true)))
    #expect(timeline.preview(.redo).rejection?.reason == .nothingToRedo)
    #expect(timeline.dispatch(.redo).rejection?.reason == .nothingToRedo)
    var other = TextTimeline(letters)
    other.dispatch(.star(.id("a")))
    let gone = other.preview(.swipeDelete(.id("a"))).events
    other.append(Entry(revision: 2, action: .swipeDelete(.id("a")), outcome: .accepted(gone, changed: false)))
    #expect(other.dispatch(.undo).rejection?.reason == .nothingToUndo && other.current.row("a") == nil)
  }

  @Test func undoStops() {
    var timeline = timeline()
    timeline.forget(before: 2)
    let first = timeline.list(at: 2)
    #expect(timeline.dispatch(.undo).isAccepted && timeline.dispatch(.undo).isAccepted)
    #expect(timeline.current == first)
    #expect(timeline.dispatch(.undo).rejection?.reason == .nothingToUndo)
    #expect(timeline.dispatch(.redo).isAccepted && timeline.dispatch(.redo).isAccepted)
    #expect(timeline.dispatch(.redo).rejection?.reason == .nothingToRedo)
  }

  @Test func redoAcrossTheFirstRevision() {
    var timeline = TextTimeline(letters)
    timeline.dispatch(.insert(ListRow(TextItem("x")), at: .end(of: .id("one"))))
    timeline.dispatch(.star(.id("x")))
    timeline.dispatch(.undo)
    timeline.dispatch(.undo)
    timeline.forget(before: 1)
    let entry = timeline.dispatch(.redo)
    #expect(entry.rejection?.reason == .nothingToRedo, "the star has nothing to stand on: \(entry)")
    #expect(timeline.current == letters)
  }

  @Test func whatIsNotKeptIsNotForgotten() {
    var timeline = timeline()
    timeline.forget(before: 5)
    timeline.forget(before: -1)
    #expect(timeline.firstRevision == 0)
    timeline.forget(before: 4)
    #expect(timeline.entries.isEmpty && timeline.revision == 4)
    timeline.forget(before: 2)
    #expect(timeline.firstRevision == 4 && timeline.list(at: 4) == timeline.current)
  }

  @Test func startingLater() {
    var timeline = TextTimeline(letters, firstRevision: 7)
    #expect(timeline.revision == 7 && timeline.list(at: 7) == letters && timeline.list(at: 6) == nil)
    #expect(timeline.dispatch(.undo).rejection?.reason == .nothingToUndo)
    #expect(timeline.dispatch(.starAll(asOf: 6)).rejection?.reason == .forgottenRevision)
    #expect(timeline.dispatch(.star(.captured(RowPath(section: 0, item: 0), revision: 7))).revision == 10)
  }

  @Test func horizonSetLater() {
    var timeline = timeline()
    timeline.horizon = 2
    #expect(timeline.firstRevision == 2 && timeline.revision == 4)
    timeline.horizon = nil
    for _ in 0..<10 { timeline.dispatch(.toggleStar(.id("a"))) }
    #expect(timeline.firstRevision == 2 && timeline.revision == 14)
  }
}
