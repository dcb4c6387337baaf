import Rowtrail
import Testing

/// The methods that change one thing by themselves.
@Suite struct DirectChangeTests {
  @Test func flags() {
    var list = letters
    #expect(list.setStarred(true, of: "a") && list.row("a")?.isStarred == true)
    #expect(list.setStarred(true, of: "a") && list.row("a")?.isStarred == true)
    #expect(list.toggleStar(of: "a") && list.row("a")?.isStarred == false)
    #expect(list.setExpanded(true, of: "a") && list.row("a")?.isExpanded == true)
    #expect(list.setExpanded(false, of: "a") == true)
    #expect(list == letters)
  }

  @Test func absentRows() {
    var list = letters
    #expect(!list.setStarred(true, of: "x") && !list.setExpanded(true, of: "x") && !list.toggleStar(of: "x"))
    #expect(!list.update(TextItem("x")) && !list.remove("x"))
    #expect(list.insert(ListRow(TextItem("a")), at: RowPath(section: 0, item: 0)) == false)
    #expect(
      list.move(from: RowPath(section: 1, item: 0), to: RowPath(section: 0, item: 0)) == false, "a header does not move"
    )
    #expect(
      list.move(from: RowPath(section: 0, item: 0), to: RowPath(section: 1, item: 0)) == false, "a header stays first")
    #expect(list == letters)
  }

  @Test func insertAndRemove() {
    var list = letters
    #expect(list.insert(ListRow(TextItem("x"), isStarred: true), at: RowPath(section: 2, item: 0)) == true)
    #expect(list.path(of: "x") == RowPath(section: 2, item: 0) && list.rowCount == 6)
    #expect(list.remove("x") && list == letters)
  }

  @Test(arguments: samples)
  func movesFromEverywhereToEverywhere(type: any Sample.Type) throws { try run(type) }

  private func run<Item: Sample>(_ type: Item.Type) throws {
    let shape = Shape(parts: [(3, .firstItem), (0, .none), (2, .none)].map { Shape.Part(rows: $0, mode: $1) })
    let sections = shape.sections(of: type)
    let list = try Item.List(validating: sections)
    let paths = ActionSpace<Item>.paths(in: PlainList(sections))
    for from in paths {
      for to in paths {
        var moved = list
        let isDone = moved.move(from: from, to: to)
        let plainly = list.reduced(by: .move([.path(from)], to: .path(to)))
        #expect(isDone == (plainly.rejection == nil), "\(from) to \(to)")
        #expect(moved == plainly.list, "\(from) to \(to)")
      }
    }
  }

  @Test func copiesGoTheirOwnWay() {
    var copies = (0..<5).map { _ in letters }
    for (index, id) in ["a", "b", "c", "d", "e"].enumerated() { copies[index].remove(id) }
    for (index, id) in ["a", "b", "c", "d", "e"].enumerated() {
      #expect(copies[index].rowIDs == ["a", "b", "c", "d", "e"].filter { $0 != id })
    }
    #expect(letters.rowIDs == ["a", "b", "c", "d", "e"])
  }
}
