/// The lines of a file.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    self.starts = starts
  }

  /// The line of this number, from 1, without its end and without a byte-order mark; empty where there is none.
  package subscript(_ number: Int) -> String {
    guard starts.indices.contains(number - 1) else { return "" }
    var line = bytes[starts[number - 1]..<(starts.indices.contains(number) ? starts[number] : bytes.count)]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if number == 1, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    return String(decoding: line, as: UTF8.self)
  }

  /// How many lines there are; what follows the last line end counts where it is not empty.
  package var count: Int { starts.count - (bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? 1 : 0) }
}
