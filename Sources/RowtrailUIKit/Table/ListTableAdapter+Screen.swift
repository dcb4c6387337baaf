#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListTableAdapter: ListScreen {
    /// Whether the table view takes a batch now.
    public var readiness: ListScreenReadiness {
      guard let tableView, tableView.window != nil, isLoaded else { return .unloaded }
      return tableView.isInHand ? .busy : .ready
    }

    /// Reloads the table view.
    public func reload() {
      isLoaded = false
      tableView?.reloadData()
    }

    /// One batch, then what is to be reconfigured, then headers and footers.
    public func perform(_ update: ListUpdate, showNew: @escaping () -> Void) {
      guard let tableView else { return showNew() }
      let before = presenter.list
      if update.sections.isEmpty, update.items.isEmpty {
        showNew()
      } else {
        tableView.performBatchUpdates {
          showNew()
          update.perform(on: tableView, with: self.animation)
        }
      }
      let work = update.followUp(before: before, after: presenter.list)
      if !work.reconfigure.isEmpty { tableView.reconfigureRows(at: work.reconfigure.map { IndexPath($0) }) }
      renewHeaders(work, in: tableView)
    }

    /// Header and footer views that are on the screen show their new texts. Titles, and views that come or go, can only be
    /// had by a reload of their section.
    private func renewHeaders(_ work: ListFollowUp, in tableView: UITableView) {
      let reloaded = IndexSet(
        work.rebuilt + (headers == nil ? work.headers : []) + (footers == nil ? work.footers : []))
      if !reloaded.isEmpty {
        UIView.performWithoutAnimation { tableView.reloadSections(reloaded, with: .none) }
      }
      var isRenewed = false
      for index in work.headers where !reloaded.contains(index) {
        isRenewed = renew(headers, tableView.headerView(forSection: index), index) || isRenewed
      }
      for index in work.footers where !reloaded.contains(index) {
        isRenewed = renew(footers, tableView.footerView(forSection: index), index) || isRenewed
      }
      // An empty batch measures them anew.
      if isRenewed { tableView.performBatchUpdates(nil) }
    }

    private func renew(
      _ supplement: TableSupplement<SectionID, Item>?, _ view: UITableViewHeaderFooterView?, _ index: Int
    ) -> Bool {
      guard let supplement, let view, let section = section(at: index) else { return false }
      supplement.configure(view, section)
      return true
    }
  }
#endif
