import RowtrailScenarios

extension ScenarioHint {
  /// What is told of it on standard error: the place, what is odd, and the line with a caret.
  func note(in source: inout SourceFile, style: Style) -> String {
    let place = style.paint("\(source.path.visible):\(line):\(column):", .strong)
    let excerpt = SourceExcerpt(number: line, line: source.line(line), column: column)
    return "\(place) note: \(VisibleText.of(message, columns: InputProblem.messageColumns))\n"
      + excerpt.text(indent: 2, style: style)
  }
}
