#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListTableAdapter {
    /// Registers a class of header views, each of which is handed its section. The table view's delegate then answers with
    /// ``headerView(forSection:)``. Without it, the table view shows the header texts as titles.
    ///
    ///     adapter.registerHeader { (header: ZoneHeader, section) in
    ///       header.title = section.shown.header
    ///       header.onStarAll = { section.starAll() }
    ///     }
    public func registerHeader<View: UITableViewHeaderFooterView>(
      configure: @escaping (View, SectionHandle<SectionID, Item>) -> Void
    ) {
      headers = TableSupplement("header", tableView, configure)
    }

    /// Registers a class of footer views; see ``registerHeader(configure:)``.
    public func registerFooter<View: UITableViewHeaderFooterView>(
      configure: @escaping (View, SectionHandle<SectionID, Item>) -> Void
    ) {
      footers = TableSupplement("footer", tableView, configure)
    }

    /// What `tableView(_:viewForHeaderInSection:)` answers; `nil` where the section shows no header view.
    public func headerView(forSection index: Int) -> UITableViewHeaderFooterView? {
      guard let section = section(at: index), section.shown.headerMode == .supplementary else { return nil }
      return headers?.view(in: tableView, for: section)
    }

    /// What `tableView(_:viewForFooterInSection:)` answers; `nil` where the section has no footer text.
    public func footerView(forSection index: Int) -> UITableViewHeaderFooterView? {
      guard let section = section(at: index), !section.shown.footer.isEmpty else { return nil }
      return footers?.view(in: tableView, for: section)
    }
  }

  /// A registered class of header or footer views.
  @MainActor
  struct TableSupplement<SectionID: ListID, Item: ListItem> {
    let identifier: String
    let configure: (UITableViewHeaderFooterView, SectionHandle<SectionID, Item>) -> Void

    init<View: UITableViewHeaderFooterView>(
      _ kind: String, _ tableView: UITableView?, _ configure: @escaping (View, SectionHandle<SectionID, Item>) -> Void
    ) {
      identifier = "Rowtrail.\(kind).\(View.self)"
      self.configure = { view, section in
        if let view = view as? View { configure(view, section) }
      }
      tableView?.register(View.self, forHeaderFooterViewReuseIdentifier: identifier)
    }

    func view(in tableView: UITableView?, for section: SectionHandle<SectionID, Item>) -> UITableViewHeaderFooterView? {
      let view = tableView?.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      if let view { configure(view, section) }
      return view
    }
  }
#endif
