import Rowtrail
import RowtrailScenarios

/// The window of a view by identity alone, as the format of scenarios has it: no updates, whole lists, slow.
struct PlainWindow {
  typealias View = HeadlessListView<String, TextItem>

  let visibleCount: Int
  private(set) var start = 0
  private(set) var cells: [View.Cell] = []

  init(visibleCount: Int, _ list: TextList) {
    self.visibleCount = visibleCount
    show(list, revision: 0, before: list)
  }

  mutating func scroll(to start: Int, _ list: TextList, revision: Int) {
    self.start = start
    show(list, revision: revision, before: list)
  }

  mutating func show(_ list: TextList, revision: Int, before: TextList) {
    let items = list.sections.enumerated().flatMap { index, section -> [(View.Content, RowPath)] in
      let first = section.attributes.headerMode.firstRowItem
      let rows = section.rows.enumerated().map { offset, row in
        (View.Content.row(row.id), RowPath(section: index, item: first + offset))
      }
      return (first == 1 ? [(.header(section.id), RowPath(section: index, item: 0))] : []) + rows
    }
    start = max(0, min(start, items.count - visibleCount))
    let old = cells
    cells = items[min(start, items.count)...].prefix(visibleCount).map { content, path in
      if let cell = old.first(where: { $0.content == content }), Self.looksAlike(content, before, list) { return cell }
      return View.Cell(content: content, path: path, revision: revision)
    }
  }

  private static func looksAlike(_ content: View.Content, _ before: TextList, _ after: TextList) -> Bool {
    switch content {
    case .row(let id): before.row(id) == after.row(id)
    case .header(let id): before.attributes(of: id)?.header == after.attributes(of: id)?.header
    }
  }
}
