import Foundation

/// An open swipe: a row's actions, and what a user may do with them.
@MainActor package final class Swipe {
  package let actions: [UIContextualAction]
  package let fullSwipe: Bool
  /// What the completion of the tapped action was told, in order.
  package private(set) var told: [Bool] = []
  private let view: UIView
  private let isRowThere: () -> Bool
  private let close: () -> Void
  private let blame: (String) -> Void

  init(
    _ configuration: UISwipeActionsConfiguration, in view: UIView, isRowThere: @escaping () -> Bool,
    close: @escaping () -> Void, blame: @escaping (String) -> Void
  ) {
    actions = configuration.actions
    fullSwipe = configuration.performsFirstActionWithFullSwipe
    self.view = view
    self.isRowThere = isRowThere
    self.close = close
    self.blame = blame
  }

  package var titles: [String] { actions.map { $0.title ?? "" } }

  /// The user taps an action, or swipes all the way over the first.
  package func tap(_ index: Int = 0) {
    let action = actions[index]
    action.handler(action, view) { [self] isPerformed in
      told.append(isPerformed)
      if told.count > 1 { blame("the completion of a swipe action was called again") }
      // A destructive action that was performed makes the view take the row out.
      if isPerformed, action.style == .destructive, isRowThere() { blame("a deleted row is still there") }
      close()
    }
  }

  /// The user lets go.
  package func letGo() { close() }
}
