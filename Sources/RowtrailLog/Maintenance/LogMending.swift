/// How a damaged log was put right where it stands.
///
/// `Sendable`, and a value.
public struct LogMending: Hashable, Sendable {
  /// The copy of the damaged log, as it was: for a report. Its checkpoints are beside it.
  public let keptAs: String
  /// What is damaged first; `nil` where the file does not begin as a log does.
  public let damage: LogDamage?
  /// The revisions that the log has now. `nil` where nothing of it could be read: there is no log at the path now, and opening it
  /// begins a new one.
  public let revisions: ClosedRange<Int>?
  /// The revisions of the entries that are lost, always the newest, as far as they can still be read in the copy; `nil` where
  /// none is. What comes before ``revisions`` is not lost but for undo: the list that they begin with is what it led to.
  public let lostRevisions: ClosedRange<Int>?
  /// The entries that are lost, as far as their revision can still be read: the first thousand.
  public let leftOutEntries: [LogRepair.LeftOut]
}

extension LogRepair {
  /// Puts a damaged log right where it stands, for an app that opens it next: what is sound takes its place.
  ///
  /// That is the part that reaches furthest: the log up to the damage, or from a checkpoint behind damage on, also where the
  /// header is damaged; among equals the one with the longest history. The damaged log is kept beside it as
  /// `NAME.damaged-OFFSET`, with its checkpoints. A crash in between leaves the one log or the other.
  ///
  ///     if let mended = try LogRepair.mend(path: path, coding: ServerCoding()) { print("damaged: \(mended.keptAs)") }
  ///
  /// - Parameters:
  ///   - path: the log, which nobody has open for writing. What is no log is moved away too.
  ///   - coding: the app's coding: a new header names it where the old one is damaged. Ids and contents are taken over as they
  ///     are.
  /// - Returns: what was done; `nil`, and nothing was done, where the log is not damaged, or there is none. So it is where the
  ///   coding refuses what the log says.
  /// - Throws: ``LogError``: `busy`, `io`, `unknownVersion`, `otherCoding`; `exists` where a file that is no log stands at
  ///   `NAME.new`.
  /// - Complexity: O(bytes of the log).
  public static func mend(path: String, coding: some LogCoding) throws(LogError) -> LogMending? {
    try mend(path, coding, SystemFiles())
  }

  package static func mend(
    _ path: String, _ coding: some LogCoding, _ files: any LogFileSystem
  ) throws(LogError) -> LogMending? {
    do { guard try files.identity(of: path) != nil else { return nil } } catch { throw .io(error) }
    let file = try LogWriter<RawCoding>.lockedFile(path, files)
    defer { file.close() }
    guard let found = try examine(file, coding, files) else { return nil }
    let keptAs: String
    do throws(LogIOFailure) {
      keptAs = try files.keep(0..<(try file.size()), of: file, as: "\(path).damaged-\(found.damage?.place ?? 0)")
    } catch {
      throw .io(error)
    }
    let leftOut = try entries(behind: found.part?.end ?? ChainReader.Mark(), file)
    if let part = found.part {
      let new = try LogCompaction.replace(part.start, part.header, upTo: part.end.offset, files)
      new.file.close()
      if let failure = new.failure { throw .io(failure) }
    } else {
      do throws(LogIOFailure) {
        try files.remove(path)
        try files.syncFolder(of: path)
      } catch {
        throw .io(error)
      }
    }
    CheckpointFiles(log: path, files: files).moveAll(to: keptAs)
    let firstLost = found.part.map { $0.revision + 1 } ?? leftOut.first.first?.revision
    return LogMending(
      keptAs: keptAs, damage: found.damage, revisions: found.part?.revisions,
      lostRevisions: firstLost.flatMap { first in leftOut.last.flatMap { $0 < first ? nil : first...$0 } },
      leftOutEntries: leftOut.first)
  }

  /// Reads a log and its checkpoints: what is damaged, and what is sound and reaches furthest, where anything is. `nil` where
  /// the log is sound.
  private static func examine(
    _ file: any LogFile, _ coding: some LogCoding, _ files: any LogFileSystem
  ) throws(LogError) -> (damage: LogDamage?, part: SoundPart?)? {
    let checkpoints = CheckpointFiles(log: file.path, files: files)
    var chain = ChainReader(file)
    var header: LogHeader?
    do throws(LogError) {
      let sound = try chain.header()
      try sound.check(coding.name, coding.version, file: file.path)
      header = sound
      let part = try SoundPart(sound, from: ReaderCore(chain, sound, RawCoding(sound)))
      guard let damage = part.damage else { return nil }
      return (
        damage,
        try checkpoints.furthest(
          part, file, sound, headerCheck: chain.mark.check, codingVersion: coding.version)
      )
    } catch {
      let damage: LogDamage?
      switch error {
      case .damaged(let found): damage = found
      case .notALog: damage = nil
      case .unknownVersion:
        guard let found = try chain.damageToVersion() else { throw error }
        damage = found
      default: throw error
      }
      let known: LogHeader
      if let header { known = header } else { known = try remains(of: file, coding) }
      let check = header.map { _ in chain.mark.check }
      return (
        damage,
        try checkpoints.furthest(
          nil, file, known, headerCheck: check, codingVersion: coding.version)
      )
    }
  }

  /// What can still be read of a damaged header, under the name of the app's coding.
  private static func remains(of file: any LogFile, _ coding: some LogCoding) throws(LogError) -> LogHeader {
    let source = LineSource(file)
    var header = HeaderDecoder.remains(UnsafeBufferPointer(start: nil, count: 0))
    do {
      if case .line(let line) = try source.next() {
        let length = LineCheck.find(in: line) == nil ? 0 : LineCheck.length
        header = HeaderDecoder.remains(UnsafeBufferPointer(rebasing: line.dropLast(length)))
      }
    } catch {
      throw .io(error)
    }
    header.coding = coding.name
    header.titleMember = coding.titleMember
    return header
  }
}
