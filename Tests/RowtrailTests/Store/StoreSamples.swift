import Rowtrail

typealias ServerStore = ListStore<Int, Server>
typealias ServerList = ListState<Int, Server>

/// The path of an item of a section.
func at(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }

/// Sections 0, 1, … of these rows; those in `firstItem` have their header as item 0.
func serverList(_ sections: [Int]..., firstItem: Set<Int> = []) -> ServerList {
  var list = ServerList()
  for (number, ids) in sections.enumerated() {
    let mode: HeaderMode = firstItem.contains(number) ? .firstItem : .none
    list.apply(.sectionInserted(SectionAttributes(number, headerMode: mode), at: number))
    for (offset, id) in ids.enumerated() {
      list.apply(.inserted(ListRow(Server.make(id)), at: RowPosition(section: number, offset: offset)))
    }
  }
  return list
}

/// The ids of the rows, a section each.
func rows(of list: ServerList) -> [[Int]] {
  list.sections.map { $0.rows.map(\.id) }
}

extension Result where Failure == Rejection {
  /// Why the action was refused, or `nil`.
  var reason: Rejection.Reason? {
    if case .failure(let rejection) = self { rejection.reason } else { nil }
  }
}
