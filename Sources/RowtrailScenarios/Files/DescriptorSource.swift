#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor that is read from. It stays the caller's to close. `Sendable`.
package struct DescriptorSource: ByteSource {
  /// The process's standard input.
  package static let standardInput = DescriptorSource(descriptor: 0)

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next bytes, at most so many; none at the end.
  ///
  /// - Throws: what the system said where they cannot be read.
  package func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      repeat {
        failure = nil
        let got = systemRead(descriptor, start, buffer.count)
        if got >= 0 { filled = got } else { failure = .last }
      } while failure?.code == EINTR
    }
    if let failure { throw failure }
    return bytes
  }
}

private func systemRead(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, start, count)
}
