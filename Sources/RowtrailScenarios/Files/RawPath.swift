/// A path of a file system: bytes, which need not be UTF-8. Paths are ordered by their bytes.
package struct RawPath: Hashable, Sendable, Comparable {
  /// The bytes, without a NUL at the end.
  package let bytes: [UInt8]

  /// Standard input, where a file is read.
  package static let standardInput = RawPath("-")

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package static func < (left: RawPath, right: RawPath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// The path of something in this folder.
  package func appending(_ name: [UInt8]) -> RawPath {
    let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return RawPath(bytes: bytes + separator + name)
  }

  /// The path of the folder that this is in: all before the last `/`.
  package var folder: RawPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return RawPath(".") }
    return slash == 0 ? RawPath("/") : RawPath(bytes: Array(bytes[..<slash]))
  }

  /// The name without the folder, as text.
  package var name: String {
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[($0 + 1)...]) } ?? bytes
    return RawPath(bytes: name).text
  }

  /// Whether the name ends so.
  package func hasSuffix(_ suffix: String) -> Bool {
    bytes.count >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The path as text, with `\xHH` for each byte that is not UTF-8.
  package var text: String {
    var result = ""
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        result.unicodeScalars.append(UTF8.decode(encoded))
        position += encoded.count
      case .error(let length):
        for byte in bytes[position..<min(position + length, bytes.count)] {
          result += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        position += length
      case .emptyInput:
        return result
      }
    }
  }

  /// The path as text that has the same bytes, or `nil` where it is not UTF-8.
  package var utf8: String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The path as it can be shown.
  package var visible: String { VisibleText.of(text) }

  /// Calls a function of the system with the path.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return body("") }
        return body(start)
      }
    }
  }
}
