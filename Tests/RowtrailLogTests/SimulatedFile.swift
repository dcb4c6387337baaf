import RowtrailLog

/// A file's bytes, and what of them is on the disk.
struct Inode: Sendable {
  static let sector = 512

  /// The bytes that processes see.
  var bytes: [UInt8]
  /// The bytes that a power cut leaves for sure.
  var durable: [UInt8]
  /// The sectors that a sync would write.
  var dirty: Set<Int> = []
  var isLocked = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    durable = bytes
  }

  mutating func write(_ new: UnsafeRawBufferPointer, at offset: Int) {
    guard !new.isEmpty else { return }
    if bytes.count < offset + new.count {
      bytes.append(contentsOf: repeatElement(0, count: offset + new.count - bytes.count))
    }
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
    dirty.formUnion(offset / Self.sector...(offset + new.count - 1) / Self.sector)
  }

  mutating func truncate(to size: Int) {
    if size < bytes.count { bytes.removeLast(bytes.count - size) }
    dirty = dirty.filter { $0 * Self.sector < size }
    if size % Self.sector != 0 { dirty.insert(size / Self.sector) }
  }

  mutating func sync() {
    persist(dirty, size: bytes.count)
    dirty = []
  }

  mutating func cutPower(_ random: inout SeededGenerator) {
    let written = dirty.sorted().filter { _ in random.once(in: 2) }
    let isGrown = bytes.count > durable.count
    let sizes = [bytes.count, isGrown ? durable.count + random.below(bytes.count - durable.count + 1) : durable.count]
    persist(Set(written), size: sizes[random.below(2)])
    bytes = durable
    dirty = []
  }

  private mutating func persist(_ sectors: Set<Int>, size: Int) {
    if durable.count > size { durable.removeLast(durable.count - size) }
    if durable.count < size { durable.append(contentsOf: repeatElement(0, count: size - durable.count)) }
    for sector in sectors {
      let start = sector * Self.sector
      let end = min(start + Self.sector, bytes.count, size)
      if start < end { durable.replaceSubrange(start..<end, with: bytes[start..<end]) }
    }
  }
}

/// An open file of a simulated disk.
final class SimulatedFile: LogFile {
  private let name: Locked<String>
  private let inode: Int
  private let disk: Locked<SimulatedDisk.State>
  private let hasLock = Locked(false)

  init(_ path: String, _ inode: Int, _ disk: Locked<SimulatedDisk.State>) {
    name = Locked(path)
    self.inode = inode
    self.disk = disk
  }

  deinit { close() }

  var path: String { name.withLock { $0 } }

  func wasRenamed(to path: String) { name.withLock { $0 = path } }

  func size() throws(LogIOFailure) -> Int {
    try disk.withLock { disk throws(LogIOFailure) in
      try disk.call(.stat, path)
      return disk.inodes[inode].bytes.count
    }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int {
    try disk.withLock { disk throws(LogIOFailure) in
      try disk.call(.read, path)
      let bytes = disk.inodes[inode].bytes
      guard offset < bytes.count else { return 0 }
      let count = min(buffer.count, bytes.count - offset)
      bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count])) }
      return count
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int {
    try disk.withLock { disk throws(LogIOFailure) in
      var count = bytes.count
      switch try disk.fault(.write, path) {
      case .error(let code): throw LogIOFailure(.write, path, code)
      case .short(let limit): count = min(count, max(1, limit))
      case .kill(let limit):
        count = min(count, limit)
        disk.isDead = true
      case nil: break
      }
      disk.writeLengths.append(count)
      if disk.isDead { disk.lastWrite = (inode, disk.inodes[inode].bytes, offset) }
      disk.inodes[inode].write(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: offset)
      if disk.isDead { throw LogIOFailure(.write, path, LogIOFailure.ioError) }
      return count
    }
  }

  func truncate(to size: Int) throws(LogIOFailure) {
    try disk.withLock { disk throws(LogIOFailure) in
      try disk.call(.truncate, path)
      disk.inodes[inode].truncate(to: size)
    }
  }

  func sync() throws(LogIOFailure) {
    try disk.withLock { disk throws(LogIOFailure) in
      do throws(LogIOFailure) {
        try disk.call(.sync, path)
      } catch {
        if !disk.isDead { disk.inodes[inode].dirty = [] }
        throw error
      }
      disk.inodes[inode].sync()
    }
  }

  func lock() throws(LogIOFailure) -> Bool {
    try disk.withLock { disk throws(LogIOFailure) in
      try disk.call(.lock, path)
      guard !disk.inodes[inode].isLocked else { return false }
      disk.inodes[inode].isLocked = true
      hasLock.withLock { $0 = true }
      return true
    }
  }

  func identity() throws(LogIOFailure) -> LogFileIdentity {
    try disk.withLock { disk throws(LogIOFailure) in
      try disk.call(.stat, path)
      return LogFileIdentity(device: 1, number: UInt64(inode))
    }
  }

  func hasName() throws(LogIOFailure) -> Bool {
    try disk.withLock { disk throws(LogIOFailure) in
      try disk.call(.stat, path)
      return disk.names.values.contains(inode)
    }
  }

  func close() {
    let had = hasLock.withLock { had in
      defer { had = false }
      return had
    }
    if had { disk.withLock { $0.inodes[inode].isLocked = false } }
  }
}
