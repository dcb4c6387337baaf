extension ListAction {
  /// The word for the action in logs, and where it is printed.
  package var word: String {
    switch self {
    case .toggleStar: "toggle-star"
    case .star: "star"
    case .unstar: "unstar"
    case .starAll: "star-all"
    case .unstarAll: "unstar-all"
    case .toggleExpand: "toggle-expand"
    case .expand: "expand"
    case .collapse: "collapse"
    case .collapseAll: "collapse-all"
    case .swipeDelete: "swipe-delete"
    case .delete: "delete"
    case .deleteOffsets: "delete-offsets"
    case .move: "move"
    case .moveOffsets: "move-offsets"
    case .insert: "insert"
    case .edit: "edit"
    case .insertSection: "insert-section"
    case .deleteSection: "delete-section"
    case .moveSection: "move-section"
    case .editSection: "edit-section"
    case .reload: "reload"
    case .batch: "batch"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  /// What scenario files begin the action with: the word, in two where they have two.
  package var keyword: String {
    switch self {
    case .insert: "insert row"
    case .insertSection: "insert section"
    case .deleteSection: "delete section"
    case .moveSection: "move section"
    case .editSection: "edit section"
    default: word
    }
  }
}
