import Rowtrail

/// A list view without a screen: its items are what updates made of them, and a cell keeps the index path that it was
/// configured with.
///
/// The view takes updates as UIKit's do. Deletes and the sources of moves count before the batch, inserts and the
/// destinations of moves after it; what is inserted is asked of the list that is shown then; an update that UIKit would
/// throw for, or that some systems do not take, is refused. One with right counts and wrong identities is taken, and the
/// view then shows the wrong rows: ``mismatch`` says where.
///
/// On the screen is a window on the items: the rows, and the headers that are items, of all sections in order. An item
/// that comes into the window gets a cell configured then, which captures the item's path and the revision. A cell that
/// stays in the window keeps what it captured, whatever moves, until what it shows changes: its row's item, star or
/// expansion, or its header's text. Then it is configured anew.
///
///     var view = HeadlessListView(visibleCount: 4, showing: timeline.current)
///     let entry = timeline.dispatch(.move([.path(RowPath(section: 0, item: 0))], to: .end(of: .id("servers"))))
///     if let update = timeline.update(from: view.revision, to: entry.revision) {
///       try view.apply(update, showing: timeline.current)
///     }
///     view.target(at: 0)  // what the button in the topmost cell sends: the captured path of the row that is there
///
/// An app's own planner can be tried out the same way. The rules are UIKit's as documented and as public reports of its
/// exceptions show them; nobody has run them against UIKit. `Sendable`, and a value.
public struct HeadlessListView<SectionID: ListID, Item: ListItem>: Sendable {
  /// How many items are visible at once, from 0.
  public let visibleCount: Int
  /// The kind of view, which decides the words in which an update is refused.
  public let kind: ProposedUpdate.ViewKind
  /// The revision that is shown, which cells capture. To be set where a revision brought nothing new.
  public var revision: Int
  /// The item that the window starts at, from 0, never later than the last full screen.
  public private(set) var start: Int
  /// The cells on the screen, from the top; as many as ``visibleCount``, or fewer where the list is shorter.
  public private(set) var cells: [Cell]
  /// How many items there are in all sections.
  public private(set) var itemCount: Int
  var items: ShownItems<SectionID, Item>

  /// A view that shows the beginning of a list.
  ///
  /// - Parameters:
  ///   - visibleCount: how many items are visible at once; a negative number counts as 0.
  ///   - list: the list that is shown.
  ///   - revision: the list's revision, which the cells capture.
  ///   - kind: the kind of view.
  /// - Complexity: O(*s* + *v* log *n*) for *s* sections and *v* visible items of *n*.
  public init(
    visibleCount: Int, showing list: ListState<SectionID, Item>, revision: Int = 0,
    kind: ProposedUpdate.ViewKind = .collection
  ) {
    self.visibleCount = max(0, visibleCount)
    self.kind = kind
    self.revision = revision
    start = 0
    cells = []
    items = ShownItems(list)
    itemCount = list.itemCounts.reduce(0, +)
    layOut { _, _ in false }
  }

  /// Makes the window start at an item, or at the last full screen where that comes first.
  ///
  /// - Parameter start: the item that is to be topmost, from 0; any integer.
  /// - Complexity: O(*s* + *v* log *n*) for *s* sections and *v* visible items of *n*.
  public mutating func scroll(to start: Int) {
    self.start = start
    layOut { _, _ in false }
  }

  /// Forgets everything and shows the beginning of the window of a list anew, as `reloadData` does.
  ///
  /// - Complexity: O(*s* + *v* log *n*) for *s* sections and *v* visible items of *n*.
  public mutating func reload(showing list: ListState<SectionID, Item>, revision: Int) {
    self.revision = revision
    cells = []
    items = ShownItems(list)
    itemCount = list.itemCounts.reduce(0, +)
    layOut { _, _ in false }
  }

  /// Takes an update.
  ///
  /// - Parameters:
  ///   - update: what is to be done to the items; `update.to` is the revision that is shown from then on.
  ///   - list: the list as the data source has it after the update.
  /// - Throws: the verdict, where UIKit would throw (`.throws`) or some systems do not take the update (`.unsafe`). The
  ///   view is then as it was.
  /// - Complexity: linear in the items of a list of up to some hundreds. Beyond, O((*d* + *v*) log *n*) for *d* operations
  ///   and changes and *v* visible items of *n*, and O(*s*) for the *s* sections above the window.
  public mutating func apply(
    _ update: ListUpdate, showing list: ListState<SectionID, Item>
  ) throws(UpdateVerdict) {
    let old = items.list
    let (gain, map) = try items.apply(update, showing: list, kind: kind)
    itemCount += gain
    revision = update.to
    let isReconfigured = Set(update.reconfigure)
    let headers = Set(update.headers)
    layOut { content, path in
      switch content {
      case .row(let id):
        map.source(of: path) != nil ? isReconfigured.contains(path) : old.row(id) != list.row(id)
      case .header(let id):
        map.source(of: path) != nil
          ? headers.contains(path.section) : old.attributes(of: id)?.header != list.attributes(of: id)?.header
      }
    }
  }

  /// The first place at which the view shows another item than the list has, or `nil` where it shows the list.
  public var mismatch: IdentityMismatch? { items.mismatch }

  /// How many sections there are.
  public var sectionCount: Int { items.list.sectionCount }

  /// How many items the section with this index has, or `nil` where there is none. O(log sections).
  public func itemCount(ofSectionAt section: Int) -> Int? { items.list.itemCount(ofSectionAt: section) }

  /// What the view shows at a path, or `nil` where there is no item. O(log *n*), after wrong updates more.
  public func content(at path: RowPath) -> Content? { items.content(at: path) }

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
  /// Fills the window; a cell of an item that was in it keeps what it captured, unless what it shows changed.
  private mutating func layOut(isChanged: (Content, RowPath) -> Bool) {
    start = start > 0 ? max(0, min(start, itemCount - visibleCount)) : 0
    let kept = Dictionary(cells.map { ($0.content, $0) }, uniquingKeysWith: { first, _ in first })
    var laidOut: [Cell] = []
    forEachVisiblePath { path in
      guard let content = items.content(at: path) else { return }
      if let cell = kept[content], !isChanged(content, path) {
        laidOut.append(cell)
      } else {
        laidOut.append(Cell(content: content, path: path, revision: revision))
      }
    }
    cells = laidOut
  }

  /// Calls `body` with the paths in the window, from the top.
  private func forEachVisiblePath(_ body: (RowPath) -> Void) {
    var skipped = start
    var missing = visibleCount
    var section = 0
    while missing > 0, let count = items.list.itemCount(ofSectionAt: section) {
      for item in min(skipped, count)..<count {
        body(RowPath(section: section, item: item))
        missing -= 1
        if missing == 0 { break }
      }
      skipped -= min(skipped, count)
      section += 1
    }
  }
}
