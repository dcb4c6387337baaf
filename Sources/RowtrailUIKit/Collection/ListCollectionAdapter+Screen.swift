#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListCollectionAdapter: ListScreen {
    /// Whether the collection view takes a batch now.
    public var readiness: ListScreenReadiness {
      guard let collectionView, collectionView.window != nil, isLoaded else { return .unloaded }
      return collectionView.isInHand ? .busy : .ready
    }

    /// Reloads the collection view.
    public func reload() {
      isLoaded = false
      collectionView?.reloadData()
    }

    /// One batch, then what is to be reconfigured, then headers and footers.
    public func perform(_ update: ListUpdate, then work: ListFollowUp, showNew: @escaping () -> Void) {
      guard let collectionView else { return showNew() }
      if update.sections.isEmpty, update.items.isEmpty {
        showNew()
      } else {
        collectionView.performBatchUpdates {
          showNew()
          update.perform(on: collectionView)
        }
      }
      if !work.reconfigure.isEmpty { collectionView.reconfigureItems(at: work.reconfigure.map { IndexPath($0) }) }
      renew(UICollectionView.elementKindSectionHeader, work.headerViews, in: collectionView)
      renew(UICollectionView.elementKindSectionFooter, work.footerViews, in: collectionView)
      // The layout asks anew which sections have header and footer views, and how large they are; for another count they keep
      // their size.
      if !(work.rebuilt + work.headers + work.footers).isEmpty {
        collectionView.collectionViewLayout.invalidateLayout()
      }
    }

    private func renew(_ kind: String, _ sections: [Int], in collectionView: UICollectionView) {
      for index in sections {
        let view = collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: index))
        if let view, let section = section(at: index) { supplements[kind]?.configure(view, section) }
      }
    }
  }
#endif
