/// An error of a scenario file: what is wrong, where, and what to do.
///
/// ```swift
/// for error in ScenarioParser.parse(bytes).errors {
///   print("\(name):\(error.line):\(error.column): \(error.message)")
/// }
/// ```
///
/// Texts of the file stand in the message and in the source line as they are, control characters and all: escape them
/// before they reach a terminal. `Sendable`, and a value.
public struct ScenarioError: Error, Hashable, Sendable {
  /// Where the error is.
  public let place: SourcePlace
  /// What is wrong.
  package let problem: Problem
  /// The line that the error is in, without its line end; invalid UTF-8 in it is replaced by U+FFFD.
  public let sourceLine: String
  /// The place in the source line.
  package let sourceIndex: String.Index

  /// The line, from 1.
  public var line: Int { place.line }
  /// The column, from 1, in Unicode scalars; it may be one behind the line's end.
  public var column: Int { place.column }
}
