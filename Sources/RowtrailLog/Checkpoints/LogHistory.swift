import Rowtrail

/// Jumps about in a log: the list at any revision, from the nearest checkpoint on.
///
///     let history = try LogHistory(path: "orders.rowlog", coding: TextCoding())
///     let then = try history.list(at: 123_456)
///
/// Not `Sendable`: each task has its own.
public final class LogHistory<Coding: LogCoding> {
  /// The list that the log is about.
  public typealias List = ListState<Coding.SectionID, Coding.Item>

  /// What the log's first line says.
  public let header: LogHeader
  private let coding: Coding
  private let file: any LogFile
  private let files: any LogFileSystem
  private var near: ReaderCore<Coding>
  /// What was wrong with checkpoints; they were not used.
  public private(set) var ignoredCheckpoints: [LogCheckpointFailure]

  /// Opens a log at its end.
  ///
  /// - Throws: ``LogError``: `io`, `notALog`, `unknownVersion`, `otherCoding`, `damaged`.
  /// - Complexity: O(bytes since the newest checkpoint, and of it).
  public convenience init(path: String, coding: Coding) throws(LogError) {
    try self.init(path, coding, SystemFiles())
  }

  package init(_ path: String, _ coding: Coding, _ files: any LogFileSystem) throws(LogError) {
    let file: any LogFile
    do { file = try files.open(path, .read) } catch { throw .io(error) }
    let resumed = try LogResumption(file, coding, files)
    header = resumed.header
    near = resumed.core
    ignoredCheckpoints = resumed.ignored
    lastRevision = resumed.core.revision
    self.coding = coding
    self.file = file
    self.files = files
  }

  /// The revision of the last entry when the log was opened.
  public let lastRevision: Int

  /// The list at a revision.
  ///
  /// - Throws: ``LogError``: `noRevision`; `damaged` where the lines between the nearest checkpoint and the revision are;
  ///   `io`.
  /// - Complexity: O(bytes since the nearest checkpoint, and of it); going on to a later revision, O(bytes in between)
  ///   where that is nearer.
  public func list(at revision: Int) throws(LogError) -> List {
    guard revision >= header.firstRevision, revision <= lastRevision else {
      throw .noRevision(revision, available: header.firstRevision...max(header.firstRevision, lastRevision))
    }
    let checkpoints = (try? CheckpointFiles(log: file.path, files: files).all()) ?? []
    let nearest = checkpoints.first { $0.revision <= revision }?.revision ?? header.firstRevision
    if near.revision > revision || near.revision < nearest {
      let resumed = try LogResumption(file, coding, files, at: revision)
      ignoredCheckpoints += resumed.ignored.filter { !ignoredCheckpoints.contains($0) }
      near = resumed.core
    }
    try near.advance(to: revision)
    return near.list
  }
}
