import Rowtrail

extension ScenarioText {
  /// An action as the lines of a step: one, unless it is a batch or a reload.
  ///
  /// - Throws: why the action cannot be written, where an app dispatched what no scenario can say.
  /// - Complexity: linear in the length of the text.
  public static func step(_ action: ListAction<String, TextItem>) throws(Unwritable) -> [String] {
    switch action {
    case .batch(let actions):
      var lines = ["batch"]
      for action in actions {
        if action.isNoBatchStep { throw .invalidBatch }
        lines.append("  " + (try line(action)))
      }
      lines.append("end")
      return lines
    case .reload(let sections):
      let lines = try setup(sections).map { "  " + $0 }
      return ["reload"] + lines + ["end"]
    default: return [try line(action)]
    }
  }

  private static func line(_ action: ListAction<String, TextItem>) throws(Unwritable) -> String {
    switch action {
    case .toggleStar(let row): "toggle-star " + (try target(row))
    case .star(let row): "star " + (try target(row))
    case .unstar(let row): "unstar " + (try target(row))
    case .toggleExpand(let row): "toggle-expand " + (try target(row))
    case .expand(let row): "expand " + (try target(row))
    case .collapse(let row): "collapse " + (try target(row))
    case .swipeDelete(let row): "swipe-delete " + (try target(row))
    case .starAll(let section, let revision): try all("star-all", section, revision)
    case .unstarAll(let section, let revision): try all("unstar-all", section, revision)
    case .collapseAll(let section, let revision): try all("collapse-all", section, revision)
    case .delete(let rows): "delete " + (try targets(rows))
    case .deleteOffsets(let section, let list): "delete-offsets " + (try target(section)) + " " + (try offsets(list))
    case .move(let rows, let to): "move " + (try targets(rows)) + " to " + (try destination(to))
    case .moveOffsets(let section, let list, let to):
      "move-offsets " + (try target(section)) + " " + (try offsets(list)) + " to \(to)"
    case .insert(let new, let to): "insert " + (try row(new)) + " at " + (try destination(to))
    case .edit(let row, let new): "edit " + (try target(row)) + (try edit(new))
    default: try sectionLine(action)
    }
  }

  private static func sectionLine(_ action: ListAction<String, TextItem>) throws(Unwritable) -> String {
    switch action {
    case .insertSection(let new, let index): "insert " + (try section(new)) + " at \(index)"
    case .deleteSection(let section): "delete section " + (try target(section))
    case .moveSection(let section, let index): "move section " + (try target(section)) + " to \(index)"
    case .editSection(let section, let new): "edit section " + (try target(section)) + (try edit(new))
    case .undo: "undo"
    case .redo: "redo"
    default: throw .invalidBatch
    }
  }

  private static func all(
    _ word: String, _ section: SectionTarget<String>?, _ revision: Int?
  ) throws(Unwritable) -> String {
    var line = word
    if let section { line += " " + (try target(section)) }
    if let revision { line += " as-of \(try checked(revision))" }
    return line
  }

  private static func offsets(_ offsets: [Int]) throws(Unwritable) -> String {
    if offsets.isEmpty { throw .namesNothing }
    return offsets.map { String($0) }.joined(separator: " ")
  }
}

extension ListAction {
  fileprivate var isNoBatchStep: Bool {
    switch self {
    case .batch, .reload, .undo, .redo: true
    default: false
    }
  }
}
