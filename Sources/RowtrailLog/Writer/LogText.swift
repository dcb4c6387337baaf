import Rowtrail

/// A log as text, for whoever keeps the bytes: a pipe, a test.
///
/// The same history gives the same bytes as ``write(_:to:_:)`` gives a file.
package struct LogText<Coding: LogCoding> {
  package typealias Record = LogRecord<Coding.SectionID, Coding.Item>

  private let header: LogHeader
  private let list: ListState<Coding.SectionID, Coding.Item>
  private var encoder: LineEncoder<Coding>

  /// A log that starts with a list.
  package init(
    _ coding: Coding, _ list: ListState<Coding.SectionID, Coding.Item>, firstRevision: Int = 0, time: LogTime? = nil,
    metadata: JSONObject = [:]
  ) {
    header = LogHeader(coding, list, firstRevision, time: time, metadata: metadata)
    self.list = list
    encoder = LineEncoder(coding)
  }

  /// Writes the header and the starting list.
  ///
  /// - Throws: ``LogError``: `unwritable`.
  package mutating func start() throws(LogError) {
    let (header, list) = (header, list)
    try encoder.safely { encoder throws(LogEncodingFailure) in try encoder.header(header) }
    try list.forEachStartingLine { line throws(LogError) in try encoder.starting(line) }
  }

  /// Writes an entry.
  ///
  /// - Throws: ``LogError``: `unwritable`.
  package mutating func append(_ record: Record) throws(LogError) {
    try encoder.safely { encoder throws(LogEncodingFailure) in
      try encoder.entry(record.entry, time: record.time, other: record.other)
    }
  }

  /// How many bytes wait to be taken.
  package var count: Int { encoder.json.count }

  /// Hands out what was written since the last call.
  package mutating func take() -> [UInt8] {
    defer { encoder.json.clear() }
    return encoder.json.bytes
  }

  /// Writes the log with these entries to a file that is not there yet; the file gets its name once all of it is on the
  /// disk.
  ///
  /// - Throws: ``LogError``: `exists`, `busy`, `unwritable`, `io`.
  package func write(
    _ records: some Sequence<Record>, to path: String, _ files: any LogFileSystem = SystemFiles()
  ) throws(LogError) {
    var new = try NewLog(path, encoder.coding, files)
    do throws(LogError) {
      try new.start(header, list)
      for record in records { try new.append(record) }
      try new.finish(sync: true)
    } catch {
      new.abandon()
      throw error
    }
    new.file.close()
  }
}
