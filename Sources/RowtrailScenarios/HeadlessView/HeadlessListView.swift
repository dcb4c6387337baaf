import Rowtrail

/// A list view without a screen, which behaves as UIKit's do in the one respect that leads to wrong rows: a cell keeps
/// the index path that it was configured with.
///
/// The view is a window on the items of a list: the rows, and the headers that are items, of all sections in order. An
/// item that comes into the window gets a cell configured then, which captures the item's path and the revision. A cell
/// that stays in the window keeps what it captured, whatever moves, until what it shows changes: its row's item, star or
/// expansion, or its header's text. Then it is configured anew.
///
///     var view = HeadlessListView(visibleCount: 4, showing: timeline.current)
///     let before = timeline.current
///     let entry = timeline.dispatch(.move([.path(RowPath(section: 0, item: 0))], to: .end(of: .id("servers"))))
///     view.listChanged(from: before, to: timeline.current, revision: entry.revision)
///     view.target(at: 0)  // what the button in the topmost cell sends: the captured path of the row that is there
///
/// The view holds no list: its owner passes the list that is shown. `Sendable`, and a value.
public struct HeadlessListView<SectionID: ListID, Item: ListItem>: Sendable {
  /// How many items are visible at once, from 0.
  public let visibleCount: Int
  /// The item that the window starts at, from 0, never later than the last full screen.
  public private(set) var start: Int
  /// The cells on the screen, from the top; as many as ``visibleCount``, or fewer where the list is shorter.
  public private(set) var cells: [Cell]

  /// A view that shows the beginning of a list.
  ///
  /// - Parameters:
  ///   - visibleCount: how many items are visible at once; a negative number counts as 0.
  ///   - list: the list that is shown.
  ///   - revision: the list's revision, which the cells capture.
  /// - Complexity: O(*v* log *n*) for *v* visible items of *n*.
  public init(visibleCount: Int, showing list: ListState<SectionID, Item>, revision: Int = 0) {
    self.visibleCount = max(0, visibleCount)
    start = 0
    cells = []
    layOut(list, revision: revision, before: nil)
  }

  /// Makes the window start at an item, or at the last full screen where that comes first.
  ///
  /// - Parameters:
  ///   - start: the item that is to be topmost, from 0; any integer.
  ///   - list: the list that is shown.
  ///   - revision: the list's revision, which cells that come in capture.
  /// - Complexity: O(*s* + *v* log *n*) for *s* sections and *v* visible items of *n*.
  public mutating func scroll(to start: Int, in list: ListState<SectionID, Item>, revision: Int) {
    self.start = start
    layOut(list, revision: revision, before: nil)
  }

  /// Shows the list that an entry led to.
  ///
  /// - Parameters:
  ///   - before: the list before the entry, which the view shows now.
  ///   - after: the list after the entry.
  ///   - revision: the revision that the entry led to.
  /// - Complexity: O(*s* + *v* log *n*) for *s* sections and *v* visible items of *n*.
  public mutating func listChanged(
    from before: ListState<SectionID, Item>, to after: ListState<SectionID, Item>, revision: Int
  ) {
    layOut(after, revision: revision, before: before)
  }

  /// The cell at a place on the screen, or `nil` where there is none.
  ///
  /// - Parameter place: 0 is the top; any integer.
  public func cell(at place: Int) -> Cell? {
    cells.indices.contains(place) ? cells[place] : nil
  }

  /// What a button in the cell at a place on the screen sends: the path and revision that the cell captured.
  ///
  /// Where there is no cell it is the plain path `[-1, place]`, at which no list has anything.
  ///
  /// - Parameter place: 0 is the top; any integer.
  public func target(at place: Int) -> RowTarget<Item.ID> {
    guard let cell = cell(at: place) else { return .path(RowPath(section: -1, item: place)) }
    return .captured(cell.path, revision: cell.revision)
  }

  /// The ids of the visible rows, from the top.
  public var rowIDs: [Item.ID] {
    cells.compactMap { if case .row(let id) = $0.content { id } else { nil } }
  }
}

extension HeadlessListView {
  /// Fills the window from the list; `before` is the list that the cells were configured from, where that is another.
  private mutating func layOut(
    _ list: ListState<SectionID, Item>, revision: Int, before: ListState<SectionID, Item>?
  ) {
    if start > 0 {
      start = max(0, min(start, Self.itemCount(of: list) - visibleCount))
    } else {
      start = 0
    }
    let kept = Dictionary(cells.map { ($0.content, $0) }, uniquingKeysWith: { first, _ in first })
    var laidOut: [Cell] = []
    forEachVisibleItem(of: list) { content, path in
      if let cell = kept[content], before.map({ Self.isShownAlike(content, $0, list) }) ?? true {
        laidOut.append(cell)
      } else {
        laidOut.append(Cell(content: content, path: path, revision: revision))
      }
    }
    cells = laidOut
  }

  /// Calls `body` with what is in the window and its path, from the top.
  private func forEachVisibleItem(of list: ListState<SectionID, Item>, _ body: (Content, RowPath) -> Void) {
    var skipped = start
    var missing = visibleCount
    var section = 0
    while missing > 0, let count = list.itemCount(ofSectionAt: section) {
      for item in min(skipped, count)..<count {
        let path = RowPath(section: section, item: item)
        switch list.occupant(of: path) {
        case .row(let id): body(.row(id), path)
        case .header(let id): body(.header(id), path)
        case .nothing: break
        }
        missing -= 1
        if missing == 0 { break }
      }
      skipped -= min(skipped, count)
      section += 1
    }
  }

  private static func itemCount(of list: ListState<SectionID, Item>) -> Int {
    (0..<list.sectionCount).reduce(0) { $0 + (list.itemCount(ofSectionAt: $1) ?? 0) }
  }

  /// Whether a cell of this content looks the same in both lists.
  private static func isShownAlike(
    _ content: Content, _ before: ListState<SectionID, Item>, _ after: ListState<SectionID, Item>
  ) -> Bool {
    switch content {
    case .row(let id): before.row(id) == after.row(id)
    case .header(let id): before.attributes(of: id)?.header == after.attributes(of: id)?.header
    }
  }
}
