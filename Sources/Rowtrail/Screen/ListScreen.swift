/// A view that shows a store's list, as a ``ListPresenter`` drives it. The adapters for UIKit's views are screens; an app
/// writes one only for a view of its own. On the main actor, as views are.
@MainActor
public protocol ListScreen: AnyObject {
  /// What the view can be told now.
  var readiness: ListScreenReadiness { get }

  /// Shows the presenter's list afresh.
  func reload()

  /// Carries out an update: one batch in which `showNew` is called once, then what comes after the batch. Both may be empty.
  ///
  /// Until `showNew` returns, the presenter's list is the one before; after it, the one after. A view that has no batch to
  /// carry out calls it all the same.
  ///
  /// - Parameters:
  ///   - update: the batch.
  ///   - work: what is to be reconfigured after it, and which headers and footers are.
  ///   - showNew: makes the presenter's list the one after.
  func perform(_ update: ListUpdate, then work: ListFollowUp, showNew: @escaping () -> Void)
}
