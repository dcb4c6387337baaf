// The samples of the guide for those who come from an identified array, as they stand there.
import Rowtrail

package enum IdentifiedArrayGuide {
  @MainActor package static func run() -> [String] {
    let kitsu = Server(id: "kitsu", nickname: "Kitsu")
    let neko = Server(id: "neko", nickname: "Neko")
    let tora = Server(id: "tora", nickname: "Tora")

    let servers = ListState(ListSection("servers", [kitsu, neko]))
    let store = ListStore(servers)

    store.dispatch(.insert(ListRow(tora), at: .end(of: .id("servers"))))
    store.dispatch(.edit(.id("kitsu"), Server(id: "kitsu", nickname: "Kitsu the second")))
    store.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
    store.dispatch(.delete([.id("tora")]))

    let nickname = store.list.row("kitsu")?.item.nickname  // Optional("Kitsu the second")
    let path = store.list.path(of: "kitsu")  // Optional([0, 1])
    let ids = store.list.rowIDs  // ["neko", "kitsu"]

    var draft = store.list  // a value, and a copy costs nothing
    draft.remove("neko")

    guard nickname != nil, path == RowPath(section: 0, item: 1), draft.rowCount == 1 else { return [] }
    return ids.compactMap { store.list.row($0)?.item.nickname }
  }
}
