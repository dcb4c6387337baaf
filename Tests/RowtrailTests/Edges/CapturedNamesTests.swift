import Testing

@testable import Rowtrail

@Suite("Captured paths in place of ids")
struct CapturedNamesTests {
  @Test("every action takes a captured path for an id, and nothing else")
  func names() {
    let row = RowTarget<Int>.captured(at(0, 0), revision: 0)
    let section = SectionTarget<Int>.captured(0, revision: 0)
    for action in Self.everything(.id(1), .id(0)) {
      var names = CapturedNames<Int, Server>(rows: [1: row], sections: [0: section])
      #expect(Self.everything(row, section).contains(names.put(into: action)), "\(action)")
      var none = CapturedNames<Int, Server>(rows: [7: row], sections: [7: section])
      #expect(none.put(into: action) == action)
    }
  }

  private static func everything(_ row: RowTarget<Int>, _ section: SectionTarget<Int>) -> [ListAction<Int, Server>] {
    [
      .toggleStar(row), .star(row), .unstar(row), .toggleExpand(row), .expand(row), .collapse(row), .swipeDelete(row),
      .delete([row]), .edit(row, Server.make(1)), .move([row], to: .end(of: section)),
      .move([.id(2)], to: .before(row)), .move([.id(2)], to: .after(row)),
      .insert(ListRow(Server.make(9)), at: .start(of: section)),
      .insert(ListRow(Server.make(9)), at: .path(at(0, 0))), .starAll(in: section), .unstarAll(in: section, asOf: 0),
      .collapseAll(in: section), .starAll(), .deleteOffsets(in: section, [0]), .moveOffsets(in: section, [0], to: 1),
      .deleteSection(section), .moveSection(section, to: 1), .editSection(section, SectionEdit(header: "A")),
      .insertSection(SectionAttributes(0), at: 0), .reload([]), .undo, .redo,
      .batch([.star(row), .deleteSection(section)]),
    ]
  }
}
