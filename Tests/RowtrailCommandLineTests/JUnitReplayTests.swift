import Testing

@testable import RowtrailCommandLine

@Suite struct JUnitReplayTests {
  @Test func theWholeDocument() {
    let results = [Results.result(passes: true, name: "<\"a\" & \u{0}\u{ffff}>"), Results.result(passes: false)]
    let text = Results.written(JUnitReplayFormat(), results, problems: Results.problems)
    #expect(text == Self.document)
  }

  @Test func aFileOfWhichNothingWasRunIsLeftOut() {
    #expect(
      Results.written(JUnitReplayFormat(), [])
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"rowtrail\">\n</testsuites>\n")
  }

  @Test func nothingThatXMLCannotHoldIsLeft() {
    for value in UInt32(0)...0xffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for written in XMLText.line(String(scalar)).unicodeScalars {
        #expect(written.value >= 0x20 && written.value < 0xfffe)
      }
    }
  }

  static let document = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="rowtrail">
      <testsuite name="a.scenario" tests="4" failures="1" errors="2" skipped="0" time="0.000000">
        <testcase name="&lt;&quot;a&quot; &amp; \u{0}\u{ffff}&gt;" classname="a.scenario" file="a.scenario" line="1" time="0.004213"/>
        <testcase name="A name" classname="a.scenario" file="a.scenario" line="1" time="0.004213">
          <failure type="expectation" message="`list.rows` is [b, a, d] (and 2 more)">
      a.scenario:2:8: `list.rows` is [b, a, d]
           2 |   expect 漢 list.rows == [a, b, c]
             |         ^
        expected  [a, ~b, -c]
        found     [~b, a, +d]
                  missing -c · extra +d · moved ~b
      a.scenario:3:1: rejected \u{1b}]0;x\u{7} &lt;&amp;&gt;&quot;
           3 | star a
             | ^
        expected  accepted
        found     gone
      a.scenario:4:1: the invariant history does not hold after revision 3: the lists differ
           4 | batch
             | ^
    </failure>
        </testcase>
        <testcase name="line 3, column 5" classname="a.scenario" file="a.scenario" line="3" time="0">
          <error type="malformed" message="expected \u{7}&lt;b&gt;">
    a.scenario:3:5: error: expected \u{7}&lt;b&gt;
         3 | row \u{1b}x
           |     ^
    </error>
        </testcase>
        <testcase name="readable" classname="a.scenario" file="a.scenario" time="0">
          <error type="unreadable" message="there is no such file or folder">
    a.scenario: error: there is no such file or folder
    </error>
        </testcase>
      </testsuite>
    </testsuites>

    """#
}
