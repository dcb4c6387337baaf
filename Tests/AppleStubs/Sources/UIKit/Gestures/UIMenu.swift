import Foundation

@MainActor open class UIMenuElement: NSObject {
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  open private(set) var title: String
  open private(set) var image: UIImage?

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var disabled: Attributes { Attributes(rawValue: 1) }
    public static var destructive: Attributes { Attributes(rawValue: 2) }
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
  public init(
    title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.attributes = attributes
    super.init(title: title, image: image)
  }

  open var attributes: UIMenuElement.Attributes
  package let handler: UIActionHandler
}

@MainActor open class UIMenu: UIMenuElement {
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }

  open private(set) var children: [UIMenuElement]
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@MainActor open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.actionProvider = actionProvider
    super.init()
  }

  package let actionProvider: UIContextMenuActionProvider?
}
