extension ExceptionExplanation: CustomStringConvertible {
  /// The explanation as plain text of several lines, without the ``caveat``.
  ///
  /// Identifiers that the report held are in it as they were; escape them before they reach a terminal.
  public var description: String {
    var lines = [headline, "", ruleNumber.map { "rule \($0): \(rule)" } ?? "rule: \(rule)"]
    if !figures.isEmpty {
      lines += ["", "figures:"] + figures.map { "  \($0.name) \($0.value): \($0.meaning)" }
    }
    if let verdict { lines += ["", "the printed update, judged: \(verdict)"] }
    if !lookAt.isEmpty { lines += ["", "look at:"] + lookAt.map { "  - \($0)" } }
    return lines.joined(separator: "\n")
  }
}
