// The samples of the UIKit guide, as they stand there.
import LinkedUIKit
import Observation
import Rowtrail
import UIKit

package struct Server: ListItem {
  package let id: String
  package var nickname: String
  package var isRetired = false
}

extension Server {
  package init(id: String, nickname: String) { self.init(id: id, nickname: nickname, isRetired: false) }
}

final class ServersController: UIViewController, UITableViewDelegate {
  let store: ListStore<String, Server>
  let tableView = UITableView(frame: .zero, style: .plain)
  let adapter: ListTableAdapter<String, Server>  // the view does not keep it

  init(store: ListStore<String, Server>) {
    self.store = store
    adapter = ListTableAdapter(store, tableView: tableView) { (cell: ServerCell, row) in
      cell.title = row.shown.item.nickname  // what the view shows
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }  // its own row, or rejected as gone
    }
    super.init(nibName: nil, bundle: nil)
    tableView.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func loadView() { view = tableView }
}

final class ServersTableController: UITableViewController {
  var store = ListStore<String, Server>(ListState())  // set before the view is loaded
  private var adapter: ListTableAdapter<String, Server>?

  override func viewDidLoad() {
    super.viewDidLoad()
    adapter = ListTableAdapter(store, tableView: tableView) { tableView, indexPath, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "server", for: indexPath)
      guard let cell = cell as? ServerCell else { return cell }
      cell.title = row.shown.item.nickname
      cell.onStar = { row.toggleStar() }
      return cell
    }
  }
}

final class GridCell: UICollectionViewListCell {
  var title = ""
  var onStar: (() -> Void)?
}

final class GridHeader: UICollectionReusableView {
  var title = ""
}

final class ServersGridController: UIViewController, UICollectionViewDelegate {
  let store: ListStore<String, Server>
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  let adapter: ListCollectionAdapter<String, Server>

  init(store: ListStore<String, Server>) {
    self.store = store
    adapter = ListCollectionAdapter(store, collectionView: collectionView) { (cell: GridCell, row) in
      cell.title = row.shown.item.nickname
      cell.onStar = { row.toggleStar() }
    }
    super.init(nibName: nil, bundle: nil)
    adapter.registerHeader { (header: GridHeader, section) in
      header.title = "\(section.shown.header) (\(section.rowCount))"
    }
    adapter.onMove = { move in
      guard move.section == "retired" else { return move.dispatch() }
      return move.dispatch(.file(move.rows.map(\.id), to: move.destination), by: ServerActions())
    }
    collectionView.delegate = self  // menus, selection
    collectionView.dragDelegate = self  // see the page on gestures
    collectionView.dropDelegate = self
    // The layout comes last: it asks the adapter.
    collectionView.collectionViewLayout = adapter.listLayout(.insetGrouped) { [adapter] configuration, section in
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        adapter.swipeActions(at: indexPath) { row in
          [adapter.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() }]
        }
      }
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func loadView() { view = collectionView }
}

/// Answers as the adapter does, and adds what it does not.
final class IndexedSource: NSObject, UITableViewDataSource {
  let adapter: ListTableAdapter<String, Server>

  init(_ adapter: ListTableAdapter<String, Server>, of tableView: UITableView) {
    self.adapter = adapter
    super.init()
    tableView.dataSource = self  // keep it, as the adapter
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let list = adapter.presenter.list
    return list.sectionIDs.map { String(list.attributes(of: $0)?.header.prefix(1) ?? "") }
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    adapter.row(at: indexPath)?.delete()
    adapter.presenter.updateNow()  // the row is to be out of the view when this returns
  }

