import Rowtrail
import Testing

/// An event that does not fit a list is refused, and leaves the list as it was.
@Suite struct EventFitTests {
  typealias Event = ListEvent<String, TextItem>

  static let unfit: [Event] = flags + rows + moves + sections

  private static let flags: [Event] = [
    .starred(["nobody"], true), .starred(["a"], false), .starred(["a", "nobody"], true), .starred(["a", "a"], true),
    .expanded(["nobody"], true), .expanded(["a"], false), .expanded(["b", "c", "nobody"], true),
    .expanded(["b", "b"], true),
  ]

  private static let rows: [Event] = [
    .inserted(row("a"), at: place("two", 0)), .inserted(row("new"), at: place("nowhere", 0)),
    .inserted(row("new"), at: place("one", 3)), .inserted(row("new"), at: place("one", -1)),
    .deleted(row("nobody"), from: place("one", 0)), .deleted(row("a"), from: place("one", 1)),
    .deleted(row("a"), from: place("two", 0)), .deleted(row("a"), from: place("nowhere", 0)),
    .edited(from: TextItem("nobody"), to: TextItem("nobody", title: "N")),
    .edited(from: TextItem("a"), to: TextItem("b")), .edited(from: TextItem("nobody"), to: TextItem("a")),
  ]

  private static let moves: [Event] = [
    .moved("nobody", from: place("one", 0), to: place("one", 1)),
    .moved("a", from: place("one", 1), to: place("one", 0)),
    .moved("a", from: place("nowhere", 0), to: place("one", 1)),
    .moved("a", from: place("one", 0), to: place("one", 2)), .moved("a", from: place("one", 0), to: place("two", 4)),
    .moved("a", from: place("one", 0), to: place("nowhere", 0)),
  ]

  private static let sections: [Event] = [
    .sectionInserted(SectionAttributes("one"), at: 0), .sectionInserted(SectionAttributes("new"), at: 4),
    .sectionInserted(SectionAttributes("new"), at: -1), .sectionDeleted(SectionAttributes("nowhere"), from: 0),
    .sectionDeleted(SectionAttributes("three"), from: 1), .sectionDeleted(SectionAttributes("one"), from: 0),
    .sectionMoved("nowhere", from: 0, to: 1), .sectionMoved("one", from: 1, to: 0),
    .sectionMoved("one", from: 0, to: 3), .sectionMoved("one", from: 0, to: -1),
    .sectionEdited(from: SectionAttributes("nowhere"), to: SectionAttributes("nowhere", header: "N")),
    .sectionEdited(from: SectionAttributes("one"), to: SectionAttributes("two")),
  ]

  private static func row(_ id: String) -> ListRow<TextItem> { ListRow(TextItem(id)) }

  private static func place(_ section: String, _ offset: Int) -> RowPosition<String> {
    RowPosition(section: section, offset: offset)
  }

  @Test(arguments: unfit)
  func alone(event: Event) {
    var list = letters
    #expect(list.apply(event) == false)
    #expect(list == letters)
    #expect(list.sections == letters.sections)
  }

  @Test(arguments: unfit)
  func inTheMiddle(event: Event) {
    let before: [Event] = [
      .expanded(["c"], true), .moved("e", from: Self.place("two", 2), to: Self.place("three", 0)),
      .moved("e", from: Self.place("three", 0), to: Self.place("two", 2)),
    ]
    var list = letters
    #expect(list.apply(before + [event, .starred(["b"], true)]) == false)
    #expect(list == letters)
    #expect(list.sections == letters.sections)
  }

  @Test(arguments: unfit)
  func backwards(event: Event) {
    var list = letters
    #expect(list.takeBack([event.inverse]) == false)
    #expect(list == letters)
  }

  @Test(arguments: unfit)
  func twiceInverse(event: Event) {
    #expect(event.inverse.inverse == event)
  }

  @Test func nothingFits() {
    var list = letters
    #expect(list.apply([Event]()) && list.takeBack([]))
    #expect(list.apply(.starred([], true)) == true)
    #expect(list == letters)
  }

  @Test func fittingThereAndBack() {
    let events: [Event] = [
      .starred(["a", "c"], true), .expanded(["b"], true), .inserted(ListRow(TextItem("new")), at: Self.place("one", 2)),
      .deleted(ListRow(TextItem("d")), from: Self.place("two", 1)),
      .moved("a", from: Self.place("one", 0), to: Self.place("two", 2)),
      .edited(from: TextItem("e"), to: TextItem("e", title: "E")), .sectionInserted(SectionAttributes("four"), at: 3),
      .sectionDeleted(SectionAttributes("three"), from: 2), .sectionMoved("four", from: 2, to: 0),
      .sectionEdited(from: SectionAttributes("four"), to: SectionAttributes("four", headerMode: .firstItem)),
    ]
    var list = letters
    #expect(list.apply(events) == true)
    #expect(
      outline(list.sections) == "four (firstItem):  | one (supplementary): b+ new | two (firstItem): c* e a*")
    #expect(list.takeBack(events) == true)
    #expect(list == letters)
  }
}
