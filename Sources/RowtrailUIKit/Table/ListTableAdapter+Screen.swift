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
    public func perform(_ update: ListUpdate, then work: ListFollowUp, showNew: @escaping () -> Void) {
      guard let tableView else { return showNew() }
      if update.sections.isEmpty, update.items.isEmpty {
        showNew()
      } else {
        tableView.performBatchUpdates {
          showNew()
          update.perform(on: tableView, with: self.animation)
        }
      }
      if !work.reconfigure.isEmpty { tableView.reconfigureRows(at: work.reconfigure.map { IndexPath($0) }) }
      renewHeaders(work, in: tableView)
    }

    /// Header and footer views that are on the screen show their new texts and counts. Titles, and views that come or go, can
    /// only be had by a reload of their section.
    private func renewHeaders(_ work: ListFollowUp, in tableView: UITableView) {
      let reloaded = Set(
        work.rebuilt + (headers == nil ? work.headers : []) + (footers == nil ? work.footers : []))
      if !reloaded.isEmpty {
        UIView.performWithoutAnimation { tableView.reloadSections(IndexSet(reloaded), with: .none) }
      }
      for index in work.headerViews where !reloaded.contains(index) {
        renew(headers, tableView.headerView(forSection: index), index)
      }
      for index in work.footerViews where !reloaded.contains(index) {
        renew(footers, tableView.footerView(forSection: index), index)
      }
      // An empty batch measures them anew; for another count they keep their height.
      if !Set(work.headers + work.footers).subtracting(reloaded).isEmpty { tableView.performBatchUpdates(nil) }
    }

    private func renew(
      _ supplement: TableSupplement<SectionID, Item>?, _ view: UITableViewHeaderFooterView?, _ index: Int
    ) {
      if let supplement, let view, let section = section(at: index) { supplement.configure(view, section) }
    }
  }
#endif
