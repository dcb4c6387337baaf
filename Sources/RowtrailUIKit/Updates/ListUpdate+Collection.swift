#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListUpdate {
    /// Tells a collection view what its batch does; to be called inside `performBatchUpdates`, where the data source has come
    /// to answer from the list after.
    @MainActor
    public func perform(on collectionView: UICollectionView) {
      if !sections.delete.isEmpty { collectionView.deleteSections(IndexSet(sections.delete)) }
      if !sections.insert.isEmpty { collectionView.insertSections(IndexSet(sections.insert)) }
      for move in sections.move { collectionView.moveSection(move.from, toSection: move.to) }
      if !items.delete.isEmpty { collectionView.deleteItems(at: items.delete.map { IndexPath($0) }) }
      if !items.insert.isEmpty { collectionView.insertItems(at: items.insert.map { IndexPath($0) }) }
      for move in items.move { collectionView.moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }
  }
#endif
