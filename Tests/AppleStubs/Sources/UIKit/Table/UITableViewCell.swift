import Foundation

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// Required only here: a class that is known at run time alone can be made in no other way.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect())
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public let reuseIdentifier: String?
  open var contentConfiguration: (any UIContentConfiguration)?
  open internal(set) var configurationState = UICellConfigurationState()
  /// How often it was taken for another row.
  var reuses = 0
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  /// Required only here, as a cell's.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect())
  }

  public let reuseIdentifier: String?
  open var contentConfiguration: (any UIContentConfiguration)?
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}
