import Rowtrail

/// The server list as its view controller has it: a store, the revision on the screen, and what cells and headers do.
@MainActor
package final class ServerScreen {
  package typealias Store = ListStore<Zone, CloudServer>

  package let store: Store
  /// The revision that the view shows.
  package var shown = 0

  package init(_ list: ListState<Zone, CloudServer> = ListState(.asia, .europe)) {
    store = Store(list)
  }

  /// A cell for a path of the shown revision, or `nil` where no server stands there.
  package func cell(at path: RowPath) -> ServerCell? {
    guard let row = store.handle(at: path, shown: shown), let server = store.list(shown: shown)?.row(at: path) else {
      return nil
    }
    let item = server.item
    let network = item.networkGB.map { ", \($0) GB network" } ?? ""
    return ServerCell(
      nickname: item.nickname,
      details: "\(item.region), \(item.hardware), \(item.cpuCores) CPU, \(item.memoryGB) GB\(network)",
      isStarred: server.isStarred,
      onStar: { row.toggleStar() },
      onSwipe: { done in done(row.swipeDelete().isAccepted) })
  }

  /// The header of a section of the shown revision.
  package func header(at index: Int) -> ServerHeader? {
    guard let section = store.sectionHandle(at: index, shown: shown), let attributes = section.attributes else {
      return nil
    }
    return ServerHeader(
      title: attributes.header,
      onStarAll: { section.starAll() },
      onUnstarAll: { section.unstarAll() })
  }

  /// The star changes from outside the cell, too: a detail screen stars by id.
  package func setStarred(_ value: Bool, of id: String) {
    store.dispatch(value ? .star(.id(id)) : .unstar(.id(id)))
  }
}
