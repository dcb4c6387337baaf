import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailReport

@Suite("The data")
struct DataTests {
  @Test("of a small history, whole")
  func whole() {
    let page = ReportSample.page(
      """
      scenario "s"
      section one "One" footer=f
        row a "A" starred x=1
        row b
      move b to [0, 0]
      toggle-star [0, 0]@0 -> a
      expect list.hazards == 2
      """)
    #expect(
      ReportSample.data(page)
        == #"{"format":1,"histories":[{"name":"s","file":"a.scenario","line":1,"kind":"scenario","#
        + #""passed":false,"hazards":1,"whole":[0,2],"remarks":[],"first":0,"last":2,"start":[[0,0,0,0,1,1,1,0]],"#
        + #""entries":[["move b to [0, 0]",0,1,1,[[4,1,0,1,0,0]],[[],[],[],[],[],[0,1,0,0]],[],5],"#
        + #"["toggle-star [0, 0]@0",1,1,0,[[0,0,0,1]],[[],[],[],[],[],[],[0,1,1]],[[0,0,0,0,0,0,1]],6]],"#
        + #""failures":[{"line":7,"column":8,"revision":2,"kind":"expectation","#
        + #""message":"expected `list.hazards` to be 2; it is 1","expected":"2","found":"1"}],"#
        + #""source":[1,"scenario \"s\"","section one \"One\" footer=f","  row a \"A\" starred x=1","  row b","#
        + #""move b to [0, 0]","toggle-star [0, 0]@0 -\u003e a","expect list.hazards == 2"],"#
        + #""marks":[[5,0,1],[6,0,2],[7,3,2]],"words":["move","toggle-star"],"rows":2,"sections":1,"#
        + #""texts":["one","One","f","a","A","x","1","b"],"items":[[3,4,5,6],[7,7]],"looks":[[0,1,2,1]]}]}"#)
  }

  @Test("names a row that was deleted before the part begins")
  func namesOfRowsThatAreGone() throws {
    let text =
      "scenario \"s\"\nsection s\n  row a\n  row b\nswipe-delete a\nstar [0, 0]@0 -> rejected gone\n"
    let history = try #require(ReportSample.histories(text).first)
    var encoder = HistoryEncoder(history, part: 1...2)
    var json = CompactJSON()
    encoder.write(to: &json)
    let data = String(decoding: json.bytes, as: UTF8.self)
    #expect(data.contains(#""rowNames":[[1,"#) && data.contains(#""a""#))
  }

  @Test("tells rows apart as lists do, and shows each spelling")
  func spelling() {
    let data = ReportSample.data(
      ReportSample.page(
        "scenario \"s\"\nsection s\n  row \"e\u{301}\"\nswipe-delete \"\u{e9}\"\ninsert row \"\u{e9}\" at end of s\n"))
    #expect(data.contains("\"rows\":1,"))
    #expect(data.contains("\"texts\":[\"s\",\"\",\"e\u{301}\",\"\u{e9}\"]"))
  }

  @Test("makes what cannot be seen visible, and leaves an emoji whole in what is read")
  func text() {
    #expect(PageText.of("a\u{200b}b\u{202e}c\u{7}") == #"a\u{200b}b\u{202e}c\u{7}"#)
    #expect(PageText.of("\u{2764}\u{fe0f} \u{1f468}\u{200d}\u{1f469}") == "\u{2764}\u{fe0f} \u{1f468}\u{200d}\u{1f469}")
    #expect(PageText.of("a\u{fe0f}\u{200d}") == #"a\u{fe0f}\u{200d}"#)
    #expect(PageText.of("\u{2764}\u{fe0f}\u{fe0f}") == "\u{2764}\u{fe0f}\\u{fe0f}")
  }

  @Test("escapes what HTML or a line of script would see")
  func escapes() {
    var json = CompactJSON()
    json.array { json in
      json.text("<>&\"\\/\u{2028}\u{2029}\u{0}\n\u{7f}")
      json.text("\u{2027}\u{202a}\u{e8}\u{28a8}")
      json.integer(-3)
      json.object { json in
        json.key("k")
        json.bool(true)
        json.key("l")
        json.integers([1, 2])
      }
    }
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(
      text == #"["\u003c\u003e\u0026\"\\/\u2028\u2029\u0000\u000a\u007f","#
        + "\"\u{2027}\u{202a}\u{e8}\u{28a8}\",-3,{\"k\":true,\"l\":[1,2]}]")
  }

  @Test("cuts long actions")
  func longActions() {
    let rows = (0..<500).map { ListRow(TextItem("r\($0)")) }
    let reload = ActionText.of(.reload([ListSection("s", rows: rows)]))
    #expect(reload.hasPrefix("reload\n  section s\n    row r0\n"))
    #expect(reload.hasSuffix("\n  … and 461 more\nend"))
    let batch = ActionText.of(.batch((0..<50).map { .star(.id("r\($0)")) }))
    #expect(batch.hasSuffix("\n  star r39\n  … and 10 more\nend"))
    #expect(ActionText.of(.delete(rows.map { .id($0.id) })).hasSuffix("r99, … (500 rows)"))
    #expect(ActionText.of(.edit(.id("a"), TextEdit(title: String(repeating: "x", count: 9000)))).utf8.count < 2100)
    #expect(ActionText.of(.edit(.id(""), TextEdit())) == "edit")
  }
}
