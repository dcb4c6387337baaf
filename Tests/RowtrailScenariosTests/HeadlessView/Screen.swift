import Rowtrail
import RowtrailScenarios
import Testing

/// A list view on the newest list of a timeline.
struct Screen {
  var timeline: TextTimeline
  var view: HeadlessListView<String, TextItem>

  init(visibleCount: Int, _ list: TextList = Screen.servers) {
    timeline = TextTimeline(list)
    view = HeadlessListView(visibleCount: visibleCount, showing: list)
  }

  mutating func dispatch(_ action: TextAction) {
    let entry = timeline.dispatch(action)
    guard let update = timeline.update(from: view.revision, to: entry.revision) else { return }
    do throws(UpdateVerdict) {
      try view.apply(update, showing: timeline.current)
    } catch {
      Issue.record("revision \(entry.revision): \(error)")
    }
    #expect(view.mismatch == nil)
  }

  mutating func scroll(to start: Int) {
    view.scroll(to: start)
  }

  /// What the cells captured, from the top: `id [s, i]@r`, with `#` before a header's section.
  var cells: [String] {
    view.cells.map { cell in
      switch cell.content {
      case .row(let id): "\(id) \(cell.path)@\(cell.revision)"
      case .header(let id): "#\(id) \(cell.path)@\(cell.revision)"
      }
    }
  }

  static let servers = TextList(
    ListSection("asia", header: "Asia", headerMode: .firstItem, ["kitsu", "neko"].map { TextItem($0) }),
    ListSection("none", []), ListSection("europe", header: "Europe", ["wolf", "bear", "fox"].map { TextItem($0) }))
}
