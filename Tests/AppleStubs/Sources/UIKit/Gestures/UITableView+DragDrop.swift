import Foundation

@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  // Optional.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .unspecified) }
}

@MainActor open class UITableViewDropProposal: NSObject {
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }

  public init(operation: UIDropOperation, intent: Intent) {
    self.operation = operation
    self.intent = intent
    super.init()
  }

  open private(set) var operation: UIDropOperation
  open private(set) var intent: Intent
}

@MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
