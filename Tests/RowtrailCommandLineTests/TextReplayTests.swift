import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

@Suite struct TextReplayTests {
  private func format(isVerbose: Bool = false, usesColor: Bool = false) -> TextReplayFormat {
    let style = Style(usesColor: usesColor)
    return TextReplayFormat(isVerbose: isVerbose, style: style, messageStyle: style)
  }

  @Test func whatHolds() {
    let text = Results.written(format(), [Results.result(passes: true), Results.result(passes: true, hazards: true)])
    #expect(
      text == """
        ok      A name  (3 steps)  a.scenario:1
        ok      A name  (3 steps, 4 hazards)  a.scenario:1

        PASSED  2 scenarios in 1 file, 6 steps, 4 hazards, 4 ms

        """)
  }

  @Test func whatDoesNotHold() {
    let text = Results.written(format(), [Results.result(passes: false, name: "漢\u{1b}[2J", sampled: 2)])
    #expect(
      text == """
        FAILED  漢\\u{1b}[2J  (3 steps)  a.scenario:1
          a.scenario:2:8: `list.rows` is [b, a, d]
               2 |   expect 漢 list.rows == [a, b, c]
                 |         ^
            expected  [a, ~b, -c]
            found     [~b, a, +d]
                      missing -c · extra +d · moved ~b
          a.scenario:3:1: rejected \\u{1b}]0;x\\u{7} <&>"
               3 | star a
                 | ^
            expected  accepted
            found     gone
          a.scenario:4:1: the invariant history does not hold after revision 3: the lists differ
               4 | batch
                 | ^

        FAILED  1 of 1 scenario in 1 file, 3 steps, 0 hazards, 4 ms
                2 steps of long lists checked on a sample of the rows only

        """)
  }

  @Test func aSentenceThatShowsBothSidesStandsAlone() {
    let failure = Results.failures[1]
    var source = SourceFile(path: RawPath("a"), bytes: Array(Results.source.utf8))
    let both = FailureText(
      failure: .init(
        kind: failure.kind, line: 3, column: 1, revision: 1, message: "accepted, not gone",
        comparison: failure.comparison), style: .plain)
    #expect(both.text(in: &source) == "  a:3:1: accepted, not gone\n       3 | star a\n         | ^\n")
  }

  @Test func errorsOfTheFile() {
    let text = Results.written(format(), [], problems: Results.problems)
    #expect(
      text == """
        a.scenario:3:5: error: expected \\u{7}<b>
             3 | row \\u{1b}x
               |     ^
        a.scenario: error: there is no such file or folder

        ERROR   0 scenarios passed in 1 file, 0 steps, 0 hazards, 4 ms
                1 file could not be read

        """)
  }

  @Test func everyStepAndHazard() {
    let text = Results.written(format(isVerbose: true), [Results.result(passes: true, hazards: true)])
    #expect(
      text == """
        ok      A name  (3 steps, 4 hazards)  a.scenario:1
            r1    line 2     accepted  kitsu
            r2    line 3     rejected gone
              hazard: [0, 0]@0 meant row kitsu, but row neko stood there
              hazard: [2, 1]@1 meant row "a b", but a header stood there
            r3    line 10    accepted, unchanged  "a\\u{1b}b"
              hazard: [4]@0 meant section s, but section t stood there
              hazard: [1]@2 meant section s, but nothing stood there

        PASSED  1 scenario in 1 file, 3 steps, 4 hazards, 4 ms

        """)
  }

  @Test func coloursStandAroundAndNotIn() {
    let text = Results.written(format(usesColor: true), [Results.result(passes: false)], problems: Results.problems)
    let plain = Results.written(format(), [Results.result(passes: false)], problems: Results.problems)
    #expect(text.contains("\u{1b}[1;31mFAILED\u{1b}[0m  A name"))
    var stripped = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "\u{1b}") {
      stripped += rest[..<start]
      rest = rest[start...].drop { $0 != "m" }.dropFirst()
    }
    #expect(stripped + rest == plain)
  }

  @Test func aScenarioWithALongNameIsCut() {
    let name = String(repeating: "n", count: 100_000)
    let text = Results.written(format(), [Results.result(passes: true, name: name)])
    #expect(text.utf8.count < 500)
  }

  @Test func times() {
    let times: [(Int, String, String)] = [
      (0, "0.000000", "<1 ms"), (999, "0.000999", "<1 ms"), (1000, "0.001000", "1 ms"), (999_999, "0.999999", "999 ms"),
      (1_000_000, "1.000000", "1.00 s"), (1_059_999, "1.059999", "1.05 s"), (61_230_000, "61.230000", "61.23 s"),
    ]
    for (microseconds, decimal, readable) in times {
      let seconds = Seconds(.microseconds(microseconds))
      #expect(seconds.decimal == decimal)
      #expect(seconds.readable == readable)
    }
    #expect(Seconds(.seconds(-1)).decimal == "0.000000")
    #expect(Seconds(.seconds(Int64.max)).decimal.utf8.count > 10)
  }
}
