import Rowtrail
import RowtrailScenarios

/// A `batch` or a `reload` that a what-if is being given, line by line.
struct StepBlock: Sendable {
  /// What is to be done with it.
  enum Purpose: Sendable {
    case attempt
    case instead(Int)
  }

  let purpose: Purpose
  /// The lines so far; the first one opens the block.
  var lines: [String]
}
