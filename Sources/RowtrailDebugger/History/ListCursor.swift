import Rowtrail

/// A list that walks through a history: a short way by the events of the entries, a long one by a jump.
struct ListCursor: Sendable {
  private(set) var list: TextList
  private(set) var revision: Int

  /// How many entries are walked rather than jumped over.
  private static let longestWalk = 24

  init(_ list: TextList, _ revision: Int) {
    self.list = list
    self.revision = revision
  }

  /// Goes to a revision that the history has.
  mutating func move(to target: Int, in timeline: TextTimeline) {
    guard target != revision else { return }
    if abs(target - revision) > Self.longestWalk {
      list = timeline.list(at: target) ?? timeline.current
    } else if target > revision {
      for entry in timeline.entries(from: revision, to: target) {
        for event in entry.events { list.apply(event) }
      }
    } else {
      for entry in timeline.entries(from: target, to: revision).reversed() {
        for event in entry.events.reversed() { list.apply(event.inverse) }
      }
    }
    revision = target
  }
}
