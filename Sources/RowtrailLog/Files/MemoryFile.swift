/// Bytes in memory that are read as if they were a file.
package final class MemoryFile: LogFile {
  package let path: String
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  package func wasRenamed(to path: String) {}
  package func size() -> Int { bytes.count }

  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count else { return 0 }
    let count = min(buffer.count, bytes.count - offset)
    bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count])) }
    return count
  }

  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int {
    throw LogIOFailure(.write, path, LogIOFailure.ioError)
  }

  package func truncate(to size: Int) throws(LogIOFailure) { throw LogIOFailure(.truncate, path, LogIOFailure.ioError) }
  package func sync() {}
  package func lock() -> Bool { false }
  package func identity() -> LogFileIdentity { LogFileIdentity(device: 0, number: 0) }
  package func hasName() -> Bool { true }
  package func close() {}
}
