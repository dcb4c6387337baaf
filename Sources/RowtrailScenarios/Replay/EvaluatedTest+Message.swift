import Rowtrail

extension EvaluatedTest {
  /// What a test that does not hold expected, and what is there instead.
  var message: String {
    if case .isTrue(let operand) = test, operand.isWrittenOut { return "`\(test.summary)` is \(self.left.summary)" }
    guard case .compare(let left, let comparison, let right) = test, let other = self.right else {
      return "expected `\(test.summary)` to be true; it is \(self.left.summary)"
    }
    if left.isWrittenOut, right.isWrittenOut { return "`\(test.summary)` is false" + hint(test.meant) }
    let isTurned = left.isWrittenOut
    let (subject, found) = isTurned ? (right, other) : (left, self.left)
    let (object, wanted) = isTurned ? (left, self.left) : (right, other)
    let reference = object.isWrittenOut ? wanted.summary : "`\(object.source)`, which is \(wanted.summary)"
    let words = (isTurned ? comparison.turned : comparison).words
    return "expected `\(subject.source)` to be \(words)\(reference); it is \(found.summary)"
  }

  /// The two sides of an `==` that does not hold.
  var comparison: ScenarioFailure.Comparison? {
    guard case .compare(let left, .equal, let right) = test, let other = self.right else { return nil }
    let isTurned = left.isWrittenOut && !right.isWrittenOut
    return isTurned
      ? ScenarioFailure.Comparison(expected: self.left.side, found: other.side)
      : ScenarioFailure.Comparison(expected: other.side, found: self.left.side)
  }

  /// What the operands that are looked up were worth, for a message that shows the test.
  var findings: String {
    guard case .compare(let left, _, let right) = test, let other = self.right else { return "" }
    let found = [(left, self.left), (right, other)].filter { !$0.0.isWrittenOut }
    return found.isEmpty ? "" : " (" + found.map { "`\($0.0.source)` is \($0.1.summary)" }.joined(separator: ", ") + ")"
  }
}

extension Scenario.Comparison {
  /// The comparison with its sides exchanged.
  fileprivate var turned: Scenario.Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// What stands between "to be" and the other side.
  fileprivate var words: String {
    switch self {
    case .equal: ""
    case .notEqual: "anything but "
    case .less: "less than "
    case .lessOrEqual: "at most "
    case .greater: "more than "
    case .greaterOrEqual: "at least "
    }
  }
}
