import Rowtrail

extension LogWriter {
  /// Cuts the history before a revision off: the log then starts with the list at that revision, revision numbers are
  /// kept, and entries before it cannot be taken back or named by captured paths any more.
  ///
  /// The new log is written beside the old one and takes its place when it is whole. Until then the old one stays as it is,
  /// whatever happens. Appends wait.
  ///
  /// - Parameters:
  ///   - revision: the first revision that is kept.
  ///   - progress: told how many bytes of how many were dealt with.
  /// - Throws: ``LogError``: `noRevision`, `damaged`, `busy`, `io`, `poisoned`, `closed`.
  /// - Complexity: O(bytes of the log).
  public func compact(
    from revision: Int, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) {
    state.lock()
    defer { state.unlock() }
    while state.held.isSyncing { state.wait() }
    guard !state.held.isClosed else { throw .closed(file: path) }
    try state.held.file.check()
    try replace(from: revision, progress)
  }

  /// The same, with the lock held.
  func replace(
    from revision: Int, _ progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) {
    let available = state.held.header.firstRevision...state.held.revision
    guard available.contains(revision) else { throw .noRevision(revision, available: available) }
    let old = state.held.file.file
    let new: LogCompaction.Replacement
    do throws(LogError) {
      new = try LogCompaction.compact(old, from: revision, files, progress)
    } catch {
      if case .io(let failure) = error, failure.operation == .find {
        state.held.file.didSync(state.held.file.length, failure)
      }
      throw error
    }
    state.held.file = LogFileWriter(new.file, length: new.length, synced: new.length)
    state.held.header = new.header
    state.held.encoder.check.value = new.check
    old.close()
    CheckpointFiles(log: path, files: files).removeAll()
    state.held.planCheckpoint(options)
    state.held.planCompaction(options)
    if let failure = new.failure {
      // The old file has no name any more: nothing may be acknowledged until the new one is opened and found whole.
      state.held.file.didSync(new.length, failure)
      throw .io(failure)
    }
  }
}
