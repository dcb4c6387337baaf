import LinkedExamples
import LinkedUIKit
import Rowtrail
import UIKit

/// The server list in either view, as a user has it before him.
@MainActor package protocol ServersOnScreen: AnyObject {
  var store: ListStore<Zone, CloudServer> { get }
  var presenter: ListPresenter<Zone, CloudServer> { get }
  var texts: [[String]] { get }
  var faults: [String] { get }
  /// What header and footer views show, section by section; `nil` where there is none.
  var headerTexts: [String?] { get }
  var footerTexts: [String?] { get }
  /// How many rows header views, and headers that are items, say that each section has.
  var headerCounts: [Int?] { get }

  func setWindow(_ window: UIWindow?)
  func swipe(at path: RowPath) -> Swipe?
  func pickUp(_ path: RowPath) -> Bool
  func drop(from source: RowPath, at path: RowPath)
  func lift(_ paths: [RowPath]) -> [UIDragItem]
  func drop(_ items: [UIDragItem], at path: RowPath?)
  func starButton(at path: RowPath) -> (() -> Void)?
}

extension ServersTable: ServersOnScreen {
  package var presenter: ListPresenter<Zone, CloudServer> { adapter.presenter }
  package var texts: [[String]] { view.texts }
  package var faults: [String] { view.faults }
  package var headerTexts: [String?] {
    view.cellRows.indices.map { (view.headerView(forSection: $0) as? ServerTableHeader)?.text }
  }
  package var footerTexts: [String?] { view.footerTexts }
  package var headerCounts: [Int?] {
    view.cellRows.enumerated().map { section, cells in
      (view.headerView(forSection: section) as? ServerTableHeader)?.count
        ?? (cells.first as? ServerTableCell)?.count
    }
  }

  package func setWindow(_ window: UIWindow?) { view.setWindow(window) }
  package func swipe(at path: RowPath) -> Swipe? { view.swipe(at: IndexPath(path)) }
  package func pickUp(_ path: RowPath) -> Bool { view.pickUp(IndexPath(path)) }
  package func drop(from source: RowPath, at path: RowPath) {
    view.dropRow(from: IndexPath(source), at: IndexPath(path))
  }
  package func lift(_ paths: [RowPath]) -> [UIDragItem] { view.lift(paths.map { IndexPath($0) }) }
  package func drop(_ items: [UIDragItem], at path: RowPath?) { view.drop(items, at: path.map { IndexPath($0) }) }
  package func starButton(at path: RowPath) -> (() -> Void)? {
    (view.cellForRow(at: IndexPath(path)) as? ServerTableCell)?.onStar
  }
}

extension ServersCollection: ServersOnScreen {
  package var presenter: ListPresenter<Zone, CloudServer> { adapter.presenter }
  package var texts: [[String]] { view.texts }
  package var faults: [String] { view.faults }
  package var headerTexts: [String?] {
    view.views(UICollectionView.elementKindSectionHeader).map { ($0 as? ServerHeaderView)?.text }
  }
  package var footerTexts: [String?] {
    view.views(UICollectionView.elementKindSectionFooter).map { ($0 as? ServerFooterView)?.text }
  }
  package var headerCounts: [Int?] {
    zip(view.views(UICollectionView.elementKindSectionHeader), view.cellRows).map { header, cells in
      (header as? ServerHeaderView)?.count ?? (cells.first as? ServerListCell)?.count
    }
  }

  package func setWindow(_ window: UIWindow?) { view.setWindow(window) }
  package func swipe(at path: RowPath) -> Swipe? { view.swipe(at: IndexPath(path)) }
  package func pickUp(_ path: RowPath) -> Bool { view.pickUp(IndexPath(path)) }
  package func drop(from source: RowPath, at path: RowPath) {
    view.dropItem(from: IndexPath(source), at: IndexPath(path))
  }
  package func lift(_ paths: [RowPath]) -> [UIDragItem] { view.lift(paths.map { IndexPath($0) }) }
  package func drop(_ items: [UIDragItem], at path: RowPath?) { view.drop(items, at: path.map { IndexPath($0) }) }
  package func starButton(at path: RowPath) -> (() -> Void)? {
    (view.cellForItem(at: IndexPath(path)) as? ServerListCell)?.onStar
  }
}

/// UIKit's types by names of the harness, for tests, which do not import UIKit.
package typealias OpenSwipe = Swipe
package typealias Dragged = UIDragItem
