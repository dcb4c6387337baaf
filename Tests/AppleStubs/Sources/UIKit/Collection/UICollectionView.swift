import Foundation
import Rowtrail

@MainActor open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  open var collectionViewLayout: UICollectionViewLayout { didSet { layOutAnew() } }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open internal(set) var hasUncommittedUpdates = false

  let grid = ItemGrid<UICollectionViewCell>(.collection)
  var supplements: [String: SectionViews<UICollectionReusableView>] = [:]
  var pool: [UICollectionViewCell] = []
  var reconfigured: UICollectionViewCell?

  open var visibleCells: [UICollectionViewCell] { grid.cells.joined().compactMap { $0 } }
  open var numberOfSections: Int { (grid.counts ?? countItems()).count }
  open func numberOfItems(inSection section: Int) -> Int { (grid.counts ?? countItems())[section] }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { grid.cell(at: indexPath) }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[elementKind]?[indexPath.section]
  }

  open func reloadData() {
    pool += grid.forget()
    supplements = [:]
    grid.reloads += 1
    if window != nil { layoutIfNeeded() }
  }

  open override func layoutIfNeeded() {
    guard window != nil, !grid.isInBatch, dataSource != nil else { return }
    collectionViewLayout.collectionView = self
    if grid.counts == nil {
      let counts = countItems()
      grid.counts = counts
      grid.cells = counts.map { Array(repeating: nil, count: $0) }
    }
    fill()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if grid.isInBatch {
      updates?()
    } else {
      carryOut { updates?() }
    }
    completion?(true)
  }

  func carryOut(_ updates: () -> Void) {
    let old = visibleCells
    if let update = grid.perform(updates, counting: { countItems() }) {
      for kind in supplements.keys { supplements[kind]?.follow(update) }
      for cell in old where grid.indexPath(of: cell) == nil { pool.append(cell) }
      // Every batch closes an open row.
      for cell in visibleCells { cell.configurationState.isSwiped = false }
      layoutIfNeeded()
    } else {
      reloadData()
    }
  }

  private func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// The layout asks for its sections, and the view for what it lacks of headers and footers.
  func layOutAnew() {
    guard grid.counts != nil else { return }
    fill()
  }

  private func fill() {
    guard let dataSource else { return }
    for path in grid.vacant {
      grid.cells[path.section][path.item] = dataSource.collectionView(self, cellForItemAt: path)
    }
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      var all = supplements[kind] ?? SectionViews()
      let count = grid.cells.count
      all.views += Array(repeating: nil, count: max(0, count - all.views.count))
      for section in 0..<count {
        guard collectionViewLayout.hasSupplement(kind, in: section) else {
          all.views[section] = nil
          continue
        }
        if all[section] == nil {
          let path = IndexPath(item: 0, section: section)
          all.views[section] = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
      }
      supplements[kind] = all
    }
  }
}
