#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListCollectionAdapter {
    /// Registers a class of header views, each of which is handed its section.
    ///
    ///     adapter.registerHeader { (header: ZoneHeader, section) in
    ///       header.title = section.shown.header
    ///       header.onStarAll = { section.starAll() }
    ///     }
    public func registerHeader<View: UICollectionReusableView>(
      configure: @escaping (View, SectionHandle<SectionID, Item>) -> Void
    ) {
      let kind = UICollectionView.elementKindSectionHeader
      supplements[kind] = CollectionSupplement(kind, configure)
    }

    /// Registers a class of footer views, each of which is handed its section.
    public func registerFooter<View: UICollectionReusableView>(
      configure: @escaping (View, SectionHandle<SectionID, Item>) -> Void
    ) {
      let kind = UICollectionView.elementKindSectionFooter
      supplements[kind] = CollectionSupplement(kind, configure)
    }

    /// Registers a class of cells for headers that are items (`first-item` sections), each of which is handed its section.
    public func registerHeaderCell<Cell: UICollectionViewCell>(
      configure: @escaping (Cell, SectionHandle<SectionID, Item>) -> Void
    ) {
      let registration = UICollectionView.CellRegistration<Cell, SectionHandle<SectionID, Item>> { cell, _, section in
        configure(cell, section)
      }
      headerCell = { collectionView, indexPath, section in
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: section)
      }
    }

    /// A list layout whose sections have the header mode, and the footer, of the shown list's sections; headers and footers
    /// for which no view is registered are left out.
    ///
    /// - Parameters:
    ///   - appearance: how the list looks.
    ///   - configure: what else a section's configuration says, such as its swipe actions.
    public func listLayout(
      _ appearance: UICollectionLayoutListConfiguration.Appearance,
      configure: @escaping (inout UICollectionLayoutListConfiguration, SectionHandle<SectionID, Item>) -> Void = {
        _, _ in
      }
    ) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { [weak self] index, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        if let self, let section = section(at: index) {
          let mode = section.shown.headerMode
          let hasHeader = mode != .supplementary || supplements[UICollectionView.elementKindSectionHeader] != nil
          let hasFooter = supplements[UICollectionView.elementKindSectionFooter] != nil
          configuration.headerMode = hasHeader ? mode.forListLayout : .none
          configuration.footerMode = section.shown.footer.isEmpty || !hasFooter ? .none : .supplementary
          configure(&configuration, section)
        }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  extension HeaderMode {
    fileprivate var forListLayout: UICollectionLayoutListConfiguration.HeaderMode {
      switch self {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItem: .firstItemInSection
      }
    }
  }

  /// A registered class of header or footer views.
  @MainActor
  struct CollectionSupplement<SectionID: ListID, Item: ListItem> {
    typealias Section = SectionHandle<SectionID, Item>
    let view: (UICollectionView, IndexPath, Section) -> UICollectionReusableView
    let configure: (UICollectionReusableView, Section) -> Void

    init<View: UICollectionReusableView>(_ kind: String, _ configure: @escaping (View, Section) -> Void) {
      let registration = UICollectionView.SupplementaryRegistration<View>(elementKind: kind) { _, _, _ in }
      view = { collectionView, indexPath, section in
        let view = collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        configure(view, section)
        return view
      }
      self.configure = { view, section in
        if let view = view as? View { configure(view, section) }
      }
    }
  }
#endif
