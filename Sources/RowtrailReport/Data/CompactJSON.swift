import RowtrailScenarios

/// Writes JSON without blanks, safe inside a `<script>` element of HTML.
///
/// `<`, `>` and `&` are written as `\u003c`, `\u003e` and `\u0026`, and U+2028 and U+2029 as `\u2028` and `\u2029`: so no
/// text can end the element, open a comment in it, or end a line of script.
struct CompactJSON {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Writes an array with the elements that the body writes.
  mutating func array(_ body: (inout CompactJSON) -> Void) {
    nest("[", "]", body)
  }

  /// Writes an object with the members that the body writes.
  mutating func object(_ body: (inout CompactJSON) -> Void) {
    nest("{", "}", body)
  }

  /// Starts a member; its value follows.
  mutating func key(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes an integer.
  mutating func integer(_ value: Int) {
    separate()
    bytes += String(value).utf8
  }

  /// Writes an array of integers.
  mutating func integers(_ values: [Int]) {
    array { json in
      for value in values { json.integer(value) }
    }
  }

  /// Writes true or false.
  mutating func bool(_ value: Bool) {
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  /// Writes a text.
  mutating func text(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { append($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0..<0x20, 0x7f: bytes.appendJSONEscape(UInt16(byte))
      // The last byte of U+2028 or U+2029, whose first two are written already.
      case 0xa8, 0xa9:
        if index >= 2, text[index - 2] == 0xe2, text[index - 1] == 0x80 {
          bytes.removeLast(2)
          bytes.appendJSONEscape(0x2000 + UInt16(byte) - 0x80)
        } else {
          bytes.append(byte)
        }
      default: bytes.append(byte)
      }
    }
  }

  private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout CompactJSON) -> Void) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
