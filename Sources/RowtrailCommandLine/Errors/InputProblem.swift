import RowtrailLog
import RowtrailScenarios

/// Why an input cannot be used. The sentences are in `Sentences.swift`.
enum InputProblem: Error, Hashable, Sendable {
  /// The system refused to open or read it.
  case refused(SystemError)
  /// It is no regular file.
  case notAFile(Kind)
  /// It looks like a regular file, but what it has cannot be read as one has it read: the system would wait for more.
  case notReadable
  /// It is no folder, and one was wanted.
  case notAFolder
  /// The path has no characters.
  case emptyPath
  /// It has more bytes than are read.
  case tooLarge(limit: Int)
  /// It is no log that can be used, or not for what was to be done with it.
  case log(LogError)
  /// It is a log whose header or starting list is damaged, so that nothing of it can be read.
  case damagedStart(LogDamage)
  /// It is a log where a scenario was wanted.
  case logAlready
  /// It has so many more errors.
  case untold(Int)
  /// It has an error, at a line and column, both from 1, and this is the line.
  case malformed(line: Int, column: Int, message: String, excerpt: SourceExcerpt)

  /// What stands where a file was wanted.
  enum Kind: Hashable, Sendable {
    case folder, pipe, socket, device, other
  }
}
