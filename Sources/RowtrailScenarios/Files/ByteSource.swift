/// Where bytes come from: the process's standard input, or a test's own.
package protocol ByteSource: Sendable {
  /// The next bytes, at most so many; none at the end.
  ///
  /// - Throws: what the system said where they cannot be read.
  func read(atMost count: Int) throws(SystemError) -> [UInt8]
}
