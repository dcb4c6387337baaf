import RowtrailScenarios
import Testing

/// Ids are compared as Swift compares strings, and those of long `rows` lines are found without being written out.
@Suite struct DuplicateIDTests {
  /// The lines with an error in a setup of these lines, the first being line 3, and which line each error names.
  static func duplicates(_ lines: String...) -> [String] {
    let text = "scenario \"s\"\nsection s\n" + lines.joined(separator: "\n")
    return ScenarioParser.parse(Array(text.utf8)).errors.map { error in
      "\(error.line): " + (error.message.split(separator: ";").first.map(String.init) ?? "")
    }
  }

  @Test func canonicallyEquivalentIDsAreEqual() {
    #expect(Self.duplicates("row \"\u{E9}\"", "row \"e\u{301}\"") == ["4: a row `e\u{301}` stands in line 3 already"])
    #expect(Self.duplicates("section \"\u{E9}\"", "section \"e\u{301}\"").count == 1)
    #expect(Self.duplicates("row a \"\u{E9}\"=1 \"e\u{301}\"=2") == ["3: `e\u{301}` is given twice in this line"])
  }

  @Test func aRowAndASectionMayShareAnID() {
    #expect(Self.duplicates("row s").isEmpty)
  }

  @Test(arguments: ["item-1", "item-5000", "item-77"])
  func anIDInALongPattern(_ id: String) {
    let pattern = "rows \"item-{n}\" 1...5000"
    #expect(Self.duplicates(pattern, "row \(id)") == ["4: a row `\(id)` stands in line 3 already"])
    #expect(Self.duplicates("row \(id)", pattern) == ["4: a row `\(id)` stands in line 3 already"])
  }

  @Test(arguments: [
    "item-0", "item-5001", "item-007", "\"item-\"", "item", "item-1x", "\"item-+1\"", "\"item--0\"", "x",
  ])
  func anIDBesideALongPattern(_ id: String) {
    let pattern = "rows \"item-{n}\" 1...5000"
    #expect(Self.duplicates(pattern, "row \(id)").isEmpty)
    #expect(Self.duplicates("row \(id)", pattern).isEmpty)
  }

  @Test func anIDThatIsOnlyEquivalentToOneInALongPattern() {
    // U+212A is canonically equivalent to K.
    let kelvin = "\"\u{212A}1\""
    #expect(Self.duplicates("rows \"K{n}\" 1...5000", "row \(kelvin)").count == 1)
    #expect(Self.duplicates("row \(kelvin)", "rows \"K{n}\" 1...5000").count == 1)
    #expect(Self.duplicates("rows \"K{n}\" 1...5000", "rows \"\u{212A}{n}\" 5000...9000").count == 1)
  }

  @Test func longPatternsThatOverlap() {
    let first = "rows \"a{n}\" 1...5000"
    #expect(Self.duplicates(first, "rows \"a{n}\" 5000...9000") == ["4: a row `a5000` stands in line 3 already"])
    #expect(Self.duplicates(first, "rows \"a{n}\" 5001...9000").isEmpty)
    #expect(Self.duplicates(first, "rows \"b{n}\" 1...5000").isEmpty)
    #expect(Self.duplicates(first, "rows \"a{n}0\" 500...2000") == ["4: a row `a5000` stands in line 3 already"])
    #expect(Self.duplicates(first, "rows \"a1{n}\" 1...2000") == ["4: a row `a11` stands in line 3 already"])
    #expect(Self.duplicates(first, "rows \"a{n}{n}\" 1...2000") == ["4: a row `a11` stands in line 3 already"])
    #expect(Self.duplicates(first, "rows \"a{n}b\" 1...5000", "rows \"a{n}\" 1...2").count == 1)
  }

  @Test func moreLongPatternsThanAreKept() {
    var lines = (0..<12).map { "rows \"\(Character(Unicode.Scalar(UInt8(97 + $0))))-{n}\" 1...1000" }
    #expect(Self.duplicates(lines.joined(separator: "\n")).isEmpty)
    lines += ["row a-1000", "row l-1", "row l-1001"]
    #expect(
      Self.duplicates(lines.joined(separator: "\n")) == [
        "15: a row `a-1000` stands in line 3 already", "16: a row `l-1` stands in line 14 already",
      ])
  }

  @Test func aLongPatternBelowMoreRowsThanItHas() {
    let short = ["rows \"s{n}\" 1...900", "rows \"t{n}\" 1...900"]
    let long = "rows \"a{n}\" 1...1000"
    #expect(Self.duplicates((short + [long, "row s900", "row a1000", "row a1001"]).joined(separator: "\n")).count == 2)
    let overlapping = (short + [long, "rows \"t{n}\" 900...1900", "row t1900"]).joined(separator: "\n")
    #expect(
      Self.duplicates(overlapping) == [
        "6: a row `t900` stands in line 4 already", "7: a row `t1900` stands in line 6 already",
      ])
    #expect(Self.duplicates(long, "rows \"a{n}\" 1000...1010") == ["4: a row `a1000` stands in line 3 already"])
  }

  @Test func reloadsAreNotLookedAt() {
    #expect(Self.duplicates("reload", "section s", "section s", "row a", "row a", "rows \"{n}\" 1...2", "end").isEmpty)
  }
}
