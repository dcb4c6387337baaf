import Rowtrail

extension Trial where SectionID == String, Item == TextItem {
  /// The trial as a scenario file, in its canonical layout.
  ///
  /// Behind every step stands what the library makes of it: why it is rejected, or the row that it reaches. So a replay
  /// of the file fails where something differs, and otherwise only for an invariant.
  ///
  /// - Parameters:
  ///   - name: the scenario's name.
  ///   - comment: lines that stand above the scenario.
  ///   - expectsLists: whether the file says what rows the sections have at the end.
  /// - Throws: why the trial cannot be written, where it holds what no scenario can say.
  public func scenarioText(
    name: String, comment: [String] = [], expectsLists: Bool = false
  ) throws(ScenarioText.Unwritable) -> String {
    var lines = comment.map { "# " + Self.visible($0) }
    lines.append("scenario " + ScenarioText.string(try ScenarioText.checkedText(name)))
    if let visibleCount { lines.append("view \(visibleCount)") }
    lines += [""] + (try ScenarioText.setup(sections)) + [""]
    guard var run = TrialRunner().start(self) else { return Self.formatted(lines) }
    for step in steps {
      let revision = run.revision
      run.perform(step)
      var written = try Self.lines(of: step)
      if run.revision > revision, let entry = run.subject.entry(run.revision), let last = written.popLast() {
        written.append(last + Self.outcome(of: entry, step))
      }
      lines += written
    }
    if expectsLists { lines += Self.expectations(run.current) }
    return Self.formatted(lines)
  }

  /// The text with a blank for each scalar that a comment cannot hold, or that cannot be seen.
  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: visible += " "
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  private static func lines(of step: Step) throws(ScenarioText.Unwritable) -> [String] {
    switch step {
    case .action(let action): try ScenarioText.step(action)
    case .tap(let place, let button): ["tap \(place) \(button.rawValue)"]
    case .swipe(let place): ["swipe \(place)"]
    case .scroll(let start): ["scroll \(start)"]
    }
  }

  /// What is to come of a step: always where it is rejected, otherwise where it names a single row.
  private static func outcome(of entry: TextEntry, _ step: Step) -> String {
    if let rejection = entry.rejection { return " -> rejected \(rejection.reason.rawValue)" }
    guard let row = entry.row, namesOneRow(step) else { return "" }
    return " -> " + ScenarioText.id(row, at: .outcome)
  }

  private static func namesOneRow(_ step: Step) -> Bool {
    switch step {
    case .tap, .swipe: true
    case .scroll: false
    case .action(.delete(let rows)), .action(.move(let rows, _)): rows.count == 1
    case .action(let action): action.rowTargets.count == 1
    }
  }

  private static func expectations(_ list: TextList) -> [String] {
    let sections = list.sectionIDs.map { ScenarioText.id($0) }.joined(separator: ", ")
    return ["expect list.sections == [\(sections)]"]
      + list.sections.map { section in
        let rows = section.rows.map { ScenarioText.id($0.id) }.joined(separator: ", ")
        return "expect section(\(ScenarioText.id(section.id))).rows == [\(rows)]"
      }
  }

  private static func formatted(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n") + "\n"
    return (try? ScenarioFormatter.format(Array(text.utf8))) ?? text
  }
}