  func numberOfSections(in tableView: UITableView) -> Int { adapter.numberOfSections(in: tableView) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    adapter.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    adapter.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    adapter.tableView(tableView, canEditRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    adapter.tableView(tableView, canMoveRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    adapter.tableView(tableView, moveRowAt: source, to: destination)
  }
}

/// One action of the app's own.
struct FavouriteActions: ListReducer {
  enum Action: Sendable { case toggle(String) }

  func actions(
    for action: Action, in list: ListState<String, Server>
  ) throws(Rejection) -> [ListAction<String, Server>] {
    switch action {
    case .toggle(let id):
      guard let row = list.row(id) else { throw Rejection(.gone, id) }
      return row.isStarred
        ? [.unstar(.id(id)), .move([.id(id)], to: .start(of: .id("others")))]
        : [.star(.id(id)), .move([.id(id)], to: .end(of: .id("favourites")))]
    }
  }
}

@MainActor func configureFavourite(_ cell: ServerCell, _ row: RowHandle<String, Server>) {
  cell.onStar = { row.dispatch(.toggle(row.id), by: FavouriteActions()) }
}

/// A recipe for what comes later than the row.
final class CoverController: UIViewController {
  let store: ListStore<String, Server>
  let covers: Covers
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) lazy var adapter = ListTableAdapter(store, tableView: tableView) {
    [weak self] (cell: CoverCell, row) in
    self?.configure(cell, row)
  }

  init(store: ListStore<String, Server>, covers: Covers) {
    self.store = store
    self.covers = covers
    super.init(nibName: nil, bundle: nil)
    adapter.animation = .fade  // makes the adapter: a lazy one that nobody asks for shows nothing
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  func configure(_ cell: CoverCell, _ row: RowHandle<String, Server>) {
    cell.row = row  // whose cell it is by now
    cell.cover = covers.loaded[row.id]
    guard cell.cover == nil else { return }
    Task { [weak self, weak cell, covers] in
      let cover = await covers.load(row.id)
      guard row.row != nil else { return }  // gone meanwhile
      if cell?.row?.id == row.id {
        cell?.cover = cover
      } else if let self, let indexPath = adapter.indexPath(for: row) {
        tableView.reconfigureRows(at: [indexPath])  // another cell shows it, from `loaded`
      }
    }
  }
}

final class CoverCell: UITableViewCell {
  var row: RowHandle<String, Server>?
  var cover: String?
}

/// Covers come when they come.
@MainActor package final class Covers {
  private(set) var loaded: [String: String] = [:]
  private var waiting: [String: [CheckedContinuation<String, Never>]] = [:]
  package init() {}

  func load(_ id: String) async -> String { await withCheckedContinuation { waiting[id, default: []].append($0) } }

  package func arrive(_ id: String) {
    loaded[id] = "cover of \(id)"
    for continuation in waiting.removeValue(forKey: id) ?? [] { continuation.resume(returning: "cover of \(id)") }
  }
}

/// A recipe for a part of the list.
final class SearchController: UIViewController, UITableViewDelegate {
  let store: ListStore<String, Server>  // all servers
  let found = ListStore<String, Server>(ListState(), horizon: 1)  // those that the view shows
  let tableView = UITableView(frame: .zero, style: .plain)
  var words = "" { didSet { search() } }  // the search bar's
  private(set) lazy var adapter = ListTableAdapter(found, tableView: tableView) { [store] (cell: ServerCell, row) in
    cell.title = row.shown.item.nickname
    cell.isStarred = row.shown.isStarred
    cell.onStar = { store.dispatch(.toggleStar(.id(row.id))) }  // in the whole list, by id
  }

  init(store: ListStore<String, Server>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    tableView.delegate = self
    watchStore()
    adapter.animation = .fade  // makes the adapter
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func loadView() { view = tableView }

  func search() {
    var sections = store.list.sections
    for index in sections.indices where !words.isEmpty {
      sections[index].rows.removeAll { !$0.item.nickname.contains(words) }
    }
    found.dispatch(.batch([.unstarAll(), .collapseAll()]))  // a reload takes no flag away
    found.dispatch(.reload(sections))
  }

  func watchStore() {  // once
    withObservationTracking {
      _ = store.revision
    } onChange: { [weak self] in
      Task { @MainActor in self?.watchStore() }  // again, when the change is done
    }
    search()
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    adapter.swipeActions(at: indexPath) { row in
      [
        adapter.swipeAction("Delete", style: .destructive, for: row) { [weak self, store] row in
          defer { self?.search() }  // the row is to be out of `found` when this returns
          return store.dispatch(.swipeDelete(.id(row.id)))
        }
      ]
    }
  }
}

final class NameCell: UITableViewCell {
  var name = ""  // the text field's
  var onBegin: (() -> Void)?, onEnd: ((String) -> Void)?
}

/// A recipe for a text field in a cell.
final class NamesController: UIViewController {
  let store: ListStore<String, Server>
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) lazy var adapter = ListTableAdapter(store, tableView: tableView) {
    [weak self] (cell: NameCell, row) in
    self?.configure(cell, row)
  }

  init(store: ListStore<String, Server>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    adapter.animation = .fade  // makes the adapter
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func loadView() { view = tableView }

  func configure(_ cell: NameCell, _ row: RowHandle<String, Server>) {
    cell.name = row.shown.item.nickname
    cell.onBegin = { [weak self] in self?.adapter.isHeld = true }  // textFieldDidBeginEditing
    cell.onEnd = { [weak self] text in  // textFieldDidEndEditing
      row.edit { $0.nickname = text }  // one entry, one undo; .failure(.gone) where the row is gone
      self?.adapter.isHeld = false  // the view is told what has come meanwhile
    }
  }
}
