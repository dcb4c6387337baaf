import Rowtrail

/// What a repair kept of a damaged log, and what it left out.
///
/// `Sendable`, and a value.
public struct LogRepair: Hashable, Sendable {
  /// The revision of the last entry that was kept.
  public let revision: Int
  /// How many bytes were kept: the log's sound beginning.
  public let keptBytes: Int
  /// How many bytes were left out.
  public let leftOutBytes: Int
  /// What stopped the reading; `nil` where only a torn tail was left out, or nothing.
  public let damage: LogDamage?
  /// The entries among what was left out whose revision can still be read, with their line: the first thousand.
  public let leftOutEntries: [LeftOut]

  /// How many entries are named at most.
  package static let mostLeftOut = 1000

  /// An entry that was left out. `Sendable`, and a value.
  public struct LeftOut: Hashable, Sendable {
    /// The line in the damaged log, from 1.
    public let line: Int
    /// The revision that the line names.
    public let revision: Int
  }

  /// Writes the longest sound beginning of a log to a new file, which gets its name once all of it is on the disk. The damaged
  /// log stays as it is.
  ///
  /// - Parameters:
  ///   - path: the damaged log.
  ///   - newPath: the new file's path.
  ///   - progress: told how many bytes of how many were dealt with.
  /// - Throws: ``LogError``: `exists`; `damaged` where not even the starting list is sound; `io`, `notALog`,
  ///   `unknownVersion`.
  public static func repair(
    path: String, to newPath: String, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) -> LogRepair {
    try repair(path, to: newPath, SystemFiles(), progress)
  }

  package static func repair(
    _ path: String, to newPath: String, _ files: any LogFileSystem,
    _ progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) -> LogRepair {
    let file: any LogFile
    let total: Int
    do throws(LogIOFailure) {
      file = try files.open(path, .read)
      total = try file.size()
    } catch {
      throw .io(error)
    }
    defer { file.close() }
    let reader = try LogReader(file) { TextCoding(viewing: $0) }
    var damage: LogDamage?
    do throws(LogError) {
      try reader.check()
    } catch {
      guard case .damaged(let found) = error else { throw error }
      damage = found
    }
    let kept = reader.byteCount
    try copy(reader, file, to: newPath, files) { progress($0, total) }
    let leftOut = try entries(behind: reader.core.mark, file).first
    return LogRepair(
      revision: reader.revision, keptBytes: kept, leftOutBytes: total - kept, damage: damage, leftOutEntries: leftOut)
  }

  private static func copy(
    _ reader: LogReader<TextCoding>, _ file: any LogFile, to path: String, _ files: any LogFileSystem,
    _ progress: (Int) -> Void
  ) throws(LogError) {
    var new = try NewLog(path, RawCoding(reader.header), files)
    do throws(LogError) {
      let count = reader.byteCount
      let copied: Int
      do { copied = try file.copy(0..<count, to: new.file, at: 0, progress: progress) } catch { throw .io(error) }
      guard copied == count else { throw .io(LogIOFailure(.read, file.path, LogIOFailure.ioError)) }
      try new.finish(sync: true)
    } catch {
      new.abandon()
      throw error
    }
    new.file.close()
  }

  /// The entries behind a place whose revision can be read: the first thousand, and the revision of the last.
  static func entries(
    behind mark: ChainReader.Mark, _ file: any LogFile
  ) throws(LogError) -> (first: [LeftOut], last: Int?) {
    let source = LineSource(file, offset: mark.offset)
    var json = JSONScanner()
    var found: (first: [LeftOut], last: Int?) = ([], nil)
    var line = mark.line
    while true {
      line += 1
      let step: LineSource.Step
      do { step = try source.next() } catch { throw .io(error) }
      switch step {
      case .end: return found
      case .tooLong: continue
      case .line(let bytes):
        json.start(bytes)
        guard (try? json.beginObject()) != nil, let name = try? json.nextName(), case "revision" = name,
          let revision = try? json.integer()
        else { continue }
        if found.first.count < mostLeftOut { found.first.append(LeftOut(line: line, revision: revision)) }
        found.last = revision
      }
    }
  }
}
