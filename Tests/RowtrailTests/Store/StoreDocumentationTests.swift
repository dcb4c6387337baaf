import Rowtrail
import Testing

/// The examples in the store's documentation comments, with stand-ins for what is UIKit's or the app's.
@Suite("A store: the documentation's examples")
@MainActor
struct StoreDocumentationTests {
  enum Zone: String, ListID { case asia, archive }

  struct Machine: ListItem {
    let id: String
    var title: String
  }

  final class Cell {
    var onStar: () -> Void = {}
    var onShowMore: () -> Void = {}
    var onTitle: (String) -> Void = { _ in }
  }

  final class Header {
    var onStarAll: () -> Void = {}
  }

  struct UIContextualAction {
    enum Style { case destructive }
    let handler: (UIContextualAction, Int, (Bool) -> Void) -> Void

    init(style: Style, title: String, handler: @escaping (UIContextualAction, Int, (Bool) -> Void) -> Void) {
      self.handler = handler
    }
  }

  struct ServerActions: ListReducer {
    enum Action: Sendable { case archive(String) }

    func actions(
      for action: Action, in list: ListState<Zone, Machine>
    ) throws(Rejection) -> [ListAction<Zone, Machine>] {
      switch action {
      case .archive(let id): [.unstar(.id(id)), .move([.id(id)], to: .end(of: .id(.archive)))]
      }
    }
  }

  let store = ListStore(
    ListState(
      ListSection(Zone.asia, header: "Asia", ["kitsu", "neko"].map { Machine(id: $0, title: $0) }),
      ListSection(.archive, [])))

  @Test("the first ten lines")
  func dispatching() {
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    switch store.dispatch(.move([.id("neko")], to: .before(.id("kitsu")))) {
    case .success(let entry): print(entry.revision, entry.didChange)
    case .failure(let rejection): print(rejection)
    }
    #expect(printed == ["1 true"])
    store.dispatch(.archive("neko"), by: ServerActions())
    #expect(store.list.path(of: "neko") == at(1, 0))
  }

  @Test("cells, swipes and headers")
  func configuring() {
    let shown = store.visibleRevision
    let cell = Cell()
    let header = Header()
    var answers: [Bool] = []
    func configure(_ cell: Cell, at path: RowPath) {
      guard let row = store.handle(at: path, shown: shown) else { return }
      cell.onStar = { row.toggleStar() }
      cell.onShowMore = { row.toggleExpand() }
      cell.onTitle = { text in row.edit { $0.title = text } }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        done(row.swipeDelete().isAccepted)
      }
      cell.onShowMore()
      cell.onTitle("Neko")
      for _ in 1...2 { delete.handler(delete, 0) { answers.append($0) } }
    }
    configure(cell, at: at(0, 1))
    #expect(answers == [true, false])
    guard let section = store.sectionHandle(at: 0, shown: shown) else { return }
    header.onStarAll = { section.starAll() }
    header.onStarAll()
    #expect(store.list.row("kitsu")?.isStarred == true)
  }

  @Test("a table view's moveRowAt and performBatchUpdates")
  func table() {
    var shown = 0
    var reloads = 0
    func reloadData() { reloads += 1 }
    func performBatchUpdates(_ body: () -> Void) { body() }
    func storeChanged() {
      guard let update = store.update(from: shown) else { return reloadData() }
      performBatchUpdates { shown = update.to }
    }
    func moveRow(at source: RowPath, to destination: RowPath) {
      if case .success(let entry) = store.moveRow(at: source, to: destination, shown: shown),
        entry.revision == shown + 1
      {
        shown = entry.revision
      } else {
        reloadData()  // something else happened meanwhile, or the row is gone
      }
    }
    moveRow(at: at(0, 0), to: at(0, 1))
    #expect(shown == 1 && reloads == 0 && store.update(from: shown)?.isEmpty == true)
    store.dispatch(.delete([.id("neko")]))
    moveRow(at: at(0, 0), to: at(0, 1))
    #expect(reloads == 1)
    storeChanged()
    #expect(shown == 3 && store.list(shown: shown)?.itemCount(ofSectionAt: 0) == 1)
  }

  @Test("SwiftUI's edit actions and a drop")
  func editActions() {
    let shown = store.visibleRevision
    let onMove = { store.move(fromOffsets: $0 as [Int], toOffset: $1, in: .asia, shown: shown) }
    let onDelete = { store.delete(atOffsets: $0 as [Int], in: .asia, shown: shown) }
    #expect(onMove([0], 2).isAccepted && onDelete([0]).isAccepted)
    #expect(store.list.rowIDs == ["neko"])
    let localObject = store.handle(at: at(0, 1), shown: 0)
    let destinationIndexPath: (section: Int, item: Int)? = nil
    store.drop(
      [localObject].compactMap { $0 }, at: destinationIndexPath.map(RowPath.init), shown: store.visibleRevision)
    #expect(store.list.path(of: "neko") == at(1, 0))
  }

  @Test("writing through to a database")
  func writing() async {
    final class Database: Sendable {
      func write(_ events: [ListEvent<Zone, Machine>]) {}
    }
    let database = Database()
    let writing = Task {
      for await entry in store.changes { database.write(entry.events) }
    }
    await Task.yield()
    writing.cancel()
    await writing.value
  }
}
