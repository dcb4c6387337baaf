import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailReport

@Suite("Parts of a history")
struct PartTests {
  private static let history = ReportSample.histories(ReportSample.fortySteps)[0]

  @Test(
    "are as large as there is room, and no larger than they say",
    arguments: Array(stride(from: 1_000, through: 16_000, by: 1_500)))
  func room(room: Int) throws {
    let part = HistoryPart(of: Self.history, room: room)
    guard let revisions = part.revisions else {
      #expect(room < 12_000)
      return
    }
    #expect(part.size <= room)
    #expect(revisions.upperBound == Self.history.timeline.revision)
    let less = HistoryPart(of: Self.history, room: room - 800)
    #expect(less.revisions.map { $0.lowerBound >= revisions.lowerBound } ?? true)
  }

  @Test("estimate what is written")
  func estimate() {
    let part = HistoryPart(of: Self.history, room: .max)
    let written = ReportSample.data(String(decoding: Report([Self.history]).html, as: UTF8.self)).utf8.count
    #expect(part.revisions == 0...Self.history.timeline.revision)
    #expect(part.size > written / 2 && part.size < written * 3)
  }

  @Test("are what was asked for, and the page says so")
  func asked() {
    var history = Self.history
    history.revisions = 10...20
    let report = Report([history])
    let data = ReportSample.data(String(decoding: report.html, as: UTF8.self))
    #expect(report.cuts.isEmpty)
    #expect(data.contains("\"whole\":[0,\(history.timeline.revision)],\"remarks\":[],\"first\":10,\"last\":20,"))
  }

  @Test("have their own hazards alone counted")
  func hazards() throws {
    let text = """
      scenario "Three hazards"
      section s
        row a
        row b
      move b to [0, 0]
      star [0, 0]@0
      star [0, 1]@0
      unstar [0, 0]@0
      """
    var history = ReportSample.histories(text)[0]
    for (part, count) in [(0...4, 3), (2...3, 1), (0...1, 0), (4...4, 0)] {
      history.revisions = part
      let data = ReportSample.data(String(decoding: Report([history]).html, as: UTF8.self))
      #expect(data.contains("\"hazards\":\(count),\"whole\":[0,4]"))
      #expect(history.rank == (count > 0 ? .hazardous : .fine))
    }
  }

  @Test("of histories for which there is no room are left out by name")
  func leftOut() {
    let report = Report([Self.history, Self.history], room: 1_000)
    #expect(report.cuts.map(\.shown) == [nil, nil])
    let data = ReportSample.data(String(decoding: report.html, as: UTF8.self))
    #expect(data.occurrences(of: "\"name\":\"Forty steps\"") == 2)
    #expect(!data.contains("entries"))
  }

  @Test("start with the list at their first revision")
  func start() throws {
    let room = HistoryPart(of: Self.history, room: .max).size - 1_500
    let report = Report([Self.history], room: room)
    let cut = try #require(report.cuts.first)
    let shown = try #require(cut.shown)
    #expect(cut.asked == 0...Self.history.timeline.revision)
    #expect(shown.lowerBound > 0)
    let list = try #require(Self.history.timeline.list(at: shown.lowerBound))
    let data = ReportSample.data(String(decoding: report.html, as: UTF8.self))
    let start = data.utf8.dropFirst(data.firstOffset(of: "\"start\":[[")).prefix { $0 != UInt8(ascii: "]") }
    #expect(start.split(separator: UInt8(ascii: ",")).count == 2 + 3 * list.rowCount)
  }
}
