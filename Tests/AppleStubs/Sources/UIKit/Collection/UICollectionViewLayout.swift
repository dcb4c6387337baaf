import Foundation

@MainActor open class UICollectionViewLayout: NSObject {
  public override nonisolated init() { super.init() }

  open internal(set) weak var collectionView: UICollectionView?
  open func invalidateLayout() { collectionView?.layOutAnew() }

  func section(_ index: Int) -> NSCollectionLayoutSection? { nil }

  func hasSupplement(_ kind: String, in index: Int) -> Bool {
    guard let list = section(index)?.list else { return false }
    return kind == UICollectionView.elementKindSectionHeader
      ? list.headerMode == .supplementary : list.footerMode == .supplementary
  }
}

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}

final class Environment: NSObject, NSCollectionLayoutEnvironment {}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  override func section(_ index: Int) -> NSCollectionLayoutSection? { provider(index, Environment()) }
}

@MainActor open class NSCollectionLayoutSection: NSObject {
  init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  let list: UICollectionLayoutListConfiguration

  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self {
    guard let section = NSCollectionLayoutSection(configuration) as? Self else {
      preconditionFailure("a section of a list")
    }
    return section
  }
}

@MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public init(appearance: Appearance) { self.appearance = appearance }

  public var appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
