import Rowtrail

extension LogWriter {
  /// Appends an entry, which must lead to the revision that comes next.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - durability: what is made sure of; the option's unless given.
  /// - Throws: ``LogError``: `revision`, `unwritable`, `io`, `poisoned`, `closed`. Nothing was written then, but where a
  ///   sync failed: whether the entry is there shows when the log is opened again.
  @_specialize(where Coding == TextCoding)
  public func append(_ entry: LoggedEntry, durability: LogDurability? = nil) throws(LogError) {
    let time = options.clock.now
    try write(durability) { state throws(LogError) in try state.encode(entry, time: time, other: JSONObject()) }
  }

  /// Appends records in one write, all of them or none while the process lives.
  ///
  /// After a crash a prefix of them can be there, whole entries each. Records without a time get the clock's, all the
  /// same.
  ///
  /// - Throws: as ``append(_:durability:)``.
  @_specialize(where Coding == TextCoding, Records == [LogRecord<String, TextItem>])
  public func append<Records: Collection<Record>>(
    _ records: Records, durability: LogDurability? = nil
  ) throws(LogError) {
    guard !records.isEmpty else { return }
    try write(durability) { state throws(LogError) in
      let now = options.clock.now
      var index = records.startIndex
      while index != records.endIndex {
        try state.encode(records[index].entry, time: records[index].time ?? now, other: records[index].other)
        records.formIndex(after: &index)
      }
    }
  }

  /// Waits until everything that was appended is on the disk, under the log's name.
  ///
  /// - Throws: ``LogError``: `io`, `poisoned`, `closed`.
  public func sync() throws(LogError) {
    state.lock()
    defer { state.unlock() }
    guard !state.held.isClosed else { throw .closed(file: path) }
    try state.held.file.check()
    try sync(upTo: state.held.file.length)
    // Who closed it meanwhile has made sure of it.
    guard !state.held.isClosed else { return }
    do throws(LogIOFailure) {
      try files.checkName(of: state.held.file.file)
    } catch {
      state.held.file.didSync(state.held.file.length, error)
      throw .io(error)
    }
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
    do { try files.checkName(of: state.held.file.file) } catch { throw .io(error) }
  }

  /// Gives the log back without waiting for the disk.
  func giveBack() {
    state.lock()
    defer { state.unlock() }
    while state.held.isSyncing { state.wait() }
    state.held.isClosed = true
    state.held.file.file.close()
  }

  /// Writes what a body encodes, and makes sure of it.
  @inline(__always)
  private func write(
    _ durability: LogDurability?, _ encode: (inout State) throws(LogError) -> Void
  ) throws(LogError) {
    state.lock()
    defer { state.unlock() }
    guard !state.held.isClosed else { throw .closed(file: path) }
    try state.held.write(encode)
    let end = state.held.file.length
    if (durability ?? options.durability) == .full || end - state.held.file.synced > LogFileWriter.unsyncedLimit {
      try sync(upTo: end)
    }
    maintain()
  }

  /// Waits until so much of the file is on the disk; one of those who wait does the work for all. The lock is held, and
  /// given back while the disk works.
  private func sync(upTo end: Int) throws(LogError) {
    let file = state.held.file.file
    while state.held.file.synced < end {
      if let failure = state.held.file.failure { throw .io(failure) }
      // A compaction has written all of it to another file, which was on the disk before it took this one's place.
      guard state.held.file.file === file else { return }
      guard !state.held.isClosed else { throw .closed(file: path) }
      guard !state.held.isSyncing else {
        state.wait()
        continue
      }
      state.held.isSyncing = true
      let length = state.held.file.length
      state.unlock()
      var failure: LogIOFailure?
      do throws(LogIOFailure) {
        try file.sync()
        // One call; whether the name is still its own is asked by a ``sync()``.
        guard try file.hasName() else { throw LogIOFailure(.find, file.path, LogIOFailure.noEntry) }
      } catch {
        failure = error
      }
      state.lock()
      state.held.isSyncing = false
      state.held.file.didSync(length, failure)
      state.wakeAll()
    }
  }
}

extension LogWriter.State {
  /// Writes what a body encodes behind the file's end, all of it or nothing.
  @inline(__always)
  fileprivate mutating func write(_ encode: (inout Self) throws(LogError) -> Void) throws(LogError) {
    try file.check()
    let (before, check) = (revision, encoder.check.value)
    encoder.link = file.link
    do throws(LogError) {
      try encode(&self)
      let json = encoder.json
      try json.withBytes { bytes throws(LogError) in try file.append(UnsafeRawBufferPointer(bytes)) }
    } catch {
      revision = before
      encoder.check.value = check
      encoder.json.clear()
      throw error
    }
    encoder.json.clear()
  }

  /// Encodes the entry of the next revision.
  @inline(__always)
  fileprivate mutating func encode(
    _ entry: LogWriter.LoggedEntry, time: LogTime?, other: JSONObject
  ) throws(LogError) {
    guard entry.revision == revision + 1 else { throw .revision(expected: revision + 1, found: entry.revision) }
    do throws(LogEncodingFailure) {
      try encoder.entry(entry, time: time, other: other)
    } catch {
      throw .unwritable(error)
    }
    revision += 1
  }
}
