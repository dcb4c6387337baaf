import Rowtrail
import RowtrailLog

extension RecordedHistory {
  /// The history of a log in a file, of any app, as text rows.
  ///
  /// A damaged log is read up to the damage, which ``LogNotes/damage`` tells.
  ///
  /// - Throws: `LogError`: `io`, `notALog`, `unknownVersion`; `damaged` where not even the starting list is sound.
  /// - Complexity: linear in the log's bytes.
  public init(log path: String) throws(LogError) {
    try self.init(try LogReader(path: path) { TextCoding(viewing: $0) }, name: Self.name(ofFile: path))
  }

  /// The history of a log in memory.
  ///
  /// - Parameters:
  ///   - bytes: what the log's file holds.
  ///   - path: the file's path, for errors and for the history's name.
  /// - Throws: as ``init(log:)``.
  public init(log bytes: [UInt8], path: String) throws(LogError) {
    try self.init(
      try LogReader(bytes: bytes, name: path) { TextCoding(viewing: $0) }, name: Self.name(ofFile: path))
  }

  /// The history that is left to read.
  ///
  /// - Parameters:
  ///   - name: what the history is called.
  ///   - progress: is told each record, once its entry is in the timeline.
  package init(
    _ reader: LogReader<TextCoding>, name: String, _ progress: (LogRecord<String, TextItem>) -> Void = { _ in }
  ) throws(LogError) {
    var notes = LogNotes(reader)
    var timeline = TextTimeline(reader.list, firstRevision: reader.revision)
    do throws(LogError) {
      while let record = try reader.next() {
        try reader.add(record, to: &timeline)
        notes.note(record)
        progress(record)
      }
    } catch {
      guard case .damaged(let damage) = error else { throw error }
      notes.damage = damage
    }
    notes.finish(reader)
    self.init(name: name, timeline: timeline, origin: .log(notes))
  }

  /// A file's name without the folders before it.
  package static func name(ofFile path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}

extension RecordedHistory.LogNotes {
  /// What is known before the first entry is read.
  package init(_ reader: LogReader<TextCoding>) {
    header = reader.header
  }

  /// Takes in what stands beside an entry.
  package mutating func note(_ record: LogRecord<String, TextItem>) {
    times.append(record.time)
    if let action = record.appAction { appActions[record.entry.revision] = action }
  }

  /// Takes in what is known once nothing more can be read.
  package mutating func finish(_ reader: LogReader<TextCoding>) {
    byteCount = reader.byteCount
    lineCount = reader.lineCount
    tail = damage == nil ? reader.tail : nil
  }
}
