import Rowtrail
import RowtrailScenarios
import Testing

/// A screen on a headless view: its cells, closures and all, are configured when UIKit would configure them, and no sooner.
@MainActor
final class HeadlessScreen<Screen: SampleScreen> {
  typealias View = HeadlessListView<Screen.SectionID, Screen.Item>

  let screen: Screen
  private(set) var view: View
  private var cells: [View.Cell: Screen.Cell] = [:]

  init(_ screen: Screen, visibleCount: Int) {
    self.screen = screen
    view = View(visibleCount: visibleCount, showing: screen.store.list, revision: screen.store.revision)
    screen.shown = screen.store.revision
    configure()
  }

  /// The view performs the update to the newest revision.
  ///
  /// - Returns: the update.
  @discardableResult
  func update() -> ListUpdate? {
    guard let update = screen.store.update(from: screen.shown) else { return nil }
    screen.shown = screen.store.revision
    do {
      try view.apply(update, showing: screen.store.list)
    } catch {
      Issue.record("the view refused \(update): \(error)")
    }
    configure()
    return update
  }

  func scroll(to start: Int) {
    view.scroll(to: start)
    configure()
  }

  /// The cell at a place on the screen, as it was configured.
  subscript(place: Int) -> Screen.Cell? { view.cell(at: place).flatMap { cells[$0] } }

  private func configure() {
    var kept: [View.Cell: Screen.Cell] = [:]
    for cell in view.cells { kept[cell] = cells[cell] ?? screen.cell(at: cell.path) }
    cells = kept
  }
}
