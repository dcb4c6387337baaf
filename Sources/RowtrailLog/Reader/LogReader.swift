import Rowtrail

/// Reads a log from its beginning, entry by entry, and folds its list along.
///
///     let log = try LogReader(path: "orders.rowlog", coding: TextCoding())
///     while let record = try log.next() { print(record.entry.revision, record.entry.action) }
///     print(log.list.rowCount, log.tail?.count ?? 0)
///
/// Every line is checked before it is believed. A torn tail, the unacknowledged end that a crash leaves, is not read:
/// ``next()`` returns `nil` before it, and ``tail`` tells about it. Any other bad line throws ``LogError/damaged(_:)``, as
/// often as it is asked for: what was read before it stays. A log that is being written can be followed: after `nil`,
/// `next()` goes on once there is more.
///
/// A reader takes no lock and holds one line, the list, and one entry's parts. Not `Sendable`: each task has its own.
public final class LogReader<Coding: LogCoding> {
  /// The ids and items of the log.
  public typealias Record = LogRecord<Coding.SectionID, Coding.Item>
  /// The list that the log is about.
  public typealias List = ListState<Coding.SectionID, Coding.Item>

  /// What the first line says.
  public let header: LogHeader
  /// How contents are read.
  public let coding: Coding
  /// The list at ``revision``.
  public var list: List { core.list }
  /// The revision of the last entry that was read.
  public var revision: Int { core.revision }

  var core: ReaderCore<Coding>

  /// Opens a log of the coding.
  ///
  /// - Throws: ``LogError``: `io`, `notALog`, `unknownVersion`, `otherCoding`; `damaged` where header or starting list
  ///   are, or end too early.
  public convenience init(path: String, coding: Coding) throws(LogError) {
    try self.init(try LogReader.open(path, SystemFiles()), coding: { _ in coding })
  }

  /// Opens a log with the coding that its header asks for.
  ///
  ///     try LogReader(path: path) { TextCoding(viewing: $0) }  // any app's log, as text rows
  ///
  /// - Throws: as ``init(path:coding:)``.
  public convenience init(path: String, coding: (LogHeader) -> Coding) throws(LogError) {
    try self.init(try LogReader.open(path, SystemFiles()), coding: coding)
  }

  /// Reads a log that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: the log's bytes.
  ///   - name: what errors call it.
  ///   - coding: the coding for what the header says.
  /// - Throws: as for a log in a file.
  public convenience init(
    bytes: [UInt8], name: String = "log", coding: (LogHeader) -> Coding
  ) throws(LogError) {
    try self.init(MemoryFile(bytes, path: name), coding: coding)
  }

  /// Opens a log at a revision, from the nearest checkpoint on: ``next()`` gives the entry after it.
  ///
  /// - Throws: as for a whole log; `noRevision`; `damaged` where the lines between the nearest checkpoint and the
  ///   revision are.
  /// - Complexity: O(bytes since the nearest checkpoint, and of it).
  public convenience init(path: String, coding: Coding, from revision: Int) throws(LogError) {
    try self.init(path, coding, from: revision, SystemFiles())
  }

  package init(
    _ path: String, _ coding: Coding, from revision: Int, _ files: any LogFileSystem
  ) throws(LogError) {
    let resumed = try LogResumption(try Self.open(path, files), coding, files, at: revision)
    let first = resumed.header.firstRevision
    guard resumed.core.revision == revision else {
      throw .noRevision(revision, available: first...max(first, resumed.core.revision))
    }
    core = resumed.core
    header = resumed.header
    self.coding = coding
  }

  static func open(_ path: String, _ files: any LogFileSystem) throws(LogError) -> any LogFile {
    do { return try files.open(path, .read) } catch { throw .io(error) }
  }

  package init(_ file: any LogFile, coding: (LogHeader) -> Coding) throws(LogError) {
    var chain = ChainReader(file)
    let header = try chain.header()
    let coding = coding(header)
    try header.check(coding.name, coding.version, file: file.path)
    core = try ReaderCore(chain, header, coding)
    self.header = header
    self.coding = coding
  }
}
