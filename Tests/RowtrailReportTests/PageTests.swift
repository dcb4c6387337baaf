import Testing

@testable import RowtrailReport

@Suite("The page")
struct PageTests {
  @Test("of forty steps is smaller than 100 KB")
  func size() {
    #expect(Report(ReportSample.histories(ReportSample.fortySteps)).html.count < 100_000)
  }

  @Test("allows its own script and style and nothing else")
  func policy() throws {
    let page = ReportSample.page("scenario \"s\"\nsection a\n")
    let script = ReportPage.source(of: ReportPage.script)
    let style = ReportPage.source(of: ReportPage.style)
    let policy =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src '\(script)'; "
      + "style-src '\(style)'; base-uri 'none'; form-action 'none'\">"
    #expect(page.contains(policy))
    #expect(page.contains("<style>" + String(decoding: ReportPage.style, as: UTF8.self) + "</style>"))
    #expect(page.contains("<script>" + String(decoding: ReportPage.script, as: UTF8.self) + "</script>"))
    #expect(page.occurrences(of: "<script") == 2)
  }

  /// What would make markup or code out of text. The real browser's test is in the gate `report`.
  @Test(
    "has no way from text to markup or code",
    arguments: [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "setTimeout(\"", "srcdoc",
      "DOMParser", "javascript:", "http://", "https://", "import(", "fetch(", "XMLHttpRequest", "WebSocket",
    ])
  func noMarkup(word: String) {
    let script = String(decoding: ReportPage.script, as: UTF8.self)
      .split(separator: "http://www.w3.org/2000/svg").joined()
    #expect(!script.contains(word))
    #expect(!String(decoding: ReportPage.style, as: UTF8.self).contains("url("))
  }

  @Test("keeps hostile text in its data, where no character of it means anything to HTML")
  func hostile() {
    let page = ReportSample.page(
      #"""
      scenario "</title><script>alert(1)</script><!--"
      section "<img src=x onerror=alert(1)>" "</script><script>1</script>" footer="&lt;"
        row "a\u{202e}b" "\u{2028}\u{2029}" "k\u{7}"="\u{1b}[2J"
        row b "]]><!--<script>"
      star "</script>" -> rejected unknown-row
      """#)
    let data = ReportSample.data(page)
    for character in ["<", ">", "&", "\u{2028}", "\u{2029}", "\u{202e}", "\u{7}", "\u{1b}"] {
      #expect(!data.contains(character), "\(character)")
    }
    #expect(data.contains(#"\u003c/script\u003e"#))
    #expect(data.contains(#"a\\u{202e}b"#))
    #expect(page.occurrences(of: "<script") == 2)
    #expect(page.occurrences(of: "</script") == 2)
  }

  @Test("is the same for the same histories")
  func deterministic() {
    let first = Report(ReportSample.histories(ReportSample.fortySteps)).html
    #expect(first == Report(ReportSample.histories(ReportSample.fortySteps)).html)
  }

  @Test("is known as a report by how it begins")
  func known() {
    let page = Array(ReportSample.page("scenario \"s\"\nsection a\n").utf8)
    #expect(Report.isReport(page))
    #expect(!Report.isReport(Array("scenario \"rowtrail report\"\n".utf8)))
    #expect(!Report.isReport([]))
  }

  @Test("puts what failed first, then what has hazards, then the rest")
  func order() {
    let data = ReportSample.data(
      ReportSample.page(
        """
        scenario "fine one"
        section s
          row a
        star a
        scenario "hazard"
        section s
          row a
          row b
        move b to [0, 0]
        star [0, 0]@0
        scenario "failed"
        section s
          row a
        expect a.starred
        scenario "fine two"
        section s
        """))
    let places = ["failed", "hazard", "fine one", "fine two"].map { data.firstOffset(of: "\"name\":\"\($0)\"") }
    #expect(places == places.sorted())
    #expect(Set(places).count == 4 && places.allSatisfy { $0 < data.utf8.count })
  }
}
