public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
}
