import Rowtrail

/// A timeline and its reference, one action after the other.
struct Lockstep<Item: Sample> {
  var timeline: Timeline<Item.SectionID, Item>
  var plain: PlainTimeline<Item>

  /// Both with the same list.
  init(_ sections: [Item.Section]) throws {
    timeline = Timeline(try Item.List(validating: sections))
    plain = PlainTimeline(PlainList(sections))
  }

  /// Lets both do the action, and says where they differ first.
  mutating func dispatch(_ action: Item.Action) throws(Difference) {
    let before = timeline.current
    let entry = timeline.dispatch(action)
    let expected = plain.dispatch(action)
    do throws(Difference) {
      try compare(PlainOutcome(entry), expected, "what came of it")
      try compare(entry.revision, plain.revision, "revision")
      try compare(timeline.revision, plain.revision, "current revision")
      try compareLists(timeline.current, plain.current)
      try fold(entry, from: before)
    } catch {
      throw Difference("\(action)\non \(outline(before.sections))\nat revision \(plain.revision): \(error.text)")
    }
    plain.firstRevision = timeline.firstRevision
  }

  /// The events lead from the list before to the list after, and back.
  private func fold(_ entry: Entry<Item.SectionID, Item>, from before: Item.List) throws(Difference) {
    guard entry.isAccepted else { return try compare(timeline.current, before, "the list after a rejection") }
    var list = before
    try compare(list.apply(entry.events), true, "the events fit the list before")
    try compare(list, timeline.current, "the events folded")
    try compare(list.takeBack(entry.events), true, "the events fit backwards")
    try compare(list, before, "the events taken back")
    try compareLists(list, plain.lists[plain.revision - 1])
  }

  /// The two are equal, and written alike.
  func compareLists(_ list: Item.List, _ plain: PlainList<Item>) throws(Difference) {
    let sections = list.sections
    try compareSections(sections, plain.sections, "the list")
    guard plain.isSpelled(like: sections) else {
      throw Difference("the list is written otherwise: \(sections)\nexpected \(plain.sections)")
    }
  }
}
