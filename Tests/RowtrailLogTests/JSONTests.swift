import RowtrailLog
import Testing

@Suite("Strict JSON")
struct JSONTests {
  /// The value of a text, or the problem with it.
  private func read(_ text: [UInt8]) -> Result<JSONValue, LineFailure> {
    text.withUnsafeBufferPointer { bytes in
      Result { () throws(LineFailure) in
        var scanner = JSONScanner()
        scanner.start(bytes)
        try scanner.skip()
        try scanner.finish()
        scanner.start(bytes)
        let value = try scanner.value()
        try scanner.finish()
        return value
      }
    }
  }

  @Test(arguments: [
    #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"{"a":1,}"#, "[1,]", "[,1]", "{,}", "01", "-0", "-", "+1", "1.0", "1e2",
    "0x1", "9007199254740992", "-9007199254740992", "99999999999999999999", "NaN", "nul", "truex", "[1 2]", "{\"a\" 1}",
    "{a:1}", "'a'", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\\x\"", "\"\\u12\"", "\"a", "\"\u{1}\"",
    "1 2",
    "\u{FEFF}1", "1\r", "1\n", "", " ", "[", "{", "{\"a\":1", "]", "// a", String(repeating: "[", count: 33),
  ])
  func refused(text: String) {
    #expect(throws: LineFailure.self) { try read(Array(text.utf8)).get() }
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xF8, 0x88, 0x80, 0x80],
    ] as [[UInt8]])
  func noUTF8(bytes: [UInt8]) {
    #expect(throws: LineFailure.self) { try read([0x22] + bytes + [0x22]).get() }
  }

  @Test
  func manyNames() throws {
    let members = (0..<100).map { "\"name\($0)\":\($0)" }
    let object = try read(Array("{\(members.joined(separator: ","))}".utf8)).get().object
    #expect(object?.members.count == 100)
    let twice = Array("{\((members + ["\"name50\":0"]).joined(separator: ","))}".utf8)
    #expect(throws: LineFailure.self) { try read(twice).get() }
  }

  @Test
  func depthIsCounted() throws {
    let limit = JSONScanner.depthLimit
    let deep = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try read(Array(deep.utf8)).get()
  }

  @Test(arguments: [
    #"{"a":[1,-2,{"b":"c"}],"d":null,"e":true,"f":false}"#, "[]", "{}", "9007199254740991", "-9007199254740991",
    #""\u0000\u001f\"\\\b\f\n\r\t\u007f\u0085\u061c\u200e\u2028\u202e\u2066""#, "\"é😀\u{FFFF}\"",
  ])
  func canonicalTextsComeBack(text: String) throws {
    #expect(try read(Array(text.utf8)).get().description.hasSameBytes(as: text))
  }

  @Test
  func whatIsNoPlainIntegerIsAString() {
    #expect(JSONValue.integer(.max).description == "\"9223372036854775807\"")
    #expect(JSONValue.number(1.5).description == "\"1.5\"")
    #expect(JSONValue.number(1.5).number == 1.5)
  }

  @Test
  func checkValues() {
    let sum = Array("123456789".utf8).withUnsafeBufferPointer { CRC32C().checksum($0) }
    #expect(sum == 0xE306_9283)
    #expect(LineCheck.text(0x0123_ABCF) == "@ABCJKLO")
    #expect(LineCheck.value(ofText: "@ABCJKLO") == 0x0123_ABCF)
    #expect(LineCheck.value(ofText: "@ABCJKLP") == nil)
  }

  @Test(arguments: [0, 1, -1, 951_782_400_000, 4_107_542_399_999, -62_167_219_200_000, 253_402_300_799_999])
  func times(milliseconds: Int) {
    let time = LogTime(milliseconds: milliseconds)
    #expect(LogTime(time.description) == time)
  }

  @Test
  func timeTexts() {
    #expect(LogTime(milliseconds: 951_782_400_000).description == "2000-02-29T00:00:00.000Z")
    #expect(LogTime(milliseconds: -1).description == "1969-12-31T23:59:59.999Z")
    for text in ["2023-02-29T00:00:00.000Z", "2023-01-01 00:00:00.000Z", "2023-01-01T24:00:00.000Z", ""] {
      #expect(LogTime(text) == nil)
    }
  }
}
