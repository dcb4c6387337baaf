import Rowtrail
import Testing

@Suite struct BatchTests {
  static let forbidden: [TextAction] = [.batch([]), .batch([.star(.id("a"))]), .reload([]), .undo, .redo]

  @Test(arguments: forbidden)
  func holdsNoSuchThing(action: TextAction) {
    var timeline = TextTimeline(letters)
    timeline.dispatch(.star(.id("b")))
    timeline.dispatch(.undo)
    let entry = timeline.dispatch(.batch([.star(.id("a")), action, .star(.id("nobody"))]))
    #expect(entry.rejection == Rejection(.invalidBatch, batchIndex: 1))
    #expect(timeline.current == letters && entry.events.isEmpty && entry.row == nil)
    #expect(timeline.dispatch(.redo).isAccepted, "a rejected batch leaves what can be redone")
  }

  @Test func isOneEntry() {
    var timeline = TextTimeline(letters)
    let start = RowPath(section: 0, item: 0)
    let entry = timeline.dispatch(
      .batch([.swipeDelete(.path(start)), .star(.path(start)), .star(.captured(start, revision: 0))]))
    #expect(entry.rejection?.reason == .gone && entry.rejection?.batchIndex == 2)
    #expect(entry.hazards.count == 1 && timeline.current == letters && timeline.revision == 1)

    let second = timeline.dispatch(.batch([.swipeDelete(.path(start)), .star(.path(start))]))
    #expect(second.didChange && second.events.count == 2 && second.row == nil)
    #expect(outline(timeline.current.sections).hasPrefix("one (supplementary): b* | "))
    timeline.dispatch(.undo)
    #expect(timeline.current == letters)
  }

  @Test func changesNothingInTheEnd() {
    var timeline = TextTimeline(letters)
    timeline.dispatch(.star(.id("a")))
    timeline.dispatch(.undo)
    let entry = timeline.dispatch(.batch([.toggleStar(.id("b")), .toggleStar(.id("b"))]))
    #expect(entry.isAccepted && !entry.didChange)
    #expect(timeline.dispatch(.redo).didChange, "what changes nothing leaves what can be redone")
    #expect(timeline.current.row("a")?.isStarred == true)
  }

  @Test func empty() {
    var timeline = TextTimeline(letters)
    let entry = timeline.dispatch(.batch([]))
    #expect(entry.outcome == .accepted([], changed: false))
  }
}
