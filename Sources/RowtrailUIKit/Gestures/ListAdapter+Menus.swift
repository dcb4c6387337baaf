#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListAdapter {
    /// The context menu of the row at an index path, built with the row's handle; `nil` for a header.
    ///
    ///     func tableView(
    ///       _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ///     ) -> UIContextMenuConfiguration? {
    ///       adapter.contextMenu(at: indexPath) { row in
    ///         [UIAction(title: "Star") { _ in row.toggleStar() }]
    ///       }
    ///     }
    public func contextMenu(
      at indexPath: IndexPath, _ elements: @escaping (Row) -> [UIMenuElement]
    ) -> UIContextMenuConfiguration? {
      guard let row = row(at: indexPath) else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements(row)) })
    }

    /// The context menu of the rows at several index paths, such as a selection; `nil` where there are only headers.
    public func contextMenu(
      at indexPaths: [IndexPath], _ elements: @escaping ([Row]) -> [UIMenuElement]
    ) -> UIContextMenuConfiguration? {
      let rows = indexPaths.compactMap { row(at: $0) }
      guard !rows.isEmpty else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements(rows)) })
    }
  }
#endif
