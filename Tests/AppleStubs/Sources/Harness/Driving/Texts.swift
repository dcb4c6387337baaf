import UIKit

/// A cell or header of the sample lists, which can say what it shows.
@MainActor protocol Readable: AnyObject {
  var text: String { get }
}

extension UITableView {
  /// What the cells show, section by section.
  package var texts: [[String]] { cellRows.map { row in row.map { ($0 as? any Readable)?.text ?? "nothing" } } }
}

extension UICollectionView {
  /// What the cells show, section by section.
  package var texts: [[String]] { cellRows.map { row in row.map { ($0 as? any Readable)?.text ?? "nothing" } } }
}

/// Lets everything happen that is due on the main actor.
@MainActor package func settle() async {
  for _ in 0..<20 { await Task.yield() }
}

/// The one screen.
@MainActor package enum Screen {
  package static let window = UIWindow(frame: .zero)
}

extension UIMenu {
  /// The user chooses an action.
  package func tap(_ index: Int) {
    guard let action = children[index] as? UIAction else { return }
    action.handler(action)
  }
}
