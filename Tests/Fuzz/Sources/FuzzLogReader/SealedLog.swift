/// Turns lines without check values into a log: as the format's documentation says it, with no code of the package.
///
/// A fuzzer does not guess check sums; so it gets them.
enum SealedLog {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1 }
  }

  private static func checksum(_ seed: UInt32, _ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~seed) { crc, byte in crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 255)] }
  }

  /// Each line's object loses its closing brace and gets a check value; a line that begins with `+` joins the one before.
  static func bytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var log: [UInt8] = []
    var value: UInt32 = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let joins = line.first == UInt8(ascii: "+")
      let body = line.dropFirst(joins ? 1 : 0)
      let before = joins ? ~value : value
      let seed = (0..<4).map { UInt8(before >> UInt32(24 - 8 * $0) & 255) }
      value = checksum(checksum(0, seed), body)
      log += body
      log += Array((joins ? ",\"joins\":\"" : ",\"check\":\"").utf8)
      log += (0..<8).map { UInt8(0x40 | value >> UInt32(28 - 4 * $0) & 15) }
      log += Array("\"}\n".utf8)
    }
    return log
  }
}
