import RowtrailScenarios

extension ScenarioFailure {
  /// What did not hold, and the two sides where the sentence does not show them both.
  var report: String {
    guard let comparison else { return sentence }
    let expected = comparison.expected.text
    let found = comparison.found.text
    if sentence.contains(expected), sentence.contains(found) { return sentence }
    return "\(sentence)\nexpected  \(expected)\nfound     \(found)"
  }

  private var sentence: String {
    switch kind {
    case .expectation, .outcome, .capture: message
    case .identity, .survivors, .counts, .update, .rebase, .history, .log:
      "the invariant \(kind.rawValue) does not hold after revision \(revision): \(message)"
    }
  }
}

extension ScenarioFailure.Value {
  /// The value on one line.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .ids(let ids): "[\(ids.joined(separator: ", "))]"
    }
  }
}
