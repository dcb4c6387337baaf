import Rowtrail

/// Makes new logs out of old ones, line by line, without the app and without losing what is not known.
enum LogCompaction {
  /// A log that took another one's place.
  struct Replacement {
    let file: any LogFile
    let length: Int
    let header: LogHeader
    let check: UInt32
    /// Why it is not known to have its name on the disk, where it is not.
    let failure: LogIOFailure?
  }

  /// Writes a log that starts at a later revision, in the place of the old one.
  static func compact(
    _ file: any LogFile, from revision: Int, _ files: any LogFileSystem,
    _ progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) -> Replacement {
    let total: Int
    do { total = try file.size() } catch { throw .io(error) }
    let header = try LogHeader(of: file)
    let core = try LogResumption(file, RawCoding(header), files, at: revision).core
    return try replace(core, header, upTo: total, files, progress)
  }

  /// Writes a log that starts with the list that a reader has come to, in the place of the log that it reads.
  ///
  /// - Parameters:
  ///   - old: what the first line says beside what the list decides.
  ///   - total: up to where lines are taken over, as a whole, from where the reader is.
  static func replace(
    _ core: ReaderCore<RawCoding>, _ old: LogHeader, upTo total: Int, _ files: any LogFileSystem,
    _ progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) -> Replacement {
    var header = old
    header.firstRevision = core.revision
    header.sectionCount = core.list.sectionCount
    header.rowCount = core.list.rowCount
    let file = core.chain.source.file
    var new = try NewLog(file.path, replaces: true, RawCoding(header), files)
    var failure: LogIOFailure?
    do throws(LogError) {
      try new.start(header, core.list)
      progress(core.mark.offset, total)
      var chain = core.chain
      chain.move(to: core.mark)
      while chain.mark.offset < total, let body = try chain.next() {
        try new.copy(body)
        if chain.mark.line % 4096 == 0 { progress(chain.mark.offset, total) }
      }
      guard chain.mark.offset == total else { throw chain.damage(.noChecksum(found: ""), at: chain.mark) }
      try new.finish(sync: true, replacing: file)
    } catch {
      guard new.hasItsName, case .io(let found) = error else {
        new.abandon()
        throw error
      }
      failure = found
    }
    progress(total, total)
    return Replacement(
      file: new.file, length: new.length, header: header, check: new.encoder.check.value, failure: failure)
  }
}

extension NewLog {
  /// Writes a line with this text, under its new check value.
  mutating func copy(_ body: UnsafeBufferPointer<UInt8>) throws(LogError) {
    do throws(LogEncodingFailure) { try encoder.copy(body) } catch { throw .unwritable(error) }
    try flush(beyond: 1 << 20)
  }
}

extension LineEncoder {
  /// Writes a line with this text, which has no check value and no closing brace.
  mutating func copy(_ body: UnsafeBufferPointer<UInt8>) throws(LogEncodingFailure) {
    beginLine()
    json.truncate(to: lineBegin)
    json.raw(body)
    link = .check
    try endLine()
  }
}
