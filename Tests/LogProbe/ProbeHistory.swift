import Rowtrail

/// What is written: the same every time.
enum ProbeHistory {
  static let start = ListState(ListSection("s", (0..<3).map { TextItem("r\($0)", title: "Row \($0)") }))

  /// A history of so many entries: mostly stars, and now and then a row that moves, comes or goes.
  static func timeline(_ count: Int) -> TextTimeline {
    var timeline = Timeline(start)
    for number in 1...max(1, count) { timeline.dispatch(action(number)) }
    return timeline
  }

  private static func action(_ number: Int) -> TextAction {
    switch number % 10 {
    case 3: .move([.id("r2")], to: .start(of: .id("s")))
    case 5: .insert(ListRow(TextItem("n\(number)", title: "New")), at: .end(of: .id("s")))
    case 7: .swipeDelete(.id("n\(number - 2)"))
    case 9: .undo
    default: .toggleStar(.id("r\(number % 3)"))
    }
  }
}
