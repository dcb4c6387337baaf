import Rowtrail

extension LineDecoder.ActionDraft {
  /// The action that the members name, or `nil` where one is missing or the word is not known.
  var action: LineDecoder.Action? {
    switch word {
    case "toggle-star": row.map { .toggleStar($0) }
    case "star": row.map { .star($0) }
    case "unstar": row.map { .unstar($0) }
    case "toggle-expand": row.map { .toggleExpand($0) }
    case "expand": row.map { .expand($0) }
    case "collapse": row.map { .collapse($0) }
    case "swipe-delete": row.map { .swipeDelete($0) }
    case "star-all": .starAll(in: section, asOf: asOf)
    case "unstar-all": .unstarAll(in: section, asOf: asOf)
    case "collapse-all": .collapseAll(in: section, asOf: asOf)
    case "undo": .undo
    case "redo": .redo
    case "batch": actions.map { .batch($0) }
    case "reload": reloadAction
    default: otherAction
    }
  }

  /// What is wrong, where ``action`` is `nil`.
  var problem: LineFailure.Problem {
    Self.words.contains(word) ? .missing("a member of \(word)") : .unknownWord(word)
  }

  private static var words: Set<String> {
    [
      "toggle-star", "star", "unstar", "toggle-expand", "expand", "collapse", "swipe-delete", "batch", "reload",
      "delete", "delete-offsets", "move", "move-offsets", "insert", "edit", "insert-section", "delete-section",
      "move-section", "edit-section",
    ]
  }

  private var row: RowTarget<Coding.Item.ID>? { rows?.count == 1 ? rows?.first : nil }

  private var reloadAction: LineDecoder.Action? {
    let rowCount = reload.reduce(0) { $0 + $1.rows.count }
    guard counts.sections == reload.count, counts.rows == rowCount else { return nil }
    return .reload(reload)
  }

  private var otherAction: LineDecoder.Action? {
    switch word {
    case "delete": return rows.map { .delete($0) }
    case "delete-offsets":
      guard let section, let offsets else { return nil }
      return .deleteOffsets(in: section, offsets)
    case "move":
      guard let rows, let destination else { return nil }
      return .move(rows, to: destination)
    case "move-offsets":
      guard let section, let offsets, let number else { return nil }
      return .moveOffsets(in: section, offsets, to: number)
    case "insert":
      guard let row = parts.listRow, let destination else { return nil }
      return .insert(row, at: destination)
    case "edit":
      guard let row, let edit else { return nil }
      return .edit(row, edit)
    default: return sectionAction
    }
  }

  private var sectionAction: LineDecoder.Action? {
    switch word {
    case "insert-section":
      guard let attributes = parts.attributes, let number else { return nil }
      return .insertSection(attributes, at: number)
    case "delete-section": return section.map { .deleteSection($0) }
    case "move-section":
      guard let section, let number else { return nil }
      return .moveSection(section, to: number)
    case "edit-section": return section.map { .editSection($0, sectionEdit) }
    default: return nil
    }
  }
}
