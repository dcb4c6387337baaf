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
    public func perform(_ update: ListUpdate, showNew: @escaping () -> Void) {
      guard let collectionView else { return showNew() }
      let before = presenter.list
      if update.sections.isEmpty, update.items.isEmpty {
        showNew()
      } else {
        collectionView.performBatchUpdates {
          showNew()
          update.perform(on: collectionView)
        }
      }
      let work = update.followUp(before: before, after: presenter.list)
      if !work.reconfigure.isEmpty { collectionView.reconfigureItems(at: work.reconfigure.map { IndexPath($0) }) }
      // The layout asks anew which sections have header and footer views, and how large they are.
      if !(work.rebuilt + work.headers + work.footers).isEmpty {
        renew(UICollectionView.elementKindSectionHeader, work.headers, in: collectionView)
        renew(UICollectionView.elementKindSectionFooter, work.footers, in: collectionView)
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
