import Rowtrail
import Testing

/// What an edit and a reload make of a text row, spelling by spelling.
@Suite struct TextItemTests {
  let composed = "caf\u{E9}"
  let decomposed = "cafe\u{301}"

  private func same(_ one: String?, _ other: String) -> Bool { one.map { isSpelled($0, like: other) } ?? false }

  @Test func titleByDefault() {
    #expect(TextItem("a").title == "a" && TextItem("a").fields.isEmpty)
    #expect(TextItem("a", fields: [TextItem.Field("x", "1")])["x"] == "1")
    #expect(TextItem("a")["x"] == nil)
  }

  @Test func editLeavesWhatItDoesNotName() {
    let item = TextItem("a", title: "A", fields: [TextItem.Field("x", "1"), TextItem.Field("y", "2")])
    #expect(item.edited(by: TextEdit()) == item)
    #expect(item.edited(by: TextEdit(title: "B")).fields == item.fields)
    let edited = item.edited(by: TextEdit(fields: [TextItem.Field("z", "3"), TextItem.Field("x", "4")]))
    #expect(edited.title == "A")
    #expect(edited.fields == [TextItem.Field("x", "4"), TextItem.Field("y", "2"), TextItem.Field("z", "3")])
  }

  @Test func editKeepsTheSpellingOfWhatIsEqual() {
    let item = TextItem("a", title: composed, fields: [TextItem.Field(composed, composed)])
    let edited = item.edited(by: TextEdit(title: decomposed, fields: [TextItem.Field(decomposed, decomposed)]))
    #expect(edited == item && edited.fields.count == 1)
    #expect(same(edited.title, composed) && same(edited.fields.first?.value, composed))
    let other = item.edited(by: TextEdit(fields: [TextItem.Field(decomposed, "new")]))
    #expect(same(other.fields.first?.name, composed) && other[composed] == "new")
  }

  @Test func reloadReplacesTitleAndFields() {
    let item = TextItem("a", title: "A", fields: [TextItem.Field("x", "1"), TextItem.Field(composed, composed)])
    let new = TextItem("a", title: "B", fields: [TextItem.Field(decomposed, decomposed), TextItem.Field("z", "3")])
    let reloaded = item.reloaded(as: new)
    #expect(reloaded == new)
    #expect(same(reloaded.fields.first?.name, composed) && same(reloaded.fields.first?.value, composed))
  }

  @Test func equalTextsChangeNothing() throws {
    let attributes = SectionAttributes(composed, header: composed, footer: composed)
    let old = TextItem(composed, fields: [TextItem.Field(composed, composed)])
    let start = try TextList(validating: [ListSection(attributes: attributes, rows: [ListRow(old)])])
    let new = TextItem(decomposed, title: decomposed, fields: [TextItem.Field(decomposed, decomposed)])
    let section = SectionAttributes(decomposed, header: decomposed, footer: decomposed)
    let actions: [TextAction] = [
      .edit(.id(decomposed), TextEdit(title: decomposed, fields: new.fields)),
      .editSection(.id(decomposed), SectionEdit(header: decomposed, footer: decomposed)),
      .reload([ListSection(attributes: section, rows: [ListRow(new)])]), .unstar(.id(decomposed)),
    ]
    var timeline = TextTimeline(start)
    for action in actions {
      let entry = timeline.dispatch(action)
      #expect(entry.isAccepted && !entry.didChange && entry.events.isEmpty, "\(action)")
      #expect(PlainList<TextItem>(start.sections).isSpelled(like: timeline.current.sections))
    }
    #expect(timeline.dispatch(.undo).rejection?.reason == .nothingToUndo)
  }

  @Test func entriesNameTheRowAsTheListSpellsIt() throws {
    var timeline = TextTimeline(TextList(ListSection("s", [TextItem(composed)])))
    let entry = timeline.dispatch(.star(.id(decomposed)))
    #expect(same(entry.row, composed))
    guard case .starred(let ids, true)? = entry.events.first else {
      Issue.record("a star: \(entry.events)")
      return
    }
    #expect(same(ids.first, composed))
  }
}
