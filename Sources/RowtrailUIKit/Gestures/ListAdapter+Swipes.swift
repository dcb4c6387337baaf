#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListAdapter {
    /// The swipe actions of the row at an index path, each built with the row's handle; `nil` for a header.
    ///
    ///     func tableView(
    ///       _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ///     ) -> UISwipeActionsConfiguration? {
    ///       adapter.swipeActions(at: indexPath) { row in
    ///         [adapter.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() }]
    ///       }
    ///     }
    ///
    /// - Parameters:
    ///   - indexPath: an index path of the view.
    ///   - fullSwipe: whether a full swipe performs the first action, which UIKit does unless it is told otherwise.
    ///   - actions: the actions, the outermost first.
    public func swipeActions(
      at indexPath: IndexPath, fullSwipe: Bool = true, _ actions: (Row) -> [UIContextualAction]
    ) -> UISwipeActionsConfiguration? {
      guard let row = row(at: indexPath) else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: actions(row))
      configuration.performsFirstActionWithFullSwipe = fullSwipe
      return configuration
    }

    /// A swipe action that keeps UIKit's contract: it happens, the view is told of it at once, and then the action's completion
    /// is called, once, with whether it was accepted.
    ///
    /// The style `.destructive` promises that the row goes when the action is accepted. An action that only asks whether it
    /// should happen is `.normal`, and calls its completion itself.
    public func swipeAction(
      _ title: String?, style: UIContextualAction.Style = .normal, image: UIImage? = nil, for row: Row,
      perform: @escaping (Row) -> Row.Outcome
    ) -> UIContextualAction {
      let presenter = presenter
      let action = UIContextualAction(style: style, title: title) { _, _, done in
        let outcome = perform(row)
        presenter.updateNow()
        done(outcome.isAccepted)
      }
      action.image = image
      return action
    }
  }
#endif
