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
    var lines = comment.map { ScenarioText.comment($0) }
    lines.append("scenario " + ScenarioText.string(try ScenarioText.checkedText(name)))
    if let visibleCount { lines.append("view \(visibleCount)") }
    lines += [""] + (try ScenarioText.setup(sections)) + [""]
    guard var run = TrialRunner().start(self) else { return ScenarioText.file(lines) }
    for step in steps {
      let revision = run.revision
      run.perform(step)
      var written = try Self.lines(of: step)
      if run.revision > revision, let entry = run.subject.entry(run.revision), let last = written.popLast() {
        written.append(last + ScenarioText.outcome(of: entry, namesOneRow: Self.namesOneRow(step)))
      }
      lines += written
    }
    if expectsLists { lines += ScenarioText.expectations(run.current) }
    return ScenarioText.file(lines)
  }

  private static func lines(of step: Step) throws(ScenarioText.Unwritable) -> [String] {
    switch step {
    case .action(let action): try ScenarioText.step(action)
    case .tap(let place, let button): ["tap \(place) \(button.rawValue)"]
    case .swipe(let place): ["swipe \(place)"]
    case .scroll(let start): ["scroll \(start)"]
    }
  }

  private static func namesOneRow(_ step: Step) -> Bool {
    switch step {
    case .tap, .swipe: true
    case .scroll: false
    case .action(let action): action.namesOneRow
    }
  }
}
