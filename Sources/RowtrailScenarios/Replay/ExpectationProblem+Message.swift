import Rowtrail

extension ExpectationProblem {
  /// What is wrong and what to do about it, as one sentence.
  package var message: String {
    switch self {
    case .noRevision(let revision, let newest): "there is no revision \(revision); the newest is \(newest)"
    case .absent(let subject, let absence, let revision): Self.sentence(subject, absence, revision)
    case .noField(let row, let name, let suggestion, let sectionHasIt):
      "row \(ScenarioText.id(row)) has no field \(ScenarioText.key(name))"
        + (sectionHasIt
          ? "; of the section with that id it is `section(\(ScenarioText.id(row, at: .operand))).\(name)`"
          : Self.idHint(suggestion))
    case .noSectionProperty(let section, let name, let isQuoted, let suggestion):
      "section \(ScenarioText.id(section)) has no property "
        + (isQuoted ? ScenarioText.string(name) : name) + Self.idHint(suggestion)
    case .noView: "the scenario has no view; a `view 4` line in its setup puts one of four items on the screen"
    case .kinds(let left, let right, let advice):
      "cannot compare \(left.kind) (\(left.summary)) with \(right.kind) (\(right.summary))"
        + Self.quotingHint(advice)
    case .notIntegers(let comparison, let value):
      "`\(comparison.rawValue)` compares integers alone, not \(value.kind) (\(value.summary))"
    case .notBoolean(let subject, let value):
      "`\(subject)` standing alone must be true or false; it is \(value.kind) (\(value.summary)), "
        + "so compare it, as in `\(subject) == \(value.summary)`"
    }
  }

  private static func sentence(_ subject: String, _ absence: Absence, _ revision: Int) -> String {
    switch absence {
    case .unknownRow: "no row \(subject) is in the list at revision \(revision)"
    case .unknownSection: "no section \(subject) is in the list at revision \(revision)"
    case .unknownID: "neither a row nor a section \(subject) is in the list at revision \(revision)"
    case .nothingThere(let then): "nothing stands at \(subject) in revision \(then)"
    case .header(let then): "a header stands at \(subject) in revision \(then), not a row"
    case .gone(let id): "\(subject) is \(ScenarioText.id(id)), which is not in the list at revision \(revision)"
    case .failedCapture: "\(subject) captured nothing, since its id was not in the list"
    }
  }

  private static func idHint(_ suggestion: String?) -> String {
    hint(suggestion.map { ScenarioText.id($0, at: .declaration) })
  }

  private static func quotingHint(_ advice: QuotingAdvice?) -> String {
    switch advice {
    case .quote(let truth): "; the text is written \"\(truth)\", in quotes"
    case .unquote(let truth): "; leave out the quotes: \(truth)"
    case .sayTruth: "; compare it with true or false"
    case .ask(let meant): hint(meant)
    case nil: ""
    }
  }
}
