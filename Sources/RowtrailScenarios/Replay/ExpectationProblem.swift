import Rowtrail

/// Why an expectation cannot be answered, which fails it, with `not` in front as well. `Sendable`, and a value.
package enum ExpectationProblem: Error, Sendable {
  /// Why what an operand names is not there.
  package enum Absence: Hashable, Sendable {
    /// No row has the id.
    case unknownRow
    /// No section has the id.
    case unknownSection
    /// Neither a row nor a section has the id.
    case unknownID
    /// Nothing stands at the path, in the revision in which it is looked up.
    case nothingThere(revision: Int)
    /// A header stands at the path, in the revision in which it is looked up.
    case header(revision: Int)
    /// The captured row or section, which has this id, is not in the list.
    case gone(id: String)
    /// The capture found nothing to capture.
    case failedCapture
  }

  /// What to do where two values are of different kinds, about the quotes where a text meets `true` or `false`.
  package enum QuotingAdvice: Hashable, Sendable {
    /// The expectation says `true` or `false`, and means the text.
    case quote(Bool)
    /// The expectation says the text `"true"` or `"false"`, and means the truth.
    case unquote(Bool)
    /// The expectation says another text.
    case sayTruth
    /// It compares what is written out, and means something that is asked of the list.
    case ask(String)
  }

  /// There is no such revision.
  case noRevision(Int, newest: Int)
  /// What the subject names is not in the list at this revision.
  case absent(subject: String, Absence, revision: Int)
  /// The row has no such field. With a suggestion, or a section of the same id that has such a property.
  case noField(row: String, name: String, suggestion: String?, sectionHasIt: Bool)
  /// Sections have no such property.
  case noSectionProperty(section: String, name: String, isQuoted: Bool, suggestion: String?)
  /// The scenario has no view.
  case noView
  /// The two values are of different kinds.
  case kinds(ScenarioValue, ScenarioValue, QuotingAdvice?)
  /// Values that are no integers have no order.
  case notIntegers(Scenario.Comparison, ScenarioValue)
  /// An operand standing alone is neither true nor false.
  case notBoolean(subject: String, ScenarioValue)
}
