import Rowtrail
import RowtrailScenarios

/// The command that shows why something in a scenario did not hold, ready to be pasted into a shell.
struct WhyCommand {
  private let timeline: TextTimeline
  /// The command without what is to be asked.
  private let start: String
  /// The rows that entries brought, once they were wanted.
  private var inserted: Set<String>?

  private static let columns = 2000

  /// The commands of a scenario's failures, or `nil` where the debugger cannot open the scenario with words that can be
  /// shown: of standard input, say.
  init?(of result: ScenarioResult, in source: SourceFile) {
    guard source.path != .standardInput, let path = source.path.utf8,
      let scenario = source.scenarios.first(where: { $0.name == result.name }), scenario.line == result.line,
      let file = ShellWord.of(path.hasPrefix("-") ? "./" + path : path)
    else { return nil }
    timeline = result.timeline
    guard source.scenarios.count > 1 else {
      start = "rowtrail debug \(file)"
      return
    }
    guard let name = ShellWord.of(result.name) else { return nil }
    start = "rowtrail debug \(file) --name\(result.name.hasPrefix("-") ? "=" : " ")\(name)"
  }

  /// The command for a failure, or `nil` where the debugger could not answer.
  mutating func command(for failure: ScenarioFailure) -> String? {
    guard let subject = failure.subject, let list = timeline.list(at: subject.revision),
      let (id, property) = question(subject, failure.comparison, list),
      let why = ShellWord.of("why \(ScenarioText.id(id, at: .operand)).\(property.source)")
    else { return nil }
    let place = subject.revision == timeline.revision ? "" : " -x 'goto \(subject.revision)'"
    let command = "\(start)\(place) -x \(why)"
    return command.utf8.count <= Self.columns ? command : nil
  }

  /// The row and the property to ask for.
  private mutating func question(
    _ subject: ScenarioFailure.Subject, _ comparison: ScenarioFailure.Comparison?, _ list: TextList
  ) -> (id: String, property: Scenario.Property)? {
    switch subject.kind {
    case .row(let ids, let property):
      guard let id = ids.first(where: { knows($0) }) else { return nil }
      return asked(property, of: id, list, subject.revision)
    case .rows(let property):
      guard case .ids(let expected)? = comparison?.expected, case .ids(let found)? = comparison?.found else {
        return nil
      }
      let difference = ListDifference(expected: expected, found: found)
      if let id = (difference.ids(.missing) + difference.ids(.extra)).first(where: { knows($0) }) {
        return asked(property, of: id, list, subject.revision)
      }
      return difference.ids(.moved).first.map { ($0, Scenario.Property("path")) }
    }
  }

  /// What can be asked of a row: whether it is there, where it is not; nothing, where it has no such property.
  private func asked(
    _ property: Scenario.Property, of id: String, _ list: TextList, _ revision: Int
  ) -> (String, Scenario.Property)? {
    guard list.contains(id) else { return (id, Scenario.Property("exists")) }
    let operand = Scenario.Operand(.row(.target(.id(id)), property), column: 1)
    let evaluator = try? ExpectationEvaluator(timeline, hazards: [], at: revision)
    return (try? evaluator?.value(of: operand)) == nil ? nil : (id, property)
  }

  /// Whether any revision has a row of this id.
  private mutating func knows(_ id: String) -> Bool {
    if timeline.list(at: timeline.firstRevision)?.contains(id) == true { return true }
    if inserted == nil {
      var ids: Set<String> = []
      for entry in timeline.entries {
        for event in entry.events { if case .inserted(let row, _) = event { ids.insert(row.id) } }
      }
      inserted = ids
    }
    return inserted?.contains(id) == true
  }
}
