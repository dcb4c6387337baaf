/// A view that shows a store's list, as a ``ListPresenter`` drives it. The adapters for UIKit's views are screens; an app
/// writes one only for a view of its own.
@MainActor
public protocol ListScreen: AnyObject {
  /// What the view can be told now.
  var readiness: ListScreenReadiness { get }

  /// Shows the presenter's list afresh.
  func reload()

  /// Carries out an update: one batch in which `showNew` is called once, then what comes after the batch.
  ///
  /// Until `showNew` returns, the presenter's list is the one before; after it, the one after. A view that has no batch to
  /// carry out calls it all the same.
  func perform(_ update: ListUpdate, showNew: @escaping () -> Void)
}
