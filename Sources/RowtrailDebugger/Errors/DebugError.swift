import RowtrailLog
import RowtrailScenarios

/// Why a line was not done. The sentences are in `DebugError+Message.swift`.
enum DebugError: Error {
  /// No command has this name.
  case unknownCommand(String, suggestion: String?)
  /// Several commands start so.
  case ambiguous(String, [String])
  /// Something has to stand behind the command.
  case missing(String, command: String)
  /// This stands behind the command and should not.
  case tooMuch(String, command: String)
  /// A row, predicate, property or step is written wrongly.
  case line(ScenarioError)
  /// A line of a block is written wrongly.
  case block(ScenarioError, [String])
  /// This is no revision, or no range of them.
  case notARevision(String)
  case notARange(String)
  case notACount(String)
  /// This means no kind of entry.
  case notAKind(String, suggestion: String?)
  /// No entry is of the kinds that were asked for.
  case noSuchEntries
  /// This stands where `if` or `on` should, and the whole was probably meant so.
  case breakHow(String, meant: String?)
  /// The history has no such revision.
  case noRevision(String, ClosedRange<Int>, DebugBranch)
  /// The history has no such entry.
  case noEntry(String, ClosedRange<Int>)
  /// No revision has a row of this id.
  case unknownRow(String, suggestion: String?)
  /// No row has the id, and several have or had the title.
  case titleOfSeveral(String, [TitledRow], ClosedRange<Int>)
  /// No row ever had an id or a title with this text in it.
  case noRowLike(String)
  /// No revision has a row or a section of this id.
  case unknownID(String, column: Int, suggestion: String?)
  /// The row is not in the list at this revision; another one has it.
  case absentRow(String, revision: Int, wasThere: Int?)
  /// No section of this revision has the id.
  case unknownSection(String, revision: Int, suggestion: String?)
  /// Nothing, or a header, stands at the path.
  case noRow(path: String, revision: Int, isHeader: Bool)
  /// A predicate asks what a history cannot tell.
  case viewAsked(column: Int)
  /// A step needs a view.
  case needsView(String)
  /// `why` was asked of something that is no row.
  case whyNotRow(String)
  /// A row has no such property.
  case noProperty(ExpectationProblem)
  /// `find` was given what entries are listed by, or a text that rows are looked for by.
  case findsNoEntries(String)
  case findsNoText(String)
  /// A property cannot be told of.
  case problem(String)
  /// The log's file was written over since it was opened.
  case unreadable(LogError)
  case atEnd(Int)
  case atBeginning(Int)
  case noBreakpoints
  case noBreakpoint(String, [Int])
  /// This is no breakpoint's number; these are, and one of them was probably meant.
  case notABreakpoint(String, [Int], meant: Int?)
  /// A step of several on a line cannot stand in a batch, which they would be.
  case notInABatch(String, command: String, steps: [String])
  case noStop(forward: Bool, revision: Int)
  case notFound(String, ExpectationProblem?, meant: String?)
  case noScratch
  case droppedNothing
  case unknownTopic(String, suggestion: String?)
  /// A history cannot be saved so.
  case save(String)
  /// This stands behind the name of a file and is no range.
  case notAPart(String, file: String)
  /// A file cannot be written.
  case unwritable(String)
  /// Somebody stopped it.
  case stopped

  /// What becomes of the line.
  var outcome: DebugReply.Outcome {
    switch self {
    case .stopped: .stopped
    case .unwritable: .unwritable
    case .unreadable: .unreadable
    case .noRevision, .noEntry, .noSuchEntries, .unknownRow, .titleOfSeveral, .noRowLike, .absentRow, .unknownSection,
      .noRow, .noProperty, .problem, .atEnd, .atBeginning,
      .noBreakpoint, .noStop, .notFound, .noScratch, .droppedNothing, .save, .noBreakpoints, .unknownID:
      .negative
    default: .invalid
    }
  }
}
