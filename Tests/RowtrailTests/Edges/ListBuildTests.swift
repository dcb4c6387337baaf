import Rowtrail
import Testing

@Suite struct ListBuildTests {
  private func rejection(of sections: [ListSection<String, TextItem>]) -> Rejection? {
    do throws(Rejection) {
      _ = try TextList(validating: sections)
      return nil
    } catch {
      return error
    }
  }

  @Test func twiceTheSameRow() {
    let twice = [
      ListSection("one", ["a", "b"].map { TextItem($0) }), ListSection("two", ["c", "a"].map { TextItem($0) }),
    ]
    #expect(rejection(of: twice) == Rejection(.duplicateRow, "a"))
  }

  @Test func canonicallyEqualIDs() {
    let rows = [ListSection("one", [TextItem("caf\u{E9}"), TextItem("cafe\u{301}")])]
    #expect(rejection(of: rows)?.reason == .duplicateRow)
    let sections = [ListSection("caf\u{E9}", [TextItem("a")]), ListSection("cafe\u{301}", [TextItem("b")])]
    #expect(rejection(of: sections)?.reason == .duplicateSection)
  }

  @Test func sectionsBeforeRows() {
    let section = ListSection("one", [TextItem("a")])
    #expect(rejection(of: [section, section]) == Rejection(.duplicateSection, "one"))
    #expect(rejection(of: [ListSection("a", [TextItem("a")])]) == nil)
  }

  @Test func clashingHashesAreNoDuplicates() throws {
    let rows = (0..<50).map { ListRow(ClashingItem.make($0)) }
    let section = ListSection(ClashingItem.sectionID(0), rows: rows)
    #expect(try ClashingItem.List(validating: [section]).rowCount == 50)
    let twice = ListSection(ClashingItem.sectionID(0), rows: rows + rows.suffix(1))
    #expect(throws: Rejection.self) { try ClashingItem.List(validating: [twice]) }
  }

  @Test func emptyLists() throws {
    let list = TextList()
    #expect(list == (try TextList(validating: [])))
    #expect(list.rowCount == 0 && list.sectionCount == 0 && list.sections.isEmpty && list.rowIDs.isEmpty)
    #expect(list.occupant(of: RowPath(section: 0, item: 0)) == .nothing)
    #expect(TextList(ListSection("one", [TextItem]())) != list)
  }

  @Test func equalHoweverBuilt() {
    var grown = TextList()
    let two = SectionAttributes("two", header: "Two", headerMode: .firstItem)
    let events: [ListEvent<String, TextItem>] = [
      .sectionInserted(SectionAttributes("three"), at: 0), .sectionInserted(two, at: 0),
      .sectionInserted(SectionAttributes("one", header: "One"), at: 0),
    ]
    #expect(grown.apply(events) == true)
    for (index, id) in ["b", "a"].enumerated() {
      #expect(grown.insert(ListRow(TextItem(id)), at: RowPath(section: 0, item: 0)) == true)
      #expect((grown == letters) == false, "after \(index)")
    }
    for id in ["e", "d", "c"] { #expect(grown.insert(ListRow(TextItem(id)), at: RowPath(section: 1, item: 1)) == true) }
    #expect(grown == letters && letters == grown)
  }

  @Test func equalByContentAlone() {
    var other = letters
    #expect(other == letters)
    other.setStarred(true, of: "c")
    #expect(other != letters)
    other.setStarred(false, of: "c")
    #expect(other == letters)
    other.update(TextItem("c", title: "C"))
    #expect(other != letters)
    other.update(TextItem("c"))
    #expect(other == letters)
    other.move(from: RowPath(section: 1, item: 3), to: RowPath(section: 1, item: 1))
    #expect(other != letters)
  }

  @Test func equalTextsInOtherSpellings() {
    let one = TextList(ListSection("\u{E9}", header: "\u{E9}", [TextItem("\u{E9}")]))
    let other = TextList(ListSection("e\u{301}", header: "e\u{301}", [TextItem("e\u{301}")]))
    #expect(one == other)
  }

  @Test func defaultsOfASection() {
    #expect(SectionAttributes("s").headerMode == .none)
    #expect(SectionAttributes("s", header: "h").headerMode == .supplementary)
    #expect(SectionAttributes("s", header: "h", headerMode: HeaderMode.none).headerMode == .none)
    #expect(SectionAttributes("s") == SectionAttributes("s", header: "", headerMode: HeaderMode.none))
    #expect(HeaderMode.allCases.map(\.rawValue) == ["none", "supplementary", "first-item"])
  }
}
