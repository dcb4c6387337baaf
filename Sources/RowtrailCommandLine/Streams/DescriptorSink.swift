#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// A file descriptor that is written to. It stays the caller's to close. `Sendable`.
package struct DescriptorSink: ByteSink {
  /// The process's standard output.
  package static let standardOutput = DescriptorSink(descriptor: 1)
  /// The process's standard error.
  package static let standardError = DescriptorSink(descriptor: 2)

  let descriptor: Int32

  /// Whether the descriptor is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of the bytes, in as many calls as it takes.
  ///
  /// - Throws: what the system said where not all of them could be written: a full disk, a closed pipe.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = systemWrite(descriptor, part)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written == 0 || errno == EAGAIN {
          if !waitUntilWritable() { return failure = .last }
        } else if errno != EINTR {
          return failure = .last
        }
      }
    }
    if let failure { throw failure }
  }

  private func waitUntilWritable() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
