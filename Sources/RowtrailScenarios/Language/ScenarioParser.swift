/// Reads scenario files.
///
/// ```swift
/// let file = ScenarioParser.parse(Array("scenario \"Nothing happens\"".utf8))
/// print(file.scenarios[0].name)  // Nothing happens
/// ```
///
/// `Sendable`; a parse shares nothing with another one.
public enum ScenarioParser: Sendable {
  /// The scenarios of a file, and every error in it.
  ///
  /// Any bytes will do: what is wrong with them is told, with line and column, and nothing traps. A file with an error is
  /// not to be run, whatever scenarios could be made of it.
  ///
  /// - Parameter bytes: the file's bytes, which should be UTF-8. An array is read where it is, without a copy.
  /// - Complexity: linear in the number of bytes and of the rows that `rows` lines of setups make (their ids must be
  ///   compared), on a stack of constant depth.
  public static func parse(_ bytes: some Sequence<UInt8>) -> ParsedScenarioFile {
    var parser = FileParser((bytes as? [UInt8]) ?? Array(bytes))
    return parser.parse()
  }
}
