#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UITableView {
    /// Whether the user has a row in hand: an open swipe, a row on the move, a drop under way.
    var isInHand: Bool {
      hasUncommittedUpdates || visibleCells.contains { $0.configurationState.isInHand }
    }
  }

  extension UICollectionView {
    /// Whether the user has an item in hand: an open swipe, an item on the move, a drop under way.
    var isInHand: Bool {
      hasUncommittedUpdates || visibleCells.contains { $0.configurationState.isInHand }
    }
  }

  extension UICellConfigurationState {
    fileprivate var isInHand: Bool { isSwiped || isReordering }
  }
#endif
