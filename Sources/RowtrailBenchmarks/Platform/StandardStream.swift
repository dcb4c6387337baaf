#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where lines go: the table to the output, all else to the error stream.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes the text and a line end, at once.
  func write(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      start += written
    }
  }
}

private let systemWrite = write
