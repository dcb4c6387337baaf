import RowtrailLog
import RowtrailScenarios

extension ToolFailure {
  /// The whole message, with a line end: place, `error:`, and what is wrong; for an error of a file the line too.
  func message(style: Style) -> String {
    switch self {
    case .input(let path, let problem), .unwritable(let path, let problem): problem.message(in: path, style: style)
    case .emptyFolder(let path, _), .noException(let path), .rewrite(let path, _), .create(let path, _),
      .noScenario(let path, _),
      .unknownName(_, in: let path?, _):
      "\(style.paint(path.visible + ":", .strong)) \(style.paint("error:", .bad)) \(VisibleText.of(sentence, columns: InputProblem.messageColumns))\n"
    default:
      "\(style.paint("error:", .bad)) \(VisibleText.of(sentence, columns: InputProblem.messageColumns))\n"
    }
  }
}

extension InputProblem {
  /// The whole message, with a line end: place, `error:`, and what is wrong; for an error of a file the line too.
  func message(in path: RawPath, style: Style) -> String {
    var place = path.visible + ":"
    var excerpt = ""
    if case .malformed(let line, let column, _, let source) = self {
      place += "\(line):\(column):"
      excerpt = source.text(indent: 2, style: style)
    }
    switch self {
    case .log(.damaged(let damage)), .damagedStart(let damage): place += "\(damage.line):"
    default: break
    }
    let text = VisibleText.of(sentence, columns: Self.messageColumns)
    let lead = path.bytes.isEmpty ? "" : style.paint(place, .strong) + " "
    return "\(lead)\(style.paint("error:", .bad)) \(text)\n\(excerpt)"
  }

  /// The most columns of a sentence that may hold texts of a file.
  static let messageColumns = 1000
}

extension UsageError {
  /// The whole message, with a line end: what is wrong, how the command is used, and where there is more.
  func message(for command: CommandDeclaration?, style: Style) -> String {
    let text = "\(style.paint("error:", .bad)) \(VisibleText.of(sentence, columns: InputProblem.messageColumns))\n"
    guard let command else {
      return text + "USAGE: rowtrail <subcommand>\n  See 'rowtrail --help' for the subcommands.\n"
    }
    return text + HelpScreen.usage(of: command) + "  See 'rowtrail help \(command.name)' for more.\n"
  }
}
