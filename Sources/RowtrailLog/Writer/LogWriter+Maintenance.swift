import Rowtrail

extension LogWriter {
  /// Puts a checkpoint of the last entry beside the log.
  ///
  /// - Throws: ``LogError``: `io`, `poisoned`, `closed`, `damaged` where the log cannot be read back.
  public func makeCheckpoint() throws(LogError) {
    state.lock()
    defer { state.unlock() }
    while state.held.isSyncing { state.wait() }
    guard !state.held.isClosed else { throw .closed(file: path) }
    try checkpoint()
  }

  /// What was wrong with the last checkpoint or compaction that the writer tried by itself; `nil` where nothing was. The
  /// log itself is not concerned.
  public var maintenanceFailure: LogError? { state.withLock { $0.maintenanceFailure } }

  /// Decides when a checkpoint and a compaction are due in a log that was just opened.
  func planMaintenance() {
    state.withLock { state in
      state.planCheckpoint(options)
      state.planCompaction(options)
    }
  }

  /// Makes a checkpoint, or compacts the log, where that is due. The lock is held. What fails here fails no append: it is
  /// noted, and tried again once the log has grown by as much again.
  func maintain() {
    guard state.held.file.length >= min(state.held.checkpointLength, state.held.compactionLength),
      !state.held.isSyncing, state.held.file.failure == nil
    else { return }
    do throws(LogError) {
      if let policy = options.compaction, state.held.file.length >= state.held.compactionLength {
        try replace(from: max(state.held.header.firstRevision, state.held.revision - policy.keepingEntries))
      }
      // The compaction took the checkpoints away; damage costs what comes behind it up to the next one.
      if options.checkpoints.areMade { try checkpoint() }
      state.held.maintenanceFailure = nil
    } catch {
      state.held.maintenanceFailure = error
      state.held.planCheckpoint(options, behind: state.held.file.length)
      if state.held.file.length >= state.held.compactionLength { state.held.planCompaction(options) }
    }
  }

  /// Writes a checkpoint of the file's end. The lock is held.
  private func checkpoint() throws(LogError) {
    try state.held.file.sync()
    let resumed = try LogResumption(state.held.file.file, coding, files)
    let size = try CheckpointFiles(log: path, files: files).write(
      resumed.core, coding, headerCheck: resumed.headerCheck)
    state.held.planCheckpoint(options, behind: size)
  }
}

extension LogWriter.State {
  /// Decides how long the log must be before a checkpoint is due.
  ///
  /// - Parameter size: how many bytes the newest checkpoint takes.
  mutating func planCheckpoint(_ options: LogOptions, behind size: Int = 0) {
    checkpointLength = file.length.adding(options.checkpoints.growth(behind: size, options.compaction))
  }

  /// Decides how long the log must be before a compaction is due: the first one by the log's size, another one by what it has
  /// grown.
  mutating func planCompaction(_ options: LogOptions) {
    guard let policy = options.compaction else { return compactionLength = .max }
    let size = max(policy.size, 1)
    compactionLength = compactionLength == 0 ? size : file.length.adding(size)
  }
}

extension LogCheckpointPolicy {
  /// Whether there are any but those that are asked for.
  var areMade: Bool { factor > 0 }

  /// How many bytes the log grows behind a checkpoint of a size before the next one is due.
  func growth(behind size: Int, _ compaction: LogCompactionPolicy?) -> Int {
    guard areMade else { return .max }
    let bytes = Double(size) * factor
    return max(minimum(compaction), bytes < Double(Int.max / 2) ? Int(bytes) : .max)
  }

  private func minimum(_ compaction: LogCompactionPolicy?) -> Int {
    minimum ?? max(1, min(Self.defaultMinimum, compaction.map { $0.size / 4 } ?? .max))
  }
}

extension Int {
  /// The sum, or the greatest integer where that is beyond it.
  fileprivate func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
