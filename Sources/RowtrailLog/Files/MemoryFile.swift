#if canImport(Glibc)
  import Glibc
#endif

/// Bytes in memory that are read as if they were a file.
package final class MemoryFile: LogFile {
  package let path: String
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// What a file holds now.
  static func copy(of file: any LogFile) throws(LogIOFailure) -> MemoryFile {
    if let same = file as? MemoryFile { return same }
    let size = try file.size()
    var failure: LogIOFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(LogIOFailure) {
        let bytes = UnsafeMutableRawBufferPointer(buffer)
        #if canImport(Glibc)
          // Much memory at once, which comes in large pages where the system has them.
          let page = 4096
          if size > 16 << 20, let start = bytes.baseAddress?.alignedUp(toMultipleOf: page) {
            madvise(start, size - page, MADV_HUGEPAGE)
          }
        #endif
        while count < size {
          let more = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[count..<size]), at: count)
          guard more > 0 else { return }
          count += more
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return MemoryFile(bytes, path: file.path)
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
  package func close() {}
}
