/// The check sum CRC-32C (Castagnoli), by tables, sixteen bytes a step.
package struct CRC32C: Sendable {
  /// Sixteen tables of 256 values, for as long as the process lives.
  private struct Tables: @unchecked Sendable {
    let values: UnsafePointer<UInt32>

    init() {
      let values = UnsafeMutablePointer<UInt32>.allocate(capacity: 16 * 256)
      for byte in 0..<256 {
        var value = UInt32(byte)
        for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0x82F6_3B78 : 0) }
        (values + byte).initialize(to: value)
      }
      for index in 256..<16 * 256 {
        let before = values[index - 256]
        (values + index).initialize(to: before >> 8 ^ values[Int(before & 255)])
      }
      self.values = UnsafePointer(values)
    }
  }

  private static let tables = Tables()
  private let shared: Tables

  /// The tables, made at the first use in the process.
  package init() { shared = Self.tables }

  /// The check sum of bytes that go on after those that `seed` is the check sum of; 0 where there are none before.
  @inline(__always)
  package func checksum(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt32 = 0) -> UInt32 {
    guard let start = bytes.baseAddress else { return seed }
    let tables = shared.values
    var crc = ~seed
    var index = 0
    let raw = UnsafeRawPointer(start)
    while index + 16 <= bytes.count {
      let first = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ UInt64(crc)
      let second = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self))
      crc = tables.lookUp(second, from: 0) ^ tables.lookUp(first, from: 8)
      index += 16
    }
    while index < bytes.count {
      crc = crc >> 8 ^ tables[Int((crc ^ UInt32(start[index])) & 255)]
      index += 1
    }
    return ~crc
  }
}

extension UnsafePointer<UInt32> {
  /// What eight bytes add to the check sum, the first of them lowest, by eight tables.
  @inline(__always)
  fileprivate func lookUp(_ word: UInt64, from table: Int) -> UInt32 {
    let tables = self + 256 * table
    let first = tables[Int(7 * 256 + (word & 255))] ^ tables[Int(6 * 256 + (word >> 8 & 255))]
    let second = tables[Int(5 * 256 + (word >> 16 & 255))] ^ tables[Int(4 * 256 + (word >> 24 & 255))]
    let third = tables[Int(3 * 256 + (word >> 32 & 255))] ^ tables[Int(2 * 256 + (word >> 40 & 255))]
    let fourth = tables[Int(256 + (word >> 48 & 255))] ^ tables[Int(word >> 56)]
    return first ^ second ^ (third ^ fourth)
  }
}
