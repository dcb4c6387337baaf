import Foundation

@MainActor open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?
}

@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
}

@MainActor public protocol UIDragSession: UIDragDropSession {}

@MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

@MainActor public protocol UIDragAnimating: NSObjectProtocol {}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
