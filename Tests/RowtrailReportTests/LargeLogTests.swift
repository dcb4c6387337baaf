import Rowtrail
import RowtrailScenarios
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@testable import RowtrailReport

@Suite("Large histories")
struct LargeLogTests {
  /// A history of so many entries over so many rows: taps, drags, expansions by captured paths, and edits.
  private static func history(entries: Int, rows: Int) -> RecordedHistory {
    let half = rows / 2
    let list = TextList(
      ListSection("a", header: "First half", (0..<half).map { TextItem("a\($0)", title: "Row \($0)") }),
      ListSection(
        "b", header: "Second half", (0..<half).map { TextItem("b\($0)", fields: [TextItem.Field("zone", "z\($0)")]) }))
    var timeline = TextTimeline(list)
    var random = UInt64(8)
    func pick(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    for step in 0..<entries {
      let row = RowTarget.id("\(pick(2) == 0 ? "a" : "b")\(pick(half))")
      switch step % 10 {
      case 0..<4: timeline.dispatch(.toggleStar(row))
      case 4..<8: timeline.dispatch(.move([row], to: .path(RowPath(section: pick(2), item: pick(half / 2)))))
      case 8:
        let path = RowPath(section: 0, item: pick(half / 2))
        timeline.dispatch(.toggleExpand(.captured(path, revision: max(0, step - 5))))
      default: timeline.dispatch(.edit(row, TextEdit(title: "Row in \(step)")))
      }
    }
    let result = ScenarioResult(
      name: "large", line: 1, steps: [], failures: [], timeline: timeline, hazards: [], coverage: InvariantCoverage())
    return RecordedHistory(result)
  }

  @Test("are written in the size that was estimated")
  func estimate() {
    let history = ReportedHistory(Self.history(entries: 2_000, rows: 400), file: "large")
    let part = HistoryPart(of: history, room: .max)
    let written = Report([history]).html.count
    #expect(part.revisions == 0...2_000)
    #expect(part.size > written / 3 && part.size < written * 3)
  }

  /// The log that the gate `reports in a browser` opens: written where `ROWTRAIL_LARGE_LOG` says.
  @Test("make a log for the browser", .enabled(if: getenv("ROWTRAIL_LARGE_LOG") != nil))
  func log() throws {
    let path = try #require(getenv("ROWTRAIL_LARGE_LOG").map { String(cString: $0) })
    try Self.history(entries: 100_000, rows: 10_000).write(log: path)
  }
}
