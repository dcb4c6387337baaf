/// Writes bytes to the end of a log's file: knows what is sound, what is on the disk, and whether it was given up.
struct LogFileWriter {
  /// How many bytes may wait for a sync under `.process`.
  static let unsyncedLimit = 4 << 20

  let file: any LogFile
  /// How many bytes are sound.
  private(set) var length: Int
  /// How many of them are known to be on the disk.
  private(set) var synced: Int
  /// What it was given up for.
  private(set) var failure: LogIOFailure?

  init(_ file: any LogFile, length: Int, synced: Int) {
    self.file = file
    self.length = length
    self.synced = synced
  }

  /// How the next line follows what is there.
  var link: LineCheck.Link { synced == length ? .check : .joins }

  func check() throws(LogError) {
    if let failure { throw .poisoned(failure) }
  }

  /// Appends all of the bytes or none.
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(LogError) {
    try check()
    do throws(LogIOFailure) {
      try file.writeAll(bytes, at: length)
      length += bytes.count
    } catch {
      do throws(LogIOFailure) { try file.truncate(to: length) } catch _ { failure = error }
      throw .io(error)
    }
  }

  /// Notes that a sync that was begun at a length has ended.
  mutating func didSync(_ length: Int, _ failure: LogIOFailure?) {
    if let failure { self.failure = self.failure ?? failure } else { synced = max(synced, length) }
  }

  /// Waits until everything is on the disk.
  mutating func sync() throws(LogError) {
    try check()
    guard synced < length else { return }
    do throws(LogIOFailure) {
      try file.sync()
      synced = length
    } catch {
      failure = error
      throw .io(error)
    }
  }

  /// Writes the bytes behind an offset once more: those that a failed sync may have left in memory alone, marked as written.
  func rewrite(from start: Int) throws(LogError) {
    do { try file.copy(start..<max(start, length), to: file, at: start) } catch { throw .io(error) }
  }
}
