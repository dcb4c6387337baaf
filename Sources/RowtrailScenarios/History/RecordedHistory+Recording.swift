import Rowtrail
import RowtrailLog

extension RecordedHistory {
  /// The history's entries as a log keeps them, with the times that are known.
  package var records: some Sequence<LogRecord<String, TextItem>> {
    timeline.entries.lazy.map { entry in
      LogRecord(entry, time: time(of: entry.revision))
    }
  }

  /// The history as a log of text rows, before anything of it is written.
  package var logText: LogText<TextCoding> {
    let start = timeline.list(at: timeline.firstRevision) ?? TextList()
    return LogText(
      TextCoding(), start, firstRevision: timeline.firstRevision, time: log?.header.time,
      metadata: log?.header.metadata ?? [:])
  }

  /// Writes the history to a log of text rows, a file that is not there yet.
  ///
  /// - Throws: `LogError`: `exists`, `busy`, `unwritable`, `io`.
  public func write(log path: String) throws(LogError) {
    try logText.write(records, to: path)
  }
}
