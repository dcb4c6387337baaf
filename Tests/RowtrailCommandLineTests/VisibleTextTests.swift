import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

@Suite struct VisibleTextTests {
  /// Scalars that must never reach a terminal as they are.
  static let dangerous: [ClosedRange<UInt32>] = [
    0x0...0x1f, 0x7f...0x9f, 0xad...0xad, 0x34f...0x34f, 0x61c...0x61c, 0x115f...0x1160, 0x17b4...0x17b5,
    0x180b...0x180e, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0x3164...0x3164, 0xe000...0xf8ff,
    0xfe00...0xfe0f, 0xfeff...0xfeff, 0xffa0...0xffa0, 0xfdd0...0xfdef, 0xfff0...0xfffb, 0xfffe...0xffff,
    0x1fffe...0x1ffff, 0x2fffe...0x2ffff, 0xe0000...0xe0fff, 0xf0000...0xf00ff, 0x10fffe...0x10ffff,
  ]

  @Test func everyScalarUpTo2FFFF() {
    var escaped: Set<UInt32> = []
    for value in UInt32(0)...0x2ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = VisibleText.of(String(scalar))
      if text.unicodeScalars.elementsEqual([scalar]) { continue }
      #expect(text == "\\u{\(String(value, radix: 16))}")
      escaped.insert(value)
    }
    for range in Self.dangerous where range.upperBound <= 0x2ffff {
      for value in range { #expect(escaped.contains(value), "\(String(value, radix: 16))") }
    }
    for value in UInt32(0x20)...0x7e { #expect(!escaped.contains(value)) }
    for value in UInt32(0xa0)...0x2ff where value != 0xad { #expect(!escaped.contains(value)) }
  }

  @Test func whatIsBeyond2FFFF() {
    for range in Self.dangerous where range.lowerBound > 0x2ffff {
      for scalar in range.compactMap(Unicode.Scalar.init) { #expect(!VisibleText.isSafe(scalar)) }
    }
  }

  @Test(arguments: ["Kitsu", "漢字", "naïve", "עברית", "🦊", "e\u{301}", "a\\b", "\"x\"", "\u{a0}", "한글", "ไทย"])
  func textThatStaysAsItIs(text: String) {
    #expect(VisibleText.of(text).utf8.elementsEqual(text.utf8))
  }

  @Test func everyScalarOfAClusterCounts() {
    #expect(VisibleText.of("a\r\nb") == "a\\u{d}\\u{a}b")
    #expect(VisibleText.of("👩\u{200d}👧") == "👩\\u{200d}👧")
    #expect(VisibleText.of("\u{1b}]0;x\u{7}") == "\\u{1b}]0;x\\u{7}")
  }

  @Test func cuttingToColumns() {
    #expect(VisibleText.of("abcdef", columns: 6) == "abcdef")
    #expect(VisibleText.of("abcdefg", columns: 6) == "abcde…")
    #expect(VisibleText.of("漢字漢字", columns: 6) == "漢字…")
    #expect(VisibleText.of("\u{1b}\u{1b}", columns: 8) == "\\u{1b}\\…")
    let marks = VisibleText.of("a" + String(repeating: "\u{301}", count: 10_000), columns: 10)
    #expect(marks.unicodeScalars.count <= 50)
  }

  @Test func widths() {
    let widths: [(String, Int)] = [
      ("", 0), ("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("🦊", 2), ("한", 2), ("\u{1112}\u{1161}\u{11ab}", 2),
      ("🇯🇵", 2), ("ｱ", 1), ("Ａ", 2), ("ไทย", 3), ("…", 1),
    ]
    for (text, width) in widths { #expect(DisplayWidth.of(text) == width, "\(text)") }
  }
}
