import Rowtrail
import RowtrailLog
import Testing

@Suite("One writer, many readers")
struct WriterTests {
  private let options = LogOptions(clock: .none)

  @Test
  func aSecondWriterIsBusy() throws {
    let history = History.made(2, seed: 2)
    let disk = SimulatedDisk()
    let log = try LogWriter.create("w", TextCoding(), history.start, 0, options, disk)
    #expect(throws: LogError.busy(file: "w")) { try LogWriter.open("w", TextCoding(), options, disk) }
    #expect(throws: LogError.exists(file: "w")) {
      try LogWriter.create("w", TextCoding(), history.start, 0, options, disk)
    }
    try log.close()
    #expect(throws: LogError.closed(file: "w")) { try log.append(history.entries[0]) }
    let opened = try LogWriter.open("w", TextCoding(), options, disk)
    #expect(opened.writer.revision == 0)
  }

  @Test
  func entriesComeInOrder() throws {
    let history = History.made(3, seed: 2)
    let log = try LogWriter.create("w", TextCoding(), history.start, 0, options, SimulatedDisk())
    #expect(throws: LogError.revision(expected: 1, found: 2)) { try log.append(history.entries[1]) }
    try log.append(history.entries[0])
    #expect(throws: LogError.revision(expected: 2, found: 1)) { try log.append(history.entries[0]) }
  }

  /// Readers take no greater revision than 2^53−1, so no writer writes one.
  @Test
  func theLastRevision() throws {
    let last = JSONScanner.integerLimit
    let (disk, list) = (SimulatedDisk(), ListState(ListSection("s", [TextItem("a")])))
    #expect(throws: LogError.unwritable(.revision(last + 1))) {
      try LogWriter.create("w", TextCoding(), list, last + 1, options, disk)
    }
    #expect(throws: LogError.unwritable(.revision(.max))) {
      try LogWriter.create("w", TextCoding(), list, .max, options, disk)
    }
    let log = try LogWriter.create("w", TextCoding(), list, last - 1, options, disk)
    var timeline = TextTimeline(list, firstRevision: last - 1)
    try log.append(timeline.dispatch(.star(.id("a"))))
    let beyond = timeline.dispatch(.reload([ListSection("t", [])]))
    #expect(throws: LogError.unwritable(.revision(last + 1))) { try log.append(beyond) }
    try log.close()
    let opened = try LogWriter.open("w", TextCoding(), options, disk)
    #expect(opened.revision == last && opened.tail == nil)
  }

  @Test
  func following() throws {
    let history = History.made(20, seed: 6)
    let disk = SimulatedDisk()
    let log = try LogWriter.create("w", TextCoding(), history.start, 0, options, disk)
    let reader = try LogReader(try disk.open("w", .read)) { TextCoding(viewing: $0) }
    for entry in history.entries {
      #expect(try reader.next() == nil)
      try log.append(entry, durability: .process)
      #expect(try reader.next()?.entry == entry)
    }
    #expect(reader.list == history.timeline.current)
  }

  @Test
  func manyTasksShareSyncs() async throws {
    var timeline = TextTimeline(ListState(ListSection("s", [TextItem("a")])))
    let log = try LogWriter.create("w", TextCoding(), timeline.current, 0, options, SimulatedDisk())
    for _ in 0..<64 { timeline.dispatch(.toggleStar(.id("a"))) }
    let next = Locked(0)
    let entries = timeline.entries
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<8 {
            next.withLock { number in
              guard (try? log.append(entries[number], durability: .process)) != nil else { return }
              number += 1
            }
            try? log.sync()
          }
        }
      }
    }
    #expect(log.revision == 64)
  }

  @Test
  func aBigReloadAndALongDelete() throws {
    var timeline = TextTimeline(ListState(ListSection("s", [TextItem("first")])))
    let rows = (0..<300).map { ListRow(TextItem("row number \($0)", title: String(repeating: "t", count: 300))) }
    timeline.dispatch(.reload([ListSection("s", rows: rows)]))
    timeline.dispatch(.starAll())
    timeline.dispatch(.delete((0..<200).map { .id("row number \($0)") }))
    timeline.dispatch(.undo)
    let long = String(repeating: "\u{1}\"", count: 150_000)
    timeline.dispatch(.insert(ListRow(TextItem("long", title: long)), at: .start(of: .id("s"))))
    timeline.dispatch(.edit(.id("long"), TextEdit(title: "short")))
    let disk = SimulatedDisk()
    let log = try LogWriter.create("w", TextCoding(), timeline.list(at: 0) ?? ListState(), 0, options, disk)
    for entry in timeline.entries { try log.append(entry) }
    let reader = try LogReader(try disk.open("w", .read)) { TextCoding(viewing: $0) }
    for entry in timeline.entries { #expect(try reader.next()?.entry == entry) }
    #expect(reader.list == timeline.current)
    let folded = try LogReader(try disk.open("w", .read)) { TextCoding(viewing: $0) }
    #expect(try folded.advance(to: timeline.revision))
    #expect(folded.list == timeline.current)
  }

  @Test
  func aTimelineIsReadBack() throws {
    let history = History.made(50, seed: 12)
    let timeline = try textReader(try logBytes(history)).readTimeline()
    #expect(Array(timeline.entries) == history.entries)
  }
}
