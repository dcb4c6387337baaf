import Testing

@testable import RowtrailCommandLine

@Suite struct JSONReplayTests {
  @Test func theWholeDocument() {
    let text = Results.written(
      JSONReplayFormat(), [Results.result(passes: false, hazards: true)], problems: Results.problems)
    #expect(text == Self.document)
  }

  @Test func nothingAtAll() {
    #expect(
      Results.written(JSONReplayFormat(), []) == """
        {"scenarios": [],
        "errors": [],
        "summary": {"scenarios": 0, "passed": 0, "failed": 0, "hazards": 0, "seconds": 0.004213, "steps": 0, \
        "checks": {"complete": 0, "sampled": 0}}}

        """)
  }

  @Test func textsAreEscapedAndNothingElse() {
    let texts = [
      ("a\"b\\c/", #""a\"b\\c/""#), ("\u{0}\n\t\u{7f}\u{85}", #""\u0000\u000a\u0009\u007f\u0085""#),
      ("\u{2028}\u{2029}\u{202e}\u{feff}", #""\u2028\u2029\u202e\ufeff""#), ("漢\u{1f98a}é", "\"漢\u{1f98a}é\""),
      ("\u{e0001}\u{10ffff}", #""\udb40\udc01\udbff\udfff""#), ("", "\"\""),
    ]
    for (text, json) in texts {
      var writer = JSONWriter()
      writer.string(text)
      #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
    }
  }

  static let document = #"""
    {"scenarios": [
      {
        "file": "a.scenario",
        "line": 1,
        "name": "A name",
        "passed": false,
        "hazards": 4,
        "steps": [
          {"line": 2, "revision": 1, "outcome": "accepted", "row": "kitsu", "changed": true},
          {"line": 3, "revision": 2, "outcome": "rejected", "reason": "gone"},
          {"line": 10, "revision": 3, "outcome": "accepted", "row": "a\u001bb", "changed": false}
        ],
        "failures": [
          {"line": 2, "column": 8, "kind": "expectation", "message": "`list.rows` is [b, a, d]", "expected": ["a", "b", "c"], "found": ["b", "a", "d"]},
          {"line": 3, "column": 1, "kind": "outcome", "message": "rejected \u001b]0;x\u0007 <&>\"", "expected": "accepted", "found": "gone"},
          {"line": 4, "column": 1, "kind": "history", "message": "the lists differ"}
        ],
        "hazardList": [
          {"revision": 2, "path": [0, 0], "captured": 0, "row": "kitsu", "found": "neko", "kind": "wrong-row"},
          {"revision": 2, "path": [2, 1], "captured": 1, "row": "a b", "found": "header", "kind": "header"},
          {"revision": 3, "path": [4], "captured": 0, "section": "s", "found": "t", "kind": "wrong-section"},
          {"revision": 3, "path": [1], "captured": 2, "section": "s", "found": null, "kind": "nothing"}
        ],
        "checks": {"complete": 3, "sampled": 0},
        "final": {
          "revision": 0,
          "sections": [
            {
              "id": "s",
              "header": "Head",
              "footer": "Foot\u202e",
              "headerMode": "first-item",
              "rows": [
                {"id": "kitsu", "title": "Kitsu \"K\" 🦊", "starred": true, "expanded": false, "fields": {"z": "1\u000a", "a": "\udb40\udc01"}},
                {"id": "漢字", "title": "漢字", "starred": false, "expanded": true, "fields": {}}
              ]
            },
            {
              "id": "empty",
              "header": "",
              "footer": "",
              "headerMode": "none",
              "rows": []
            }
          ]
        }
      }
    ],
    "errors": [
      {"file": "a.scenario", "line": 3, "column": 5, "message": "expected \u0007<b>"},
      {"file": "a.scenario", "message": "there is no such file or folder"}
    ],
    "summary": {"scenarios": 1, "passed": 0, "failed": 1, "hazards": 4, "seconds": 0.004213, "steps": 3, "checks": {"complete": 3, "sampled": 0}}}

    """#
}
