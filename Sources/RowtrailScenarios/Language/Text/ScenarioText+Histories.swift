import Rowtrail

extension ScenarioText {
  /// A comment line, with a blank for each scalar that a comment cannot hold, or that cannot be seen.
  static func comment(_ text: String) -> String {
    var line = "# "
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line += " "
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// What is to stand behind a step that came to an entry: always the reason where it was rejected, otherwise the row
  /// where the step names a single one.
  static func outcome(of entry: TextEntry, namesOneRow: Bool) -> String {
    if let rejection = entry.rejection { return " -> rejected \(rejection.reason.rawValue)" }
    guard let row = entry.row, namesOneRow else { return "" }
    return " -> " + id(row, at: .outcome)
  }

  /// The expectations that a list has these sections and rows.
  static func expectations(_ list: TextList) -> [String] {
    let sections = list.sectionIDs.map { id($0) }.joined(separator: ", ")
    return ["expect list.sections == [\(sections)]"]
      + list.sections.map { section in
        let rows = section.rows.map { id($0.id) }.joined(separator: ", ")
        return "expect section(\(id(section.id))).rows == [\(rows)]"
      }
  }

  /// Lines as a scenario file in its canonical layout.
  static func file(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n") + "\n"
    return (try? ScenarioFormatter.format(Array(text.utf8))) ?? text
  }
}

extension ListAction {
  /// Whether the action names one row, once, so that a step may say which.
  var namesOneRow: Bool {
    switch self {
    case .delete(let rows), .move(let rows, _): rows.count == 1
    default: rowTargets.count == 1
    }
  }
}
