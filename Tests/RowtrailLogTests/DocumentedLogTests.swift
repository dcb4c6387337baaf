import Rowtrail
import RowtrailLog
import Testing

@Suite("A log that another program wrote from the documentation alone")
struct DocumentedLogTests {
  /// The example at the end of the documentation, whose check values a program of twenty lines in another language computed.
  /// It is also the sample of version 1: it must be read, and written again, for ever.
  static let sample = #"""
    {"format":"rowlog","version":1,"coding":"text","coding-version":1,"title":"title","revision":0,"sections":1,"rows":2,"check":"DOJHCBDM"}
    {"section":"asia","header":"Asia","mode":"supplementary","check":"FFOILCA@"}
    {"row":"kitsu","content":{"title":"Kitsu","fields":{"region":"ap-northeast-1"}},"starred":true,"check":"JCHGCAAI"}
    {"row":"neko","content":{"title":"Neko"},"check":"CHOCCFDJ"}
    {"revision":1,"time":"2026-11-30T02:07:15.042Z","action":{"do":"move","rows":["neko"],"before":"kitsu"},"row":"neko","events":[{"is":"moved","row":"neko","to":["asia",0]}],"check":"ADGJEODI"}
    {"revision":2,"action":{"do":"swipe-delete","row":"gone"},"rejected":{"reason":"unknown-row","subject":"gone"},"check":"DFKAABB@"}
    {"revision":3,"action":{"do":"toggle-star","row":{"path":[0,0],"revision":0}},"row":"kitsu","events":[{"is":"unstarred","rows":["kitsu"]}],"hazards":[{"captured":0,"row":"kitsu","at":[0,0],"found":{"row":"neko"}}],"check":"@EHEM@HF"}

    """#

  @Test
  func isRead() throws {
    let reader = try textReader(Array(Self.sample.utf8))
    #expect(reader.header.coding == "text")
    #expect(reader.list.rowIDs == ["kitsu", "neko"])
    let first = try #require(try reader.next())
    #expect(first.time?.description == "2026-11-30T02:07:15.042Z")
    #expect(first.entry.action == .move([.id("neko")], to: .before(.id("kitsu"))))
    #expect(
      first.entry.events == [
        .moved("neko", from: RowPosition(section: "asia", offset: 1), to: RowPosition(section: "asia", offset: 0))
      ])
    #expect(try reader.next()?.entry.rejection == Rejection(.unknownRow, "gone"))
    let third = try #require(try reader.next())
    #expect(third.entry.hazards.count == 1)
    #expect(try reader.next() == nil)
    #expect(reader.tail == nil)
    #expect(reader.list.rowIDs == ["neko", "kitsu"])
    #expect(reader.list.row("kitsu")?.isStarred == false)
  }

  @Test
  func isWhatIsWritten() throws {
    let fields = [TextItem.Field("region", "ap-northeast-1")]
    let rows = [
      ListRow(TextItem("kitsu", title: "Kitsu", fields: fields), isStarred: true),
      ListRow(TextItem("neko", title: "Neko")),
    ]
    var timeline = TextTimeline(ListState(ListSection("asia", header: "Asia", rows: rows)))
    let disk = SimulatedDisk()
    let log = try LogWriter.create("d", TextCoding(), timeline.current, 0, LogOptions(clock: .none), disk)
    let move = timeline.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
    try log.append([LogRecord(move, time: LogTime("2026-11-30T02:07:15.042Z"))])
    try log.append(timeline.dispatch(.swipeDelete(.id("gone"))))
    try log.append(timeline.dispatch(.toggleStar(.captured(RowPath(section: 0, item: 0), revision: 0))))
    #expect(String(decoding: disk["d"] ?? [], as: UTF8.self) == Self.sample)
  }
}
