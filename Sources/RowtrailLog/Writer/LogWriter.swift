import Rowtrail

/// Writes a log: appends entries, each whole or not at all, in calls that return when the entry is safe.
///
///     let log = try LogWriter.create(path: "orders.rowlog", coding: TextCoding(), list: timeline.current)
///     try log.append(timeline.dispatch(.star(.id("kitsu"))))
///
/// An append is a synchronous call under a lock; tasks that append at the same time share a sync. After a write that failed
/// the log is as it was before, and the next append may succeed. After a sync that failed, or where the log could not be
/// brought back, the writer refuses everything as ``LogError/poisoned(_:)`` until the log is opened again.
///
/// A log has one writer: another one, in this process too, is refused as `busy`. Readers are free to come and go.
///
/// `Sendable`: tasks can share a writer. It closes with its last reference.
public final class LogWriter<Coding: LogCoding>: Sendable {
  /// An entry of the log.
  public typealias LoggedEntry = Entry<Coding.SectionID, Coding.Item>
  /// An entry with what the log keeps beside it.
  public typealias Record = LogRecord<Coding.SectionID, Coding.Item>
  /// The list that the log is about.
  public typealias List = ListState<Coding.SectionID, Coding.Item>

  /// What changes while the log is written.
  struct State {
    var file: LogFileWriter
    var encoder: LineEncoder<Coding>
    /// The revision of the last entry in the file.
    var revision: Int
    var header: LogHeader
    var isSyncing = false
    var isClosed = false
    /// How long the log must be before the next checkpoint is due, and before the next compaction is.
    var checkpointLength = 0
    var compactionLength = 0
    /// What was wrong with the last checkpoint or compaction.
    var maintenanceFailure: LogError?
  }

  /// The log's path.
  public let path: String
  /// How contents are written.
  public let coding: Coding
  let options: LogOptions
  let files: any LogFileSystem
  let state: Locked<State>

  init(_ path: String, _ coding: Coding, _ options: LogOptions, _ files: any LogFileSystem, _ state: State) {
    self.path = path
    self.coding = coding
    self.options = options
    self.files = files
    self.state = Locked(state)
  }

  deinit { state.withLock { $0.file.file.close() } }

  /// The revision of the last entry.
  public var revision: Int { state.withLock { $0.revision } }

  /// What the log's first line says.
  public var header: LogHeader { state.withLock { $0.header } }

  /// How many bytes the log has.
  public var byteCount: Int { state.withLock { $0.file.length } }

  /// What the writer was given up for; `nil` while it works.
  public var failure: LogIOFailure? { state.withLock { $0.file.failure } }
}
