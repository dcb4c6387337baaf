/// How a damaged log was put right where it stands.
///
/// `Sendable`, and a value.
public struct LogMending: Hashable, Sendable {
  /// The copy of the damaged log, as it was: for a report.
  public let keptAs: String
  /// What is damaged; `nil` where the file does not begin as a log does.
  public let damage: LogDamage?
  /// The revisions that the log has now. What comes after them is lost: the newest entries. `nil` where what the log starts with
  /// is damaged, and nothing of it could be read: there is no log at the path now, and opening it begins a new one.
  public let revisions: ClosedRange<Int>?
  /// The entries that are lost, as far as their revision can still be read: the first thousand.
  public let leftOutEntries: [LogRepair.LeftOut]
}

extension LogRepair {
  /// Puts a damaged log right where it stands, for an app that opens it next: what is sound takes its place.
  ///
  /// That is the log from the oldest checkpoint behind the damage on, where there is one: no newest entry is lost then, and the
  /// history begins later. Else it is the log up to the damage. The damaged log is kept beside it as `NAME.damaged-OFFSET`. A
  /// crash in between leaves the one log or the other.
  ///
  ///     if let mended = try LogRepair.mend(path: path) { print("damaged: \(mended.keptAs)") }
  ///
  /// - Parameter path: the log, which nobody has open for writing. What is no log is moved away too.
  /// - Returns: what was done; `nil`, and nothing was done, where the log is not damaged. So it is where an app's coding refuses
  ///   what the log says.
  /// - Throws: ``LogError``: `busy`, `io`, `unknownVersion`; `exists` where a file that is no log stands at `NAME.new`.
  /// - Complexity: O(bytes of the log).
  public static func mend(path: String) throws(LogError) -> LogMending? { try mend(path, SystemFiles()) }

  package static func mend(_ path: String, _ files: any LogFileSystem) throws(LogError) -> LogMending? {
    let file = try LogWriter<RawCoding>.lockedFile(path, files)
    defer { file.close() }
    guard let (reader, damage) = try examine(file) else { return nil }
    let keptAs: String
    do throws(LogIOFailure) {
      let name = "\(path).damaged-\(damage?.place ?? 0)"
      keptAs = try TornTail.keep(file, 0..<(try file.size()), as: name, files)
    } catch {
      throw .io(error)
    }
    let leftOut: [LeftOut]
    let revisions: ClosedRange<Int>?
    if let newest = try newest(of: file, behind: reader?.revision ?? -1, files) {
      revisions = try replace(file, newest.first, newest.core, files)
      leftOut = []
    } else if let reader {
      leftOut = try entries(behind: reader.core.mark, file)
      revisions = try replace(file, reader.header.firstRevision, reader.core, files)
    } else {
      leftOut = []
      revisions = nil
      do { try files.remove(path) } catch { throw .io(error) }
    }
    CheckpointFiles(log: path, files: files).removeAll()
    return LogMending(keptAs: keptAs, damage: damage, revisions: revisions, leftOutEntries: leftOut)
  }

  /// Reads a log to what is damaged, `nil` where nothing is; without a reader where it has no sound start.
  private static func examine(
    _ file: any LogFile
  ) throws(LogError) -> (reader: LogReader<RawCoding>?, damage: LogDamage?)? {
    var reader: LogReader<RawCoding>?
    do throws(LogError) {
      let log = try LogReader(file) { RawCoding($0) }
      reader = log
      try log.advance()
      return nil
    } catch {
      switch error {
      case .damaged(let damage): return (reader, damage)
      case .notALog: return (nil, nil)
      default: throw error
      }
    }
  }

  /// The log from the oldest checkpoint behind the damage on, read to its end. What cannot be read for now is no reason to do
  /// without it.
  private static func newest(
    of file: any LogFile, behind revision: Int, _ files: any LogFileSystem
  ) throws(LogError) -> (first: Int, core: ReaderCore<RawCoding>)? {
    var chain = ChainReader(file)
    guard let header = try ifSound({ () throws(LogError) in try chain.header() }) else { return nil }
    let log = CheckpointFiles.Log(
      file: file, header: header, headerCheck: chain.mark.check, coding: RawCoding(header))
    let checkpoints = CheckpointFiles(log: file.path, files: files)
    let all: [CheckpointFiles.Found]
    do { all = try checkpoints.all() } catch { throw .io(error) }
    for found in all.reversed() where found.revision > revision {
      switch checkpoints.resume(found, log) {
      case .success(var core):
        let isWhole: Void? = try ifSound { () throws(LogError) in try core.advance(to: .max) }
        if isWhole != nil { return (found.revision, core) }
      case .failure(let failure):
        if case .unreadable(let failure) = failure.problem { throw .io(failure) }
      }
    }
    return nil
  }

  /// What is read, or `nil` where it is damaged.
  private static func ifSound<Value>(_ read: () throws(LogError) -> Value) throws(LogError) -> Value? {
    do throws(LogError) {
      return try read()
    } catch {
      switch error {
      case .damaged, .notALog: return nil
      default: throw error
      }
    }
  }

  /// Puts what is sound, from a revision to where a reader is, in the log's place. The revisions that it has.
  private static func replace(
    _ file: any LogFile, _ first: Int, _ core: ReaderCore<RawCoding>, _ files: any LogFileSystem
  ) throws(LogError) -> ClosedRange<Int> {
    let new = try LogCompaction.compact(file, from: first, upTo: core.mark.offset, files)
    new.file.close()
    if let failure = new.failure { throw .io(failure) }
    return first...max(first, core.revision)
  }
}
