import RowtrailScenarios

/// Lines of a stream, as they come in.
struct LineInput {
  private let source: any ByteSource
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// The next line, without its end, or `nil` at the end.
  mutating func next() throws(ToolFailure) -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeSubrange(...end)
        return line
      }
      guard !isAtEnd else {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      }
      let more: [UInt8]
      do { more = try source.read(atMost: 1 << 12) } catch { throw .input(.standardInput, .file(.system(error))) }
      isAtEnd = more.isEmpty
      bytes += more
    }
  }
}
