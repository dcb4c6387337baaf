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

  /// - Parameter replaces: whether it takes the place of a log of this name; where not, no file may have the name, which
  ///   ``finish(sync:replacing:)`` looks at once more.
  init(_ path: String, replaces: Bool = false, _ coding: Coding, _ files: any LogFileSystem) throws(LogError) {
    self.path = path
    self.files = files
    temporary = path + ".new"
    encoder = LineEncoder(coding)
    if !replaces { try Self.checkIsFree(path, files) }
    file = try Self.claim(temporary, for: path, replaces, files)
  }

  private static func checkIsFree(_ path: String, _ files: any LogFileSystem) throws(LogError) {
    let isThere: Bool
    do { isThere = try files.identity(of: path) != nil } catch { throw .io(error) }
    if isThere { throw .exists(file: path) }
  }

  /// Makes the file, in place of what a crash left of one.
  private static func claim(
    _ temporary: String, for path: String, _ replaces: Bool, _ files: any LogFileSystem
  ) throws(LogError) -> any LogFile {
    if let file = try created(temporary, for: path, files) { return file }
    try clear(temporary, for: path, replaces, files)
    guard let file = try created(temporary, for: path, files) else { throw .busy(file: path) }
    return file
  }

  /// A file that was not there before, locked; `nil` where one is there.
  private static func created(
    _ temporary: String, for path: String, _ files: any LogFileSystem
  ) throws(LogError) -> (any LogFile)? {
    do throws(LogIOFailure) {
      let file = try files.open(temporary, .create)
      do throws(LogIOFailure) {
        // Another one may have taken it for a leftover before it was locked.
        if try file.lock(), try files.identity(of: temporary) == file.identity() { return file }
      } catch {
        file.close()
        throw error
      }
      file.close()
    } catch {
      if error.code == LogIOFailure.exists { return nil }
      // The user knows the log's name, not this one; but a link stands at this one.
      throw .io(error.code == LogIOFailure.link ? error : LogIOFailure(error.operation, path, error.code))
    }
    throw .busy(file: path)
  }

  /// Removes what a crash left of a log in the making.
  private static func clear(
    _ temporary: String, for path: String, _ replaces: Bool, _ files: any LogFileSystem
  ) throws(LogError) {
    var isForeign = false
    do throws(LogIOFailure) {
      let old: any LogFile
      do throws(LogIOFailure) {
        old = try files.open(temporary, .write)
      } catch {
        if error.code == LogIOFailure.noEntry { return }
        throw error
      }
      defer { old.close() }
      if try old.lock(), try files.identity(of: temporary) == old.identity() {
        isForeign = try !mayBeOurs(old)
        if !isForeign, !replaces { isForeign = try hasEntries(old) }
        if !isForeign { return try files.remove(temporary) }
      }
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

  /// Whether a file has lines of entries, damaged ones too: then something would be lost with it.
  private static func hasEntries(_ file: any LogFile) throws(LogIOFailure) -> Bool {
    let source = LineSource(file)
    while true {
      switch try source.next() {
      case .line(let line): if line.starts(with: "{\"revision\"".utf8) { return true }
      case .tooLong: continue
      case .end: return false
      }
    }
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

  /// Gives the log its name.
  ///
  /// - Parameter old: what has to have the name until then, and is replaced; where there is none, nothing may have it.
  mutating func finish(sync: Bool, replacing old: (any LogFile)? = nil) throws(LogError) {
    try flush(beyond: 0)
    do { if sync { try file.sync() } } catch { throw .io(error) }
    guard try isUnderItsName() else { throw .busy(file: path) }
    if old == nil { try Self.checkIsFree(path, files) }
    do throws(LogIOFailure) {
      if let old { try files.checkName(of: old) }
      try files.rename(temporary, to: path)
      hasItsName = true
      file.wasRenamed(to: path)
      if sync { try files.syncFolder(of: path) }
    } catch {
      throw .io(error)
    }
  }

  private func isUnderItsName() throws(LogError) -> Bool {
    do { return try files.identity(of: temporary) == file.identity() } catch { throw .io(error) }
  }

  /// Removes what was written, unless it has the log's name.
  func abandon() {
    if !hasItsName, (try? isUnderItsName()) == true { try? files.remove(temporary) }
    file.close()
  }
}
