import Rowtrail
import Testing

/// An app's own item that names no edit of its own: an edit is a whole new item.
@Suite struct AppItemTests {
  /// Equal where the names are equal but for case; so a changed case is no change.
  struct Shout: ListItem {
    let id: Int
    var name: String

    static func == (left: Shout, right: Shout) -> Bool {
      left.id == right.id && left.name.lowercased() == right.name.lowercased()
    }
  }

  let list = ListState(ListSection(0, [Server(id: 1, name: "one", cores: 1), Server(id: 2, name: "two", cores: 2)]))

  @Test func wholeItem() {
    var timeline = Timeline(list)
    let entry = timeline.dispatch(.edit(.id(1), Server(id: 1, name: "uno", cores: 4)))
    #expect(entry.didChange && entry.row == 1)
    #expect(timeline.current.row(1)?.item == Server(id: 1, name: "uno", cores: 4))
    #expect(!timeline.dispatch(.edit(.id(1), Server(id: 1, name: "uno", cores: 4))).didChange)
  }

  @Test func anotherID() {
    var timeline = Timeline(list)
    for id in [2, 3] {
      let entry = timeline.dispatch(.edit(.id(1), Server(id: id, name: "one", cores: 1)))
      #expect(entry.rejection == Rejection(.changedID, "1"))
      #expect(entry.row == 1)
      #expect(timeline.current == list)
    }
    let unknown = timeline.dispatch(.edit(.id(9), Server(id: 1, name: "one", cores: 1)))
    #expect(unknown.rejection == Rejection(.unknownRow, "9"), "the target comes first")
    let batch = timeline.dispatch(.batch([.star(.id(1)), .edit(.id(2), Server(id: 7, name: "two", cores: 2))]))
    #expect(batch.rejection == Rejection(.changedID, "2", batchIndex: 1))
    #expect(timeline.current == list)
  }

  @Test func equalItemsStay() {
    var timeline = Timeline(ListState(ListSection(0, [Shout(id: 1, name: "hey")])))
    #expect(!timeline.dispatch(.edit(.id(1), Shout(id: 1, name: "HEY"))).didChange)
    #expect(!timeline.dispatch(.reload([ListSection(0, [Shout(id: 1, name: "Hey")])])).didChange)
    #expect(timeline.current.row(1)?.item.name == "hey")
    #expect(timeline.dispatch(.edit(.id(1), Shout(id: 1, name: "ho"))).didChange)
    #expect(timeline.dispatch(.undo).didChange && timeline.current.row(1)?.item.name == "hey")
  }
}
