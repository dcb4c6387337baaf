import Rowtrail

extension ExpectationEvaluator {
  /// What of the history a test is about; `nil` where that is no property of a row, nor a list of rows.
  func subject(of test: Scenario.Predicate.Test) -> ScenarioFailure.Subject? {
    let operands = test.operands.filter { !$0.isWrittenOut }
    // An operand that is worth nothing is why the test could not be answered.
    let unanswered = operands.filter { (try? value(of: $0)) == nil }
    let kind = (unanswered + operands).lazy.compactMap { self.kind(of: $0, in: test) }.first
    return kind.map { ScenarioFailure.Subject(revision: revision, kind: $0) }
  }

  private func kind(of operand: Scenario.Operand, in test: Scenario.Predicate.Test) -> ScenarioFailure.Subject.Kind? {
    switch operand.kind {
    case .row(let reference, let property):
      let found = (try? meant(by: reference))?.id
      // Who stands at a path is asked by the path of the one who should.
      if property.ofRow == .id {
        return .row(test.texts + (found.map { [$0] } ?? []), Scenario.Property("path"))
      }
      return found.map { .row([$0], property) }
    case .rowOrSection(let id, let property):
      guard !list.contains(id), list.sectionIndex(of: id) != nil else { return .row([id], property) }
      return property.ofSection == .rows ? .rows(by: Scenario.Property("section")) : nil
    case .section(_, .rows): return .rows(by: Scenario.Property("section"))
    case .list(.rows): return .rows(by: Scenario.Property("exists"))
    case .list(.starred): return .rows(by: Scenario.Property("starred"))
    case .list(.expanded): return .rows(by: Scenario.Property("expanded"))
    default: return nil
    }
  }
}

extension Scenario.Predicate.Test {
  /// The texts that are written out on its sides.
  fileprivate var texts: [String] {
    operands.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }
}
