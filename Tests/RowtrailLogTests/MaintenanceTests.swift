import Rowtrail
import RowtrailLog
import Testing

@Suite("Checkpoints, compaction, repair, redaction")
struct MaintenanceTests {
  private let options = LogOptions(clock: .none, checkpoints: .growth(0.1, minimum: 1000))

  private func logged(_ history: History, _ options: LogOptions) throws -> SimulatedDisk {
    let disk = SimulatedDisk()
    let log = try LogWriter.create("m", TextCoding(), history.start, 0, options, disk)
    for entry in history.entries { try log.append(entry) }
    #expect(log.maintenanceFailure == nil)
    try log.close()
    return disk
  }

  @Test
  func anyRevisionWithAndWithoutCheckpoints() throws {
    let history = History.made(100, seed: 21)
    let disk = try logged(history, options)
    #expect(disk.paths.count > 5)
    let jumps = try LogHistory("m", TextCoding(), disk)
    for revision in [100, 3, 57, 58, 99, 0, 1, 42, 41] {
      #expect(try jumps.list(at: revision) == history.timeline.list(at: revision))
    }
    #expect(jumps.ignoredCheckpoints.isEmpty)
    #expect(throws: LogError.noRevision(101, available: 0...100)) { try jumps.list(at: 101) }
  }

  @Test
  func aWrongCheckpointIsIgnored() throws {
    let history = History.made(60, seed: 22)
    let disk = try logged(history, options)
    let other = try logged(History.made(60, seed: 23), options)
    let names = disk.paths.filter { $0.contains("checkpoint") }
    for (index, name) in names.enumerated() {
      var bytes = try #require(disk[name])
      switch index % 4 {
      case 0: bytes[bytes.count / 2] ^= 4
      case 1: bytes.removeLast(30)
      case 2: bytes = other[name] ?? []
      default: bytes = []
      }
      disk[name] = bytes
    }
    let opened = try LogWriter.open("m", TextCoding(), options, disk)
    #expect(opened.list == history.timeline.current)
    #expect(opened.ignoredCheckpoints.count == names.count)
  }

  /// Whether the list changed is said by each entry, and checked also where its action is not dispatched again.
  @Test(arguments: [0, 7])
  func whatAnEntrySaysOfChanges(first: Int) throws {
    let list = TextList(ListSection("s", [TextItem("a"), TextItem("b")]))
    var timeline = TextTimeline(list, firstRevision: first)
    timeline.dispatch(.star(.id("a")))
    timeline.dispatch(.star(.id("a")))
    timeline.dispatch(.undo)
    func verified(_ wrong: Int?) throws -> LogVerification {
      var text = LogText(TextCoding(), list, firstRevision: first)
      try text.start()
      for entry in timeline.entries {
        let changed = entry.didChange != (entry.revision == wrong)
        let said = Entry<String, TextItem>(
          revision: entry.revision, action: entry.action, outcome: .accepted(entry.events, changed: changed),
          row: entry.row)
        try text.append(LogRecord(said, time: nil))
      }
      return try LogVerification.run(MemoryFile(text.take(), path: "m"), nil)
    }
    #expect(try verified(nil).otherChanges.first == nil)
    for revision in first + 1...first + 3 {
      let found = try verified(revision)
      #expect(found.otherChanges.first == revision && found.otherChanges.count == 1)
    }
  }

