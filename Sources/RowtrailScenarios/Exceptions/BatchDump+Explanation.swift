import Rowtrail

extension BatchDump {
  /// The update as printed, where all of it could be read.
  var update: ProposedUpdate? {
    guard isComplete, let before, let after else { return nil }
    return ProposedUpdate(view: view ?? .table, before: before, after: after, sections: sections, items: items)
  }

  /// What the text says, judged where it could be read.
  var explanation: ExceptionExplanation {
    let verdict = update?.verdict()
    var explanation =
      verdict?.exception.map { ExceptionExplanation($0.fault, view: view) }
      ?? ExceptionExplanation(.itemCount, view: view)
    if verdict?.exception == nil {
      explanation.headline = "the data source's counts before and after do not fit the operations of the update"
    }
    explanation.figures = printed + explanation.figures
    explanation.update = update
    explanation.verdict = verdict
    if verdict != nil, verdict?.exception == nil {
      explanation.lookAt.insert(
        "the printed counts and operations add up: the counts that the view kept from earlier were others", at: 0)
    }
    explanation.lookAt.append("a reload is printed as one delete and one insert of the same row")
    return explanation
  }

  private var printed: [ExceptionExplanation.Figure] {
    var figures: [ExceptionExplanation.Figure] = []
    if let before {
      figures.append(.init(name: "counts before", value: "\(before)", meaning: "what each section had before"))
    }
    if let after {
      figures.append(.init(name: "counts after", value: "\(after)", meaning: "what each section has after"))
    }
    guard isComplete else { return figures }
    let operations = [
      (sections.delete.count + items.delete.count, "deleted"), (sections.insert.count + items.insert.count, "inserted"),
      (sections.move.count + items.move.count, "moved"), (sections.reload.count + items.reload.count, "reloaded"),
    ]
    let value = operations.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    figures.append(.init(name: "updates", value: value.isEmpty ? "none" : value, meaning: "the operations as printed"))
    return figures
  }
}
