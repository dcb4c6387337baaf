// The samples of the UIKit guide, as they stand there.
import LinkedUIKit
import Rowtrail
import UIKit

public struct Server: ListItem {
  public let id: String
  public var nickname: String

  public init(id: String, nickname: String) {
    self.id = id
    self.nickname = nickname
  }
}

public final class ServerCell: UITableViewCell {
  var title = ""
  var details: String?
  var isStarred = false
  var onStar: (() -> Void)?
  var onExpand: (() -> Void)?
}

public final class ZoneHeader: UITableViewHeaderFooterView {
  var title = ""
  var onStarAll: (() -> Void)?
}

public final class ServersController: UIViewController, UITableViewDelegate {
  let store: ListStore<String, Server>
  let tableView = UITableView(frame: .zero, style: .plain)
  let adapter: ListTableAdapter<String, Server>  // the view does not keep it
  var opened: String?
  var deletion: Entry<String, Server>?

  init(store: ListStore<String, Server>) {
    self.store = store
    adapter = ListTableAdapter(store, tableView: tableView) { (cell: ServerCell, row) in
      cell.title = row.shown.item.nickname  // what the view shows
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }  // its own row, or rejected as gone
      cell.details = row.shown.isExpanded ? row.id : nil
      cell.onExpand = { row.toggleExpand() }
    }
    super.init(nibName: nil, bundle: nil)
    tableView.delegate = self
    adapter.registerHeader { (header: ZoneHeader, section) in
      header.title = "\(section.shown.header) (\(section.rowCount))"
      header.onStarAll = { section.starAll() }  // built once, and holds its section
    }
    takeGestures()
  }

  public required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

extension ServersController {
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    adapter.headerView(forSection: section)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let row = adapter.row(at: indexPath) else { return }  // a header that is an item
    open(row.id)
  }
}

extension ServersController {
  func open(_ id: String) { opened = id }
}

public final class ServersTableController: UITableViewController {
  var store = ListStore<String, Server>(ListState())  // set before the view is loaded
  private var adapter: ListTableAdapter<String, Server>?

  public override func viewDidLoad() {
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

public final class GridCell: UICollectionViewListCell {
  var title = ""
  var onStar: (() -> Void)?
}

public final class GridHeader: UICollectionReusableView {
  var title = ""
}

public final class ServersGridController: UIViewController {
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
    // The layout comes last: it asks the adapter.
    collectionView.collectionViewLayout = adapter.listLayout(.insetGrouped) { [adapter] configuration, section in
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        adapter.swipeActions(at: indexPath) { row in
          [adapter.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() }]
        }
      }
    }
    takeGestures()
  }

  public required init?(coder: NSCoder) { fatalError("not from a storyboard") }
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

extension ServerCell {
  func configureFavourite(_ row: RowHandle<String, Server>) {
    onStar = { row.dispatch(.toggle(row.id), by: FavouriteActions()) }
  }
}
