/// Why a log cannot be read or written.
///
/// `Sendable`, and a value; its description says what, where and what to do.
public enum LogError: Error, Hashable, Sendable {
  /// The system refused something.
  case io(LogIOFailure)
  /// The log is damaged, or has what the coding refuses (``LogDamage/isRefusedByCoding``). Reading stops before the place; for
  /// writing, the log is not opened.
  case damaged(LogDamage)
  /// The file does not begin as a log does.
  case notALog(file: String)
  /// The log's format has a version that this package does not know.
  case unknownVersion(Int, file: String)
  /// The log was written with another coding, or a newer version of it.
  case otherCoding(file: String, expected: String, found: String)
  /// Another writer has the log open, in this process or another one.
  case busy(file: String)
  /// There is a file of the name already.
  case exists(file: String)
  /// The entry does not lead to the revision that comes next. Nothing was written.
  case revision(expected: Int, found: Int)
  /// The entry cannot be written to any log. Nothing was written.
  case unwritable(LogEncodingFailure)
  /// The writer failed before, and refuses everything until the log is opened again.
  case poisoned(LogIOFailure)
  /// The writer was closed.
  case closed(file: String)
  /// The log has become shorter than what was read of it: an unacknowledged tail was taken back. Read it again.
  case shrunk(file: String, from: Int, to: Int)
  /// The log ends with another list than the store has, or had at that revision.
  case otherHistory(file: String, revision: Int, store: ClosedRange<Int>)
  /// The revision is not in the log.
  case noRevision(Int, available: ClosedRange<Int>)
}

extension LogError {
  /// The error with the coding that the log was opened with, where that is an app's and refused something.
  func naming(_ coding: some LogCoding) -> LogError {
    guard case .damaged(var damage) = self, damage.isRefusedByCoding, !(coding is TextCoding), !(coding is RawCoding)
    else { return self }
    damage.coding = "\(coding.name), version \(coding.version)"
    return .damaged(damage)
  }

  /// The error where it came of reading a log's starting list.
  var atStart: LogError {
    guard case .damaged(var damage) = self else { return self }
    damage.isInStartingList = true
    return .damaged(damage)
  }
}
