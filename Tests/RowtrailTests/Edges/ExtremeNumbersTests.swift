import Rowtrail
import Testing

/// No integer that a caller can name traps, or finds anything that is not there.
@Suite struct ExtremeNumbersTests {
  @Test func paths() throws {
    let plain = PlainList(letters.sections)
    for section in extremes {
      for item in extremes {
        let path = RowPath(section: section, item: item)
        #expect(letters.occupant(of: path) == plain.occupant(of: path), "\(path)")
        #expect(letters.row(at: path)?.id == letters.rowID(at: path), "\(path)")
      }
      #expect((letters.sectionID(at: section) != nil) == plain.sections.indices.contains(section))
      #expect((letters.attributes(ofSectionAt: section) == nil) == (letters.itemCount(ofSectionAt: section) == nil))
    }
    #expect(letters.occupant(of: RowPath(section: 1, item: 0)) == .header("two"))
    #expect(letters.occupant(of: RowPath(section: 1, item: Int.min)) == .nothing)
    #expect(letters.occupant(of: RowPath(section: 1, item: Int.max)) == .nothing)
  }

  @Test func directChanges() {
    let inside = RowPath(section: 1, item: 2)
    for section in extremes {
      for item in extremes {
        let path = RowPath(section: section, item: item)
        var list = letters
        let isThere = letters.rowID(at: path) != nil
        #expect(list.move(from: path, to: inside) == isThere, "\(path)")
        if !isThere { #expect(list == letters) }
        list = letters
        let moved = list.move(from: inside, to: path)
        #expect(moved ? list.rowID(at: path) == "d" : list == letters, "\(path)")
        list = letters
        let inserted = list.insert(ListRow(TextItem("new")), at: path)
        #expect(inserted ? list.rowID(at: path) == "new" : list == letters, "\(path)")
      }
    }
  }

  @Test(arguments: samples)
  func actions(type: any Sample.Type) throws { try run(type) }

  private func run<Item: Sample>(_ type: Item.Type) throws {
    let shape = Shape(parts: [.init(rows: 2, mode: .firstItem), .init(rows: 1, mode: .none)])
    var pair = try Lockstep(shape.sections(of: type))
    try pair.dispatch(.star(.id(Item.id(0))))
    for number in extremes {
      for action in Self.actions(type, number) {
        try pair.dispatchBackAndForth(action)
        if pair.plain.current != pair.plain.lists[1] { try pair.dispatch(.undo) }
      }
    }
  }

  private static func actions<Item: Sample>(_ type: Item.Type, _ number: Int) -> [Item.Action] {
    let row = RowTarget.id(Item.id(1))
    let section = SectionTarget.id(Item.sectionID(0))
    let path = RowPath(section: 0, item: 1)
    let far = RowPath(section: 0, item: number)
    let farther = RowPath(section: number, item: number)
    return [
      .star(.path(far)), .star(.path(farther)), .star(.captured(path, revision: number)),
      .star(.captured(far, revision: 0)), .star(.captured(farther, revision: number)),
      .starAll(in: .index(number)), .starAll(in: .captured(number, revision: 0)),
      .starAll(in: .captured(0, revision: number)), .collapseAll(asOf: number), .unstarAll(in: section, asOf: number),
      .deleteOffsets(in: section, [number]), .moveOffsets(in: section, [number, 0], to: 0),
      .moveOffsets(in: section, [0, 1], to: number), .move([row], to: .path(far)), .move([row], to: .path(farther)),
      .move([row], to: .before(.path(farther))), .move([row], to: .end(of: .index(number))),
      .insert(ListRow(Item.make(9)), at: .path(far)), .insert(ListRow(Item.make(9)), at: .path(farther)),
      .insertSection(SectionAttributes(Item.sectionID(9)), at: number), .moveSection(section, to: number),
      .deleteSection(.index(number)), .editSection(.captured(number, revision: number), SectionEdit(header: "h")),
    ]
  }

  @Test func revisions() {
    var timeline = TextTimeline(letters)
    for revision in extremes {
      #expect((timeline.list(at: revision) != nil) == (revision == 0))
      #expect(timeline.entry(revision) == nil)
      timeline.forget(before: revision)
      #expect(timeline.firstRevision == 0)
    }
    for horizon in extremes {
      timeline.horizon = horizon
      timeline.dispatch(.toggleStar(.id("a")))
    }
    #expect(timeline.revision == extremes.count)
    for budget in extremes {
      timeline.memoryBudget = budget
      timeline.dispatch(.toggleStar(.id("a")))
    }
    #expect(timeline.list(at: timeline.revision) == timeline.current)
  }

  @Test func events() {
    for number in extremes where number != 0 && number != 1 {
      let place = RowPosition(section: "one", offset: number)
      let from = RowPosition(section: "one", offset: 0)
      let events: [ListEvent<String, TextItem>] = [
        .inserted(ListRow(TextItem("new")), at: place), .deleted(ListRow(TextItem("a")), from: place),
        .moved("a", from: place, to: from), .moved("a", from: from, to: place),
        .sectionInserted(SectionAttributes("new"), at: number),
        .sectionDeleted(SectionAttributes("three"), from: number),
        .sectionMoved("one", from: number, to: 0), .sectionMoved("one", from: 0, to: number),
      ]
      for event in events {
        var list = letters
        #expect(list.apply(event) == false, "\(event)")
        #expect(list == letters)
      }
    }
  }
}
