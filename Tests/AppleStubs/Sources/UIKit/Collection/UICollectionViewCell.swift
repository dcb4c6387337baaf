import Foundation

@MainActor open class UICollectionReusableView: UIView {
  /// Required only here: a class that is known at run time alone can be made in no other way.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: CGRect()) }
  open func prepareForReuse() {}
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentConfiguration: (any UIContentConfiguration)?
  open internal(set) var configurationState = UICellConfigurationState()
  /// How often it was taken for another item.
  var reuses = 0
  var registration: ObjectIdentifier?
}

@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  public struct ReorderOptions: Sendable {
    public init() {}
  }

  public struct DisclosureIndicatorOptions: Sendable {
    public init() {}
  }

  package let kind: String

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(kind: "reorder") }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(kind: "disclosure indicator") }
}
