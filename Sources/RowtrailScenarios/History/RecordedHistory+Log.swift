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

  /// The history that is left to read. Its lines are checked now; its entries are made when they are asked for.
  ///
  /// - Parameters:
  ///   - name: what the history is called.
  ///   - progress: is called now and then.
  package init(
    _ reader: LogReader<TextCoding>, name: String, progress: () -> Void = {}
  ) throws(LogError) {
    let source = try LogEntrySource(reader, progress: progress)
    let notes = LogNotes(reader, damage: source.damage, times: .source(source))
    self.init(name: name, timeline: TextTimeline(source), origin: .log(notes))
  }

  /// The history that is left to read, entry by entry.
  ///
  /// - Parameter visit: is told the list before an entry, and the timeline with the entry as its newest.
  package init(
    _ reader: LogReader<TextCoding>, name: String, visit: (TextList, TextTimeline) -> Void
  ) throws(LogError) {
    var timeline = TextTimeline(reader.list, firstRevision: reader.revision)
    var times: [LogTime?] = []
    var damage: LogDamage?
    do throws(LogError) {
      while let record = try reader.next() {
        let before = timeline.current
        try reader.add(record, to: &timeline)
        times.append(record.time)
        visit(before, timeline)
      }
    } catch {
      guard case .damaged(let found) = error else { throw error }
      damage = found
    }
    let notes = LogNotes(reader, damage: damage, times: .list(times, after: timeline.firstRevision))
    self.init(name: name, timeline: timeline, origin: .log(notes))
  }

  /// A file's name without the folders before it.
  package static func name(ofFile path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}

extension RecordedHistory.LogNotes {
  /// Where the times of the entries are.
  enum Times: Sendable {
    case list([LogTime?], after: Int)
    case source(LogEntrySource<TextCoding>)
  }

  /// What a reader that has come to its end knows.
  fileprivate init(_ reader: LogReader<TextCoding>, damage: LogDamage?, times: Times) {
    header = reader.header
    byteCount = reader.byteCount
    lineCount = reader.lineCount
    tail = damage == nil ? reader.tail : nil
    self.damage = damage
    self.times = times
  }

  /// Why a part of the log could not be read again when it was asked for: its file was written over since it was opened,
  /// and what was made of it then is not to be believed. `nil` where all could.
  public var failure: LogError? {
    if case .source(let source) = times { source.failure } else { nil }
  }

  /// When the entry that led to a revision was dispatched; `nil` where the log has no time.
  public func time(of revision: Int) -> LogTime? {
    switch times {
    case .source(let source): return source.time(of: revision)
    case .list(let times, let first):
      let index = revision - first - 1
      return times.indices.contains(index) ? times[index] : nil
    }
  }
}
