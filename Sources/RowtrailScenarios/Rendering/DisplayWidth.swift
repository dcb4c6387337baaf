/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  /// The columns of a text that is safe to show.
  package static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The columns of a scalar: 0 for a mark on the one before, 2 for a wide one, else 1.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if (0x1160...0x11ff).contains(value) { return 0 }
    if (0x1f1e6...0x1f1ff).contains(value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    return isWide(value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0.contains(value) }
  }

  /// East Asian wide and fullwidth scalars, by block.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf, 0xa960...0xa97f,
    0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6,
    0x16fe0...0x18dff, 0x1aff0...0x1b2ff, 0x1f200...0x1f265, 0x20000...0x3fffd,
  ]
}
