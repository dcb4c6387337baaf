import Rowtrail

extension LogWriter {
  /// What opening a log found. `Sendable`.
  public struct Opened: Sendable {
    /// The writer, ready for the entry of the next revision.
    public let writer: LogWriter
    /// The list at the last entry: what an app goes on with after a crash.
    public let list: List
    /// The revision of the last entry, which ``list`` is.
    public let revision: Int
    /// The torn tail that was cut off and kept, where there was one.
    public let tail: LogTail?
    /// What was wrong with checkpoints; they were not used.
    public let ignoredCheckpoints: [LogCheckpointFailure]
  }

  /// Creates a log that starts with a list.
  ///
  /// The file gets its name when the starting list is in it as a whole.
  ///
  /// - Parameters:
  ///   - path: where the log is to be.
  ///   - coding: how ids and contents are written.
  ///   - list: the starting list.
  ///   - firstRevision: the revision that the list is.
  ///   - options: how the log is written.
  /// - Throws: ``LogError``: `exists`, `busy`, `unwritable`, `io`.
  public static func create(
    path: String, coding: Coding, list: List, firstRevision: Int = 0, options: LogOptions = LogOptions()
  ) throws(LogError) -> LogWriter {
    try create(path, coding, list, firstRevision, options, SystemFiles())
  }

  /// Opens a log to go on with it.
  ///
  /// A torn tail is cut off and kept beside the log as `NAME.torn-OFFSET`. Any other damage refuses; ``LogRepair/mend(path:coding:)``
  /// puts it right.
  ///
  /// - Throws: ``LogError``: `busy`, `damaged`, `notALog`, `unknownVersion`, `otherCoding`, `io`.
  /// - Complexity: O(bytes since the newest checkpoint).
  public static func open(
    path: String, coding: Coding, options: LogOptions = LogOptions()
  ) throws(LogError) -> Opened {
    try open(path, coding, options, SystemFiles())
  }

  /// Opens a log, or creates one with this list where there is none.
  ///
  /// - Throws: as ``open(path:coding:options:)`` and ``create(path:coding:list:firstRevision:options:)``.
  public static func openOrCreate(
    path: String, coding: Coding, list: @autoclosure () -> List, options: LogOptions = LogOptions()
  ) throws(LogError) -> Opened {
    try openOrCreate(path, coding, list(), options, SystemFiles())
  }

  package static func openOrCreate(
    _ path: String, _ coding: Coding, _ list: @autoclosure () -> List, _ options: LogOptions,
    _ files: any LogFileSystem
  ) throws(LogError) -> Opened {
    let isThere: Bool
    do { isThere = try files.identity(of: path) != nil } catch { throw .io(error) }
    if isThere { return try open(path, coding, options, files) }
    let list = list()
    let writer = try create(path, coding, list, 0, options, files)
    return Opened(writer: writer, list: list, revision: 0, tail: nil, ignoredCheckpoints: [])
  }

  package static func create(
    _ path: String, _ coding: Coding, _ list: List, _ firstRevision: Int, _ options: LogOptions,
    _ files: any LogFileSystem
  ) throws(LogError) -> LogWriter {
    let header = LogHeader(coding, list, firstRevision, time: options.clock.now, metadata: options.metadata)
    var new = try NewLog(path, coding, files)
    do throws(LogError) {
      try new.start(header, list)
      try new.finish(sync: options.durability == .full)
    } catch {
      new.abandon()
      throw error
    }
    let file = LogFileWriter(
      new.file, length: new.length, synced: options.durability == .full ? new.length : 0)
    let state = State(
      file: file, encoder: new.encoder, revision: firstRevision, header: header)
    let writer = LogWriter(path, coding, options, files, state)
    writer.planMaintenance()
    return writer
  }

  package static func open(
    _ path: String, _ coding: Coding, _ options: LogOptions, _ files: any LogFileSystem
  ) throws(LogError) -> Opened {
    let file = try lockedFile(path, files)
    do throws(LogError) {
      let resumed = try LogResumption(file, coding, files)
      var writer = LogFileWriter(file, length: resumed.core.mark.offset, synced: 0)
      let tail = try TornTail.cut(file, at: resumed.core.mark.offset, files)
      try writer.rewrite(from: resumed.core.unsynced.offset)
      try writer.sync()
      // Whoever gave the log its name may have died before the name was on the disk.
      do throws(LogIOFailure) { try files.syncFolder(of: path) } catch { throw .io(error) }
      var encoder = LineEncoder(coding)
      encoder.check.value = resumed.core.mark.check
      let state = State(
        file: writer, encoder: encoder, revision: resumed.core.revision, header: resumed.header)
      let log = LogWriter(path, coding, options, files, state)
      log.planMaintenance()
      return Opened(
        writer: log, list: resumed.core.list, revision: resumed.core.revision, tail: tail,
        ignoredCheckpoints: resumed.ignored)
    } catch {
      file.close()
      throw error
    }
  }

  /// Opens and locks the file that has the name, also where another one got it in between.
  static func lockedFile(_ path: String, _ files: any LogFileSystem) throws(LogError) -> any LogFile {
    do throws(LogIOFailure) {
      for _ in 0..<10 {
        let file = try files.open(path, .write)
        do throws(LogIOFailure) {
          guard try file.lock() else { break }
          if try files.identity(of: path) == file.identity() { return file }
          file.close()
        } catch {
          file.close()
          throw error
        }
      }
    } catch {
      throw .io(error)
    }
    throw .busy(file: path)
  }
}
