import Rowtrail

extension LogWriter {
  /// Appends an entry, which must lead to the revision that comes next.
  ///
  /// - Parameter durability: what is made sure of; the option's unless given.
  /// - Throws: ``LogError``: `revision`, `unwritable`, `io`, `poisoned`, `closed`. Nothing was written then, but where a
  ///   sync failed: whether the entry is there shows when the log is opened again.
  @_specialize(where Coding == TextCoding)
  public func append(_ entry: LoggedEntry, durability: LogDurability? = nil) throws(LogError) {
    try append(CollectionOfOne(LogRecord(entry)), durability: durability)
  }

  /// Appends records in one write, all of them or none while the process lives.
  ///
  /// After a crash a prefix of them can be there, whole entries each. A record without a time gets the clock's.
  ///
  /// - Throws: as ``append(_:durability:)``.
  @_specialize(where Coding == TextCoding, Records == [LogRecord<String, TextItem>])
  @_specialize(where Coding == TextCoding, Records == CollectionOfOne<LogRecord<String, TextItem>>)
  public func append<Records: Collection<Record>>(
    _ records: Records, durability: LogDurability? = nil
  ) throws(LogError) {
    guard !records.isEmpty else { return }
    state.lock()
    defer { state.unlock() }
    try write(records)
    let end = state.held.file.length
    if (durability ?? options.durability) == .full {
      try sync(upTo: end)
    } else if end - state.held.file.synced > LogFileWriter.unsyncedLimit {
      try sync(upTo: end)
    }
    maintain()
  }

  /// Waits until everything that was appended is on the disk.
  ///
  /// - Throws: ``LogError``: `io`, `poisoned`, `closed`.
  public func sync() throws(LogError) {
    state.lock()
    defer { state.unlock() }
    guard !state.held.isClosed else { throw .closed(file: path) }
    try sync(upTo: state.held.file.length)
  }

  /// Waits until everything is on the disk, and gives the log back. A closed writer refuses everything.
  ///
  /// - Throws: ``LogError``: `io`, `poisoned`. The log is closed all the same.
  public func close() throws(LogError) {
    state.lock()
    defer { state.unlock() }
    while state.held.isSyncing { state.wait() }
    guard !state.held.isClosed else { return }
    state.held.isClosed = true
    defer { state.held.file.file.close() }
    try state.held.file.sync()
  }

  @inline(__always)
  private func write(_ records: some Collection<Record>) throws(LogError) {
    guard !state.held.isClosed else { throw .closed(file: path) }
    try state.held.file.check()
    let check = state.held.encoder.check
    do throws(LogError) {
      let last = try state.held.encode(records, options.clock)
      try state.held.file.append(state.held.encoder.json.bytes)
      state.held.revision = last
      state.held.encoder.json.clear()
    } catch {
      state.held.encoder.json.clear()
      state.held.encoder.check = check
      throw error
    }
  }

  /// Waits until so much of the file is on the disk; one of those who wait does the work for all. The lock is held, and
  /// given back while the disk works.
  private func sync(upTo end: Int) throws(LogError) {
    while state.held.file.synced < end {
      if let failure = state.held.file.failure { throw .io(failure) }
      guard !state.held.isSyncing else {
        state.wait()
        continue
      }
      state.held.isSyncing = true
      let file = state.held.file.file
      let length = state.held.file.length
      state.unlock()
      var failure: LogIOFailure?
      do throws(LogIOFailure) { try file.sync() } catch { failure = error }
      state.lock()
      state.held.isSyncing = false
      state.held.file.didSync(length, failure)
      state.wakeAll()
    }
  }
}

extension LogWriter.State {
  /// Encodes records behind the file's end; the revision of the last one.
  @inline(__always)
  mutating func encode(
    _ records: some Collection<LogWriter.Record>, _ clock: LogClock
  ) throws(LogError) -> Int {
    var revision = revision
    encoder.link = file.link
    for record in records {
      guard record.entry.revision == revision + 1 else {
        throw .revision(expected: revision + 1, found: record.entry.revision)
      }
      do throws(LogEncodingFailure) {
        try encoder.entry(record, time: record.time ?? clock.now)
      } catch {
        throw .unwritable(error)
      }
      revision += 1
    }
    return revision
  }
}
