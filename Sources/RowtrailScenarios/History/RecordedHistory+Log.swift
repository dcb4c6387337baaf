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
  ///   - visit: is told the list before an entry, and the timeline with the entry as its newest. Without it the history is
  ///     taken in faster.
  ///   - progress: is called for every entry.
  package init(
    _ reader: LogReader<TextCoding>, name: String, _ visit: ((TextList, TextTimeline) -> Void)? = nil,
    progress: () -> Void = {}
  ) throws(LogError) {
    var notes = LogNotes(header: reader.header)
    var timeline = TextTimeline(reader.list, firstRevision: reader.revision)
    do throws(LogError) {
      if let visit {
        while let record = try reader.next() {
          let before = timeline.current
          try reader.add(record, to: &timeline)
          notes.note(record)
          visit(before, timeline)
          progress()
        }
      } else {
        try reader.readTimeline(into: &timeline) { record in
          notes.note(record)
          progress()
        }
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
  /// Takes in what stands beside an entry.
  fileprivate mutating func note(_ record: LogRecord<String, TextItem>) {
    times.append(record.time)
  }

  /// Takes in what is known once nothing more can be read.
  fileprivate mutating func finish(_ reader: LogReader<TextCoding>) {
    byteCount = reader.byteCount
    lineCount = reader.lineCount
    tail = damage == nil ? reader.tail : nil
  }
}
