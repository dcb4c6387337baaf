/// The last member of a line, of fixed width: the CRC-32C of the line's other bytes and of the check value before it.
///
/// A check value is written as eight letters `@` to `O`, four bits each, so that a flipped bit of a letter is a flipped bit
/// of the value or no letter at all.
package struct LineCheck: Sendable {
  /// Whether the line was known to follow bytes that are safe.
  package enum Link: Sendable {
    /// The bytes before the line were synced, or the log says nothing about them.
    case check
    /// The line was written when the bytes before it were not synced yet.
    case joins
  }

  /// How many bytes the member takes, from its comma to the closing brace.
  package static let length = 20

  /// The check value, which the next line's is computed from; 0 before the first line.
  package var value: UInt32
  let crc = CRC32C()

  package init(value: UInt32 = 0) { self.value = value }

  /// The check value of a line whose bytes before the last member these are.
  @inline(__always)
  package func next(_ body: UnsafeBufferPointer<UInt8>, _ link: Link) -> UInt32 {
    var seed = value.bigEndian
    if link == .joins { seed = ~seed }
    let before = withUnsafeBytes(of: seed) { crc.checksum($0.bindMemory(to: UInt8.self)) }
    return crc.checksum(body, seed: before)
  }

  /// The check value that the bytes name, or `nil` where the line does not end in one.
  @inline(__always)
  package static func find(in line: UnsafeBufferPointer<UInt8>) -> (value: UInt32, link: Link)? {
    guard line.count > length, let start = line.baseAddress else { return nil }
    let end = UnsafeRawPointer(start + line.count - length)
    let name = UInt64(littleEndian: end.loadUnaligned(as: UInt64.self))
    let link: Link
    switch name {
    case Self.checkName: link = .check
    case Self.joinsName: link = .joins
    default: return nil
    }
    let opening = UInt16(littleEndian: end.loadUnaligned(fromByteOffset: 8, as: UInt16.self))
    let last = UInt16(littleEndian: end.loadUnaligned(fromByteOffset: 18, as: UInt16.self))
    guard opening == 0x223A, last == 0x7D22 else { return nil }
    return value(of: end + 10).map { ($0, link) }
  }

  /// `,"check"` as eight bytes, the first lowest.
  private static let checkName: UInt64 = 0x226B_6365_6863_222C
  /// `,"joins"` as eight bytes, the first lowest.
  private static let joinsName: UInt64 = 0x2273_6E69_6F6A_222C

  @inline(__always)
  private static func value(of letters: UnsafeRawPointer) -> UInt32? {
    let word = UInt64(bigEndian: letters.loadUnaligned(as: UInt64.self))
    guard word & 0xF0F0_F0F0_F0F0_F0F0 == 0x4040_4040_4040_4040 else { return nil }
    var value: UInt32 = 0
    for shift in stride(from: 56, through: 0, by: -8) { value = value << 4 | UInt32(word >> UInt64(shift) & 15) }
    return value
  }

  /// Writes the member and the line's end after a body, and goes on from it.
  package mutating func seal(_ writer: inout JSONWriter, from start: Int, _ link: Link) {
    value = writer.withBytes(from: start) { next($0, link) }
    writer.raw(link == .check ? ",\"check\":\"" : ",\"joins\":\"")
    withUnsafeBytes(of: Self.letters(value).bigEndian) { writer.raw($0.assumingMemoryBound(to: UInt8.self)) }
    writer.raw("\"}\n")
  }

  /// The eight letters of a check value, the first in the highest byte.
  private static func letters(_ value: UInt32) -> UInt64 {
    var word: UInt64 = 0
    for shift in stride(from: 28, through: 0, by: -4) { word = word << 8 | UInt64(0x40 | value >> UInt32(shift) & 15) }
    return word
  }

  /// The eight letters of a check value, as messages show them.
  package static func text(_ value: UInt32) -> String {
    withUnsafeBytes(of: letters(value).bigEndian) { String(decoding: $0, as: UTF8.self) }
  }

  /// The check value of eight letters, or `nil` where they are none.
  package static func value(ofText text: String) -> UInt32? {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 else { return nil }
    return bytes.withUnsafeBytes { buffer in buffer.baseAddress.flatMap { value(of: $0) } }
  }
}
