/// Bytes in memory that are read as if they were a file.
final class MemoryFile: LogFile {
  let path: String
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  func wasRenamed(to path: String) {}
  func size() -> Int { bytes.count }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count else { return 0 }
    let count = min(buffer.count, bytes.count - offset)
    bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count])) }
    return count
  }

  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int {
    throw LogIOFailure(.write, path, LogIOFailure.ioError)
  }

  func truncate(to size: Int) throws(LogIOFailure) { throw LogIOFailure(.truncate, path, LogIOFailure.ioError) }
  func sync() {}
  func lock() -> Bool { false }
  func identity() -> LogFileIdentity { LogFileIdentity(device: 0, number: 0) }
  func close() {}
}