  @Test
  func compaction() throws {
    var history = History.made(80, seed: 24)
    let disk = try logged(history, options)
    let log = try LogWriter.open("m", TextCoding(), options, disk).writer
    #expect(throws: LogError.noRevision(81, available: 0...80)) { try log.compact(from: 81) }
    try log.compact(from: 50)
    #expect(log.header.firstRevision == 50)
    for _ in 0..<10 { try log.append(history.step()) }
    let reader = try LogReader(try disk.open("m", .read)) { TextCoding(viewing: $0) }
    #expect(reader.list == history.timeline.list(at: 50))
    for entry in history.entries[50...] { #expect(try reader.next()?.entry == entry) }
    #expect(reader.tail == nil)
    #expect(throws: LogError.busy(file: "m")) { try LogWriter.open("m", TextCoding(), options, disk) }
    try log.close()
    #expect(try LogWriter.open("m", TextCoding(), options, disk).list == history.timeline.current)
  }

  @Test
  func compactionBySize() throws {
    var small = LogOptions(clock: .none, compaction: LogCompactionPolicy(beyond: 8000, keepingEntries: 10))
    small.checkpoints = .never
    let history = History.made(150, seed: 25)
    let disk = try logged(history, small)
    let reader = try LogReader(try disk.open("m", .read)) { TextCoding(viewing: $0) }
    #expect(reader.header.firstRevision > 50)
    try reader.advance()
    #expect(reader.list == history.timeline.current)
  }

  @Test
  func compactionSurvivesAKillAtEveryCall() throws {
    let history = History.made(40, seed: 26)
    let before = try logged(history, LogOptions(clock: .none, checkpoints: .never))
    for call in 0..<200 {
      let disk = before.restarted(powerCut: false)
      let log = try LogWriter.open("m", TextCoding(), LogOptions(clock: .none), disk).writer
      disk.state.withLock {
        $0.plan = SimulatedDisk.Plan(fault: .kill(50), call: call)
        $0.calls = 0
      }
      try? log.compact(from: 20)
      let isDone = !disk.isDead
      for powerCut in [false, true] {
        let next = disk.restarted(powerCut: powerCut)
        let opened = try LogWriter.open("m", TextCoding(), LogOptions(clock: .none), next)
        #expect(opened.list == history.timeline.current)
        #expect([0, 20].contains(opened.writer.header.firstRevision))
      }
      if isDone { return #expect(call > 8) }
    }
  }

  @Test("a compaction that fails at any call loses nothing that is acknowledged afterwards")
  func compactionThatFails() throws {
    let history = History.made(40, seed: 31)
    let before = try logged(history, LogOptions(clock: .none, checkpoints: .never))
    for call in 0..<200 {
      let disk = before.restarted(powerCut: false)
      let log = try LogWriter.open("m", TextCoding(), LogOptions(clock: .none), disk).writer
      disk.state.withLock {
        $0.plan = SimulatedDisk.Plan(fault: .error(LogIOFailure.ioError), call: call)
        $0.calls = 0
      }
      try? log.compact(from: 20)
      let calls = disk.state.withLock { state in
        state.plan = nil
        return state.calls
      }
      var timeline = history.timeline
      var acknowledged = timeline.revision
      let entry = timeline.dispatch(.batch([]))
      if (try? log.append([LogRecord(entry)])) != nil { acknowledged = entry.revision }
      try? log.close()
      let opened = try LogWriter.open("m", TextCoding(), LogOptions(clock: .none), disk.restarted(powerCut: true))
      #expect(opened.writer.revision >= acknowledged, "call \(call)")
      if calls <= call { return #expect(call > 8) }
    }
  }

  @Test("a file that happens to have the name of a log in the making is not touched")
  func foreignTemporaryFile() throws {
    let disk = SimulatedDisk()
    disk["a.new"] = Array("notes of somebody's".utf8)
    #expect(throws: LogError.exists(file: "a.new")) {
      try LogWriter.create("a", TextCoding(), TextList(), 0, LogOptions(), disk)
    }
    #expect(disk["a.new"] == Array("notes of somebody's".utf8))
    for beginning in ["", "{\"form", "{\"format\":\"rowlog\",\"ver", "\0\0\0\0"] {
      disk["a.new"] = Array(beginning.utf8)
      #expect(throws: Never.self) { try LogWriter.create("a", TextCoding(), TextList(), 0, LogOptions(), disk).close() }
      disk["a"] = nil
    }
  }

  @Test("a log with entries that happens to have the name of one in the making is not touched, nor by what is refused")
  func foreignLog() throws {
    let history = History.made(10, seed: 3)
    let disk = try logged(history, LogOptions(clock: .none, checkpoints: .never))
    disk["a.new"] = disk["m"]
    disk["m.new"] = disk["m"]
    let whole = disk["m"]
    #expect(throws: LogError.exists(file: "a.new")) { try LogRepair.repair("m", to: "a", disk) }
    #expect(throws: LogError.exists(file: "a.new")) {
      try LogRedaction<String, TextItem>().copy("m", to: "a", TextCoding(), disk)
    }
    #expect(throws: LogError.exists(file: "m")) { try LogRepair.repair("m", to: "m", disk) }
    #expect(disk["a.new"] == whole && disk["m.new"] == whole && disk["a"] == nil)
    // What a crash leaves before the first entry is in the way of nothing.
    let start = try logBytes(History.made(0, seed: 3))
    disk["b.new"] = start
    try LogWriter.create("b", TextCoding(), TextList(), 0, LogOptions(), disk).close()
    #expect(disk["b.new"] == nil)
  }

  @Test
  func repair() throws {
    let history = History.made(40, seed: 27)
    let disk = try logged(history, LogOptions(clock: .none, checkpoints: .never))
    var bytes = try #require(disk["m"])
    let place = bytes.count * 2 / 3
    bytes[place] ^= 2
    disk["m"] = bytes
    #expect(throws: LogError.self) { try LogWriter.open("m", TextCoding(), LogOptions(), disk) }
    let repair = try LogRepair.repair("m", to: "fixed", disk)
    #expect(repair.damage?.file == "m")
    #expect(repair.keptBytes + repair.leftOutBytes == bytes.count)
    #expect(repair.leftOutEntries.last?.revision == 40)
    let opened = try LogWriter.open("fixed", TextCoding(), LogOptions(), disk)
    #expect(opened.list == history.timeline.list(at: repair.revision))
    #expect(opened.tail == nil)
    #expect(throws: LogError.exists(file: "fixed")) { try LogRepair.repair("m", to: "fixed", disk) }
  }

  @Test
  func redaction() throws {
    let history = History.made(60, seed: 28)
    let disk = try logged(history, LogOptions(clock: .none, metadata: ["user": "me"], checkpoints: .never))
    var redaction = LogRedaction<String, TextItem>()
    redaction.item = { TextItem($0.id, title: "-") }
    redaction.edit = { _ in TextEdit(title: "-") }
    redaction.sectionText = { $0.isEmpty ? "" : "-" }
    redaction.metadata = { _ in [:] }
    try redaction.copy("m", to: "r", TextCoding(), disk)
    let reader = try LogReader(try disk.open("r", .read)) { TextCoding(viewing: $0) }
    #expect(reader.header.metadata.isEmpty)
    while let record = try reader.next() {
      let list = try #require(history.timeline.list(at: record.entry.revision))
      #expect(reader.list.rowIDs == list.rowIDs)
      for section in reader.list.sections { for row in section.rows { #expect(row.item.title == "-") } }
    }
    #expect(reader.revision == 60)
    let text = String(decoding: try #require(disk["r"]), as: UTF8.self)
    #expect(!text.contains("Row 1") && !text.contains("again"))
  }
}
