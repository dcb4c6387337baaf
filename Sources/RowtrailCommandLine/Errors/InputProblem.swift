import RowtrailLog
import RowtrailScenarios

/// Why an input cannot be used. The sentences are in `Sentences.swift`.
enum InputProblem: Error, Hashable, Sendable {
  /// It cannot be read as a file.
  case file(FileRefusal)
  /// Its path is not UTF-8, in which the log library has paths.
  case notUTF8
  /// It is no folder, and one was wanted.
  case notAFolder
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
}
