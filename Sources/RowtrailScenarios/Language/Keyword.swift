/// The words that a statement starts with. The raw values are the words of scenario files.
enum Keyword: String, Sendable, CaseIterable {
  case scenario, view, section, row, rows
  case toggleStar = "toggle-star"
  case star, unstar
  case toggleExpand = "toggle-expand"
  case expand, collapse
  case swipeDelete = "swipe-delete"
  case starAll = "star-all"
  case unstarAll = "unstar-all"
  case collapseAll = "collapse-all"
  case tap, swipe, delete
  case deleteOffsets = "delete-offsets"
  case move
  case moveOffsets = "move-offsets"
  case insert, edit, undo, redo, batch, reload, capture, scroll, expect, end

  /// The keyword of each word.
  static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// What the keyword does to one row, or `nil`.
  var rowCommand: Scenario.RowCommand? {
    switch self {
    case .toggleStar: .toggleStar
    case .star: .star
    case .unstar: .unstar
    case .toggleExpand: .toggleExpand
    case .expand: .expand
    case .collapse: .collapse
    case .swipeDelete: .swipeDelete
    default: nil
    }
  }

  /// What the keyword does to every row, or `nil`.
  var allCommand: Scenario.AllCommand? {
    switch self {
    case .starAll: .starAll
    case .unstarAll: .unstarAll
    case .collapseAll: .collapseAll
    default: nil
    }
  }
}
