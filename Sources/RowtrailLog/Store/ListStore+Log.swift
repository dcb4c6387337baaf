import Rowtrail

/// A store whose every entry is kept in a log.
///
///     let store = try ListStore(log: path, coding: ServerCoding(), list: servers)
///
/// Dispatching waits for no disk: entries are handed to a queue in the background, which writes them in order, as many at a
/// time as have come. What was dispatched last is therefore not safe yet; ``flush()`` waits until it is. Where writing fails,
/// the list goes on without the log, and ``logState`` says so.
extension ListStore {
  /// A store that goes on where a log ends, and keeps its entries in it; with this list and a new log where there is none.
  ///
  /// After a crash the list is back as it was at the last entry that the log has. A log that cannot be read is an error, and
  /// stays as it is: ``LogRepair/mend(path:coding:)`` puts a damaged one right.
  ///
  /// - Parameters:
  ///   - path: the log's path.
  ///   - coding: how the app's ids and contents are written.
  ///   - list: the list to start with where there is no log yet.
  ///   - history: how many of the log's newest entries are read back, so that ``undo()`` reaches them; not before where the
  ///     log begins.
  ///   - horizon: how many of the newest entries are kept in memory, of those that are read back too; `nil` keeps all.
  ///   - options: how the log is written.
  /// - Throws: ``LogError``, as `LogWriter.openOrCreate` does.
  /// - Complexity: O(bytes since the newest checkpoint, and of it; and of the history).
  public convenience init<Coding: LogCoding>(
    log path: String, coding: Coding, list: @autoclosure () -> ListState<SectionID, Item>, history: Int = 0,
    horizon: Int? = nil, options: LogOptions = LogOptions()
  ) throws(LogError) where Coding.SectionID == SectionID, Coding.Item == Item {
    let opened = try LogWriter.openOrCreate(path: path, coding: coding, list: list(), options: options)
    self.init(timeline: try opened.timeline(history: history), horizon: horizon)
    try keepLog(in: opened)
  }

  /// Keeps the entries from now on in a log, in place of the one that was joined before, which is stopped as by
  /// ``stopLogging()``.
  ///
  /// The log must end with a list that the store has or had: the entries since then are written first. So a store whose log
  /// failed is joined again with what `LogWriter.open` gives, which an app may call in the background.
  ///
  /// To begin a new log for a store that has gone on without one, see ``beginLog(path:coding:options:)``.
  ///
  /// - Throws: ``LogError``: `otherHistory` where the log ends with another list.
  /// - Complexity: O(n) to compare the list.
  public func keepLog<Coding: LogCoding>(
    in opened: LogWriter<Coding>.Opened
  ) throws(LogError) where Coding.SectionID == SectionID, Coding.Item == Item {
    let timeline = timeline
    guard opened.writer.revision == opened.revision, timeline.list(at: opened.revision) == opened.list else {
      throw .otherHistory(
        file: opened.writer.path, revision: opened.writer.revision, store: timeline.firstRevision...timeline.revision)
    }
    if let old = self.log, old.writes(by: opened.writer), old.log == .logging { return }
    let log = StoreLog(opened, of: self)
    for entry in timeline.entries.suffix(timeline.revision - opened.revision) { log.record(entry) }
    if let old = self.log, !old.writes(by: opened.writer) { old.stop() }
    recorder = log
    tellRecorder()
  }

  /// Begins a new log at the store's revision, with its list, and keeps the entries from now on in it, in place of the log that
  /// was joined before.
  ///
  /// - Parameters:
  ///   - path: the new log's path, where no file is.
  ///   - coding: how the app's ids and contents are written.
  ///   - options: how the log is written.
  /// - Throws: ``LogError``, as `LogWriter.create` does: `exists` where there is a file.
  /// - Complexity: O(n) to write the list.
  public func beginLog<Coding: LogCoding>(
    path: String, coding: Coding, options: LogOptions = LogOptions()
  ) throws(LogError) where Coding.SectionID == SectionID, Coding.Item == Item {
    let (list, revision) = (timeline.current, timeline.revision)
    let writer = try LogWriter.create(path: path, coding: coding, list: list, firstRevision: revision, options: options)
    try keepLog(
      in: LogWriter.Opened(writer: writer, list: list, revision: revision, tail: nil, ignoredCheckpoints: []))
  }

  /// Writes no more entries. What waits is written still; the log closes after it: at once after a ``flush()``.
  public func stopLogging() {
    log?.stop()
    recorder = nil
    tellRecorder()
  }

  /// How the log is; observed like the list.
  public var logState: StoreLogState {
    readRecorder()
    return log?.log ?? .off
  }

  /// The revision of the last entry that the log acknowledged, with the durability that its options name; `nil` where there
  /// is no log. It grows in the background, unobserved.
  public var loggedRevision: Int? { log?.logged }

  /// Returns when every entry that was dispatched before is on the disk, or writing has failed: for an app that is sent to
  /// the background or quits.
  ///
  /// - Returns: how the log is then.
  @discardableResult
  public func flush() async -> StoreLogState {
    guard let log else { return .off }
    await log.flush()
    return log.log
  }

  private var log: BackgroundWriter<SectionID, Item>? { (recorder as? StoreLog<SectionID, Item>)?.writer }
}

extension LogWriter.Opened {
  /// A timeline that goes on from the log's last entry, with so many of the newest entries before it.
  ///
  /// - Parameter history: how many; 0 for none.
  /// - Throws: ``LogError``, as `LogReader.next()` does.
  public func timeline(
    history: Int = 0
  ) throws(LogError) -> Timeline<Coding.SectionID, Coding.Item> {
    let first = max(writer.header.firstRevision, revision - max(0, min(history, revision)))
    guard first < revision else { return Timeline(list, firstRevision: revision) }
    return try LogReader(writer.path, writer.coding, from: first, writer.files).readTimeline()
  }
}
