/// A key, or a combination of keys.
enum Key: Equatable {
  case text(String)
  case enter, tab, backspace, delete
  case left, right, up, down, home, end, wordLeft, wordRight
  case cutToEnd, cutToStart, cutWordLeft, cutWordRight, yank, transpose
  case clearScreen, endOfInput
  /// A key that means nothing here.
  case unknown
}

/// Makes keys of the bytes that a terminal sends.
struct KeyDecoder {
  private var bytes: [UInt8] = []

  /// Takes in what was read.
  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Whether bytes are left that are no key yet.
  var isPending: Bool { !bytes.isEmpty }

  /// The next key, or `nil` where more has to be read.
  ///
  /// - Parameter isComplete: whether nothing more comes soon, so that a lone escape is one.
  mutating func next(isComplete: Bool = false) -> Key? {
    guard let first = bytes.first else { return nil }
    if first == 0x1b { return escape(isComplete) }
    if first < 0x20 || first == 0x7f {
      bytes.removeFirst()
      return Self.control(first)
    }
    return text(isComplete)
  }

  /// As many characters as have come in whole; invalid bytes are dropped.
  private mutating func text(_ isComplete: Bool) -> Key? {
    var end = 0
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x7f {
      let length = Self.length(bytes[end])
      if end + length > bytes.count {
        if end > 0 { break }
        if !isComplete { return nil }
      }
      end = min(end + length, bytes.count)
    }
    let part = Array(bytes[..<end])
    bytes.removeFirst(end)
    let text = String(decoding: part, as: UTF8.self).unicodeScalars.filter { $0 != "\u{fffd}" }
    return .text(String(String.UnicodeScalarView(text)))
  }

  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: 1
    }
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x08, 0x7f: .backspace
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    case 0x0b: .cutToEnd
    case 0x0c: .clearScreen
    case 0x0e: .down
    case 0x10: .up
    case 0x14: .transpose
    case 0x15: .cutToStart
    case 0x17: .cutWordLeft
    case 0x19: .yank
    default: .unknown
    }
  }

  private mutating func escape(_ isComplete: Bool) -> Key? {
    guard bytes.count > 1 else {
      guard isComplete else { return nil }
      bytes.removeFirst()
      return .unknown
    }
    switch bytes[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"): return sequence(isComplete)
    case UInt8(ascii: "b"): return take(2, .wordLeft)
    case UInt8(ascii: "f"): return take(2, .wordRight)
    case UInt8(ascii: "d"): return take(2, .cutWordRight)
    case 0x7f, 0x08: return take(2, .cutWordLeft)
    case 0x1b: return take(1, .unknown)
    default: return take(2, .unknown)
    }
  }

  private mutating func take(_ count: Int, _ key: Key) -> Key {
    bytes.removeFirst(count)
    return key
  }

  /// `ESC [ parameters final` or `ESC O final`.
  private mutating func sequence(_ isComplete: Bool) -> Key? {
    guard let end = bytes[2...].firstIndex(where: { (0x40...0x7e).contains($0) }) else {
      guard isComplete || bytes.count > 32 else { return nil }
      bytes.removeAll()
      return .unknown
    }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
    let final = bytes[end]
    bytes.removeFirst(end + 1)
    let isWord = parameters.hasSuffix(";5") || parameters.hasSuffix(";3")
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isWord ? .wordRight : .right
    case UInt8(ascii: "D"): return isWord ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"):
      switch parameters {
      case "1", "7": return .home
      case "4", "8": return .end
      case "3": return .delete
      default: return .unknown
      }
    default: return .unknown
    }
  }
}
