import Rowtrail
import RowtrailScenarios

/// Actions as a page shows them: as scenario files write them, long ones cut.
enum ActionText {
  /// The most rows of a reload, and steps of a batch, that are written out.
  private static let mostLines = 40
  /// The most targets of one action that are written out.
  private static let mostTargets = 100
  /// The most columns of a line.
  private static let mostColumns = 2000

  /// The action's text, one line or several.
  static func of(_ action: TextAction) -> String {
    switch action {
    case .reload(let sections): reload(sections)
    case .batch(let actions):
      visible(
        ["batch"] + actions.prefix(mostLines).map { "  " + line($0) } + rest(actions.count - mostLines) + ["end"])
    default: VisibleText.of(line(action), columns: mostColumns)
    }
  }

  private static func line(_ action: TextAction) -> String {
    switch action {
    case .delete(let rows) where rows.count > mostTargets:
      return line(.delete(Array(rows.prefix(mostTargets)))) + ", … (\(rows.count) rows)"
    case .move(let rows, let destination) where rows.count > mostTargets:
      return "move \(rows.count) rows to \(destination)"
    case .deleteOffsets(let section, let offsets) where offsets.count > mostTargets:
      return "delete-offsets \(section) … (\(offsets.count) offsets)"
    case .moveOffsets(let section, let offsets, let to) where offsets.count > mostTargets:
      return "move-offsets \(section) … (\(offsets.count) offsets) to \(to)"
    default: break
    }
    do {
      return try ScenarioText.step(action).joined(separator: " ")
    } catch {
      return action.keyword
    }
  }

  private static func reload(_ sections: [ListSection<String, TextItem>]) -> String {
    var left = mostLines
    var cut: [ListSection<String, TextItem>] = []
    for section in sections where left > 0 {
      cut.append(ListSection(attributes: section.attributes, rows: Array(section.rows.prefix(left - 1))))
      left -= 1 + min(left - 1, section.rows.count)
    }
    let all = sections.reduce(0) { $0 + 1 + $1.rows.count }
    let shown = cut.reduce(0) { $0 + 1 + $1.rows.count }
    guard let lines = try? ScenarioText.setup(cut) else { return "reload" }
    return visible(["reload"] + lines.map { "  " + $0 } + rest(all - shown) + ["end"])
  }

  private static func visible(_ lines: [String]) -> String {
    lines.map { VisibleText.of($0, columns: mostColumns) }.joined(separator: "\n")
  }

  private static func rest(_ count: Int) -> [String] {
    count > 0 ? ["  … and \(count) more"] : []
  }
}
