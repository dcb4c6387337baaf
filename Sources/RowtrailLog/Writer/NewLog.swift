import Rowtrail

/// A log in the making: written under another name, which becomes its own when it is whole.
struct NewLog<Coding: LogCoding> {
  private static var blockLength: Int { 1 << 20 }

  let path: String
  private let temporary: String
  let file: any LogFile
  private let files: any LogFileSystem
  var encoder: LineEncoder<Coding>
  /// Whether the file has the log's name already.
  private(set) var hasItsName = false
  /// How many bytes were written to the file.
  private(set) var length = 0

  init(_ path: String, _ coding: Coding, _ files: any LogFileSystem) throws(LogError) {
    self.path = path
    self.files = files
    temporary = path + ".new"
    encoder = LineEncoder(coding)
    file = try Self.claim(temporary, for: path, files)
  }

  /// Makes the file, or takes over what a crash left of one.
  private static func claim(
    _ temporary: String, for path: String, _ files: any LogFileSystem
  ) throws(LogError) -> any LogFile {
    var isForeign = false
    do throws(LogIOFailure) {
      let file: any LogFile
      do throws(LogIOFailure) {
        file = try files.open(temporary, .create)
      } catch {
        // The user knows the log's name, not this one; but a link stands at this one.
        if error.code == LogIOFailure.link { throw error }
        guard error.code == LogIOFailure.exists else { throw LogIOFailure(error.operation, path, error.code) }
        file = try files.open(temporary, .write)
      }
      do throws(LogIOFailure) {
        if try file.lock(), try files.identity(of: temporary) == file.identity() {
          isForeign = try !mayBeOurs(file)
          if !isForeign {
            try file.truncate(to: 0)
            return file
          }
        }
      } catch {
        file.close()
        throw error
      }
      file.close()
    } catch {
      throw .io(error)
    }
    throw isForeign ? .exists(file: temporary) : .busy(file: path)
  }

  /// Whether a file can be what a crash left of a log in the making: the beginning of one, perhaps with zeros in it.
  private static func mayBeOurs(_ file: any LogFile) throws(LogIOFailure) -> Bool {
    let beginning = Array("{\"format\":\"\(LogFormat.name)\"".utf8)
    let found = try file.block(0..<min(try file.size(), beginning.count))
    return zip(found, beginning).allSatisfy { $0 == 0 || $0 == $1 }
  }

  /// Whether there is a file of the name that the log is to have.
  func targetExists() throws(LogError) -> Bool {
    do { return try files.identity(of: path) != nil } catch { throw .io(error) }
  }

  /// Writes the header and the starting list.
  mutating func start(_ header: LogHeader, _ list: ListState<Coding.SectionID, Coding.Item>) throws(LogError) {
    try encoder.safely { encoder throws(LogEncodingFailure) in try encoder.header(header) }
    try list.forEachStartingLine { line throws(LogError) in
      try encoder.starting(line)
      try flush(beyond: Self.blockLength)
    }
    try flush(beyond: 0)
  }

  /// Writes an entry.
  mutating func append(_ record: LogRecord<Coding.SectionID, Coding.Item>) throws(LogError) {
    try encoder.safely { encoder throws(LogEncodingFailure) in
      try encoder.entry(record.entry, time: record.time, other: record.other)
    }
    try flush(beyond: Self.blockLength)
  }

  /// Writes what is encoded, where it is more than so many bytes.
  mutating func flush(beyond count: Int) throws(LogError) {
    guard encoder.json.count > count else { return }
    let end = length
    do throws(LogIOFailure) {
      try encoder.json.withBytes { bytes throws(LogIOFailure) in
        try file.writeAll(UnsafeRawBufferPointer(bytes), at: end)
      }
    } catch {
      throw .io(error)
    }
    length += encoder.json.count
    encoder.json.clear()
  }

  /// Gives the log its name, in place of what had it.
  ///
  /// - Parameter old: what has to have the name until then; another log is never replaced.
  mutating func finish(sync: Bool, replacing old: (any LogFile)? = nil) throws(LogError) {
    try flush(beyond: 0)
    do throws(LogIOFailure) {
      if sync { try file.sync() }
      if let old { try files.checkName(of: old) }
      try files.rename(temporary, to: path)
      hasItsName = true
      file.wasRenamed(to: path)
      if sync { try files.syncFolder(of: path) }
    } catch {
      throw .io(error)
    }
  }

  /// Removes what was written, unless it has the log's name.
  func abandon() {
    if !hasItsName { try? files.remove(temporary) }
    file.close()
  }
}
