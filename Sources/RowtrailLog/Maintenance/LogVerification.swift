import Rowtrail

/// What a check of all that a log promises found.
///
/// `Sendable`, and a value.
package struct LogVerification: Sendable {
  /// What the log's first line says.
  package let header: LogHeader
  /// How many bytes are sound, and how many lines.
  package internal(set) var byteCount = 0
  package internal(set) var lineCount = 0
  /// The revision of the last sound entry.
  package internal(set) var lastRevision: Int
  /// What is wrong with the log behind them; `nil` where nothing is.
  package internal(set) var damage: LogDamage?
  /// What follows the sound entries and is no damage.
  package internal(set) var tail: LogTail?
  /// The lines, or first lines of entries, that are not written in the canonical way: how many, and the first.
  package internal(set) var uncanonical = Tally()
  /// The entries whose action, dispatched again, does not lead to what stands there: how many, and the first's revision.
  package internal(set) var otherOutcomes = Tally()
  /// The entries that do not say rightly whether the list changed: how many, and the first's revision.
  package internal(set) var otherChanges = Tally()
  /// How many actions were dispatched again.
  package internal(set) var dispatchedCount = 0
  /// The checkpoints beside the log, the oldest first.
  package internal(set) var checkpoints: [Checkpoint] = []

  /// How many there are of something, and where the first is.
  package struct Tally: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var first: Int?

    mutating func add(_ place: Int) {
      count += 1
      first = first ?? place
    }
  }

  /// A checkpoint, and what is wrong with it; `nil` where its list is that of the history.
  package struct Checkpoint: Hashable, Sendable {
    package let file: LogCheckpointFile
    package internal(set) var problem: LogCheckpointFailure.Problem?
  }

  /// How many entries were read.
  package var entryCount: Int { lastRevision - header.firstRevision }

  /// Checks a log.
  ///
  /// - Parameters:
  ///   - files: where checkpoints are looked for; `nil` where there can be none.
  ///   - progress: told how many bytes of how many were read.
  /// - Throws: ``LogError``: `io`, `notALog`, `unknownVersion`; `damaged` where not even the starting list is sound.
  package static func run(
    _ file: any LogFile, _ files: (any LogFileSystem)?, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) -> LogVerification {
    let header = try LogHeader(of: file)
    guard header.coding == TextCoding().name else {
      var run = try VerificationRun(file, RawCoding(header), files, dispatches: false)
      return try run.result(progress)
    }
    var run = try VerificationRun(file, TextCoding(), files, dispatches: true)
    return try run.result(progress)
  }
}
