import Rowtrail
import Testing

/// An item that is not even equal to itself, as one that holds a `Double` can be.
private struct Reading: ListItem {
  let id: Int
  var value: Double
}

/// An item that takes over the id of what a reload brings.
private struct Renamed: ListItem {
  let id: Int
  var name: String

  static func == (left: Renamed, right: Renamed) -> Bool { left.name == right.name }
  func reloaded(as new: Renamed) -> Renamed { Renamed(id: new.id + 1, name: new.name) }
}

@Suite("Items whose `==` or ids are odd")
struct UnequalItemTests {
  @Test("What is not equal to itself can be edited, deleted and brought back")
  func notANumber() {
    var timeline = Timeline(ListState(ListSection("s", [Reading(id: 1, value: .nan), Reading(id: 2, value: 2)])))
    timeline.dispatch(.edit(.id(1), Reading(id: 1, value: .nan)))
    timeline.dispatch(.swipeDelete(.id(1)))
    #expect(timeline.current.rowIDs == [2])
    timeline.dispatch(.undo)
    #expect(timeline.current.rowIDs == [1, 2])
    timeline.dispatch(.undo)
    timeline.dispatch(.redo)
    #expect(timeline.revision == 5 && timeline.current.row(1)?.item.value.isNaN == true)
  }

  @Test("A reload that changes an id is refused")
  func changedID() {
    var timeline = Timeline(ListState(ListSection("s", [Renamed(id: 1, name: "a")])))
    let entry = timeline.dispatch(.reload([ListSection("s", [Renamed(id: 1, name: "b")])]))
    #expect(entry.rejection?.reason == .changedID)
    #expect(timeline.current.row(1)?.item.name == "a")
  }
}
