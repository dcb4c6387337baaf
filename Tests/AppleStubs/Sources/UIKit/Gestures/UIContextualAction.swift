import Foundation

@MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
}

@MainActor open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
}
