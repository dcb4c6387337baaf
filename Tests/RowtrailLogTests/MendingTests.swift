import Rowtrail
import RowtrailLog
import Testing

/// The coding of a later version of the app.
private struct LaterCoding: LogCoding {
  let name = "machine", version = 3, titleMember = "name"
  let before = MachineCoding()
  func text(ofSection id: Zone) -> String { before.text(ofSection: id) }
  func section(_ text: String) -> Zone? { before.section(text) }
  func text(ofRow id: Int) -> String { before.text(ofRow: id) }
  func row(_ text: String) -> Int? { before.row(text) }
  func content(of item: Machine) -> JSONObject { before.content(of: item) }
  func item(_ id: Int, _ content: JSONObject) -> Machine? { before.item(id, content) }
}

@Suite("A damaged log is put right where it stands")
struct MendingTests {
  private let history = History.made(60, seed: 4)

  /// A log with checkpoints after the revisions.
  private func written(_ checkpoints: [Int] = []) throws -> SimulatedDisk {
    let disk = SimulatedDisk()
    let options = LogOptions(clock: .none, metadata: ["app": "Fleet"], checkpoints: .never)
    let log = try LogWriter.create("m", TextCoding(), history.start, 0, options, disk)
    for entry in history.entries {
      try log.append(entry)
      if checkpoints.contains(entry.revision) { try log.makeCheckpoint() }
    }
    try log.close()
    return disk
  }

  /// Spoils a byte of the line that starts with the text.
  private func spoil(_ start: String, _ disk: SimulatedDisk) throws -> [UInt8] {
    var bytes = try #require(disk["m"])
    let start = Array(start.utf8)
    let index = try #require(bytes.indices.first { bytes[$0...].starts(with: start) })
    bytes[index + start.count + 3] ^= 1
    disk["m"] = bytes
    return bytes
  }

  private func opened(_ disk: SimulatedDisk) throws(LogError) -> LogWriter<TextCoding>.Opened {
    try LogWriter.openOrCreate("m", TextCoding(), history.start, LogOptions(clock: .none), disk)
  }

  @Test("up to the damage, and the damaged one is kept")
  func upToTheDamage() throws {
    let disk = try written()
    let bytes = try spoil("{\"revision\":41,", disk)
    #expect(throws: LogError.self) { try opened(disk) }
    let mended = try #require(try LogRepair.mend("m", TextCoding(), disk))
    #expect(mended.revisions == 0...40 && mended.lostRevisions == 41...60 && disk[mended.keptAs] == bytes)
    #expect(
      mended.leftOutEntries.map(\.revision) == Array(42...60) || mended.leftOutEntries.map(\.revision) == Array(41...60)
    )
    let again = try opened(disk)
    #expect(again.revision == 40 && again.list == history.timeline.list(at: 40))
    var timeline = Timeline(again.list, firstRevision: 40)
    try again.writer.append(timeline.dispatch(.undo))
    try again.writer.close()
    #expect(try LogRepair.mend("m", TextCoding(), disk) == nil)
  }

  @Test("from a checkpoint behind the damage on, so that no newest entry is lost")
  func fromACheckpoint() throws {
    let disk = try written([20, 50])
    _ = try spoil("{\"revision\":31,", disk)
    let mended = try #require(try LogRepair.mend("m", TextCoding(), disk))
    #expect(mended.revisions == 50...60 && mended.leftOutEntries == [] && mended.lostRevisions == nil)
    #expect(
      disk.paths == [
        "m", mended.keptAs, "\(mended.keptAs).checkpoint-20", "\(mended.keptAs).checkpoint-50",
      ])
    let again = try opened(disk)
    #expect(again.revision == 60 && again.list == history.timeline.current)
    #expect(try again.timeline(history: 100).firstRevision == 50)
  }

  @Test("from a checkpoint that a later version of the app made, for that version", arguments: [true, false])
  func fromALaterVersionsCheckpoint(isLater: Bool) throws {
    let disk = SimulatedDisk()
    let options = LogOptions(clock: .none, checkpoints: .never)
    let log = try LogWriter.create("m", MachineCoding(), machines, 0, options, disk)
    var timeline = Timeline(machines)
    for _ in 0..<6 { try log.append(timeline.dispatch(.toggleStar(.id(1)))) }
    try log.close()
    let later = try LogWriter.open("m", LaterCoding(), options, disk).writer
    for number in 7...12 {
      try later.append(timeline.dispatch(.toggleStar(.id(1))))
      if number == 10 { try later.makeCheckpoint() }
    }
    try later.close()
    _ = try spoil("{\"revision\":3,", disk)
    if isLater {
      #expect(try LogRepair.mend("m", LaterCoding(), disk)?.revisions == 10...12)
      #expect(try LogWriter.open("m", LaterCoding(), options, disk).list == timeline.current)
    } else {
      #expect(try LogRepair.mend("m", MachineCoding(), disk)?.revisions == 0...2)
      #expect(try LogWriter.open("m", MachineCoding(), options, disk).revision == 2)
    }
  }

  @Test("from a checkpoint on also where the starting list is damaged")
  func fromACheckpointAlone() throws {
    let disk = try written([20, 50])
    _ = try spoil("{\"section\":", disk)
    #expect(try LogRepair.mend("m", TextCoding(), disk)?.revisions == 20...60)
    #expect(try opened(disk).list == history.timeline.current)
  }

  @Test(
    "from the oldest checkpoint on also where the header is damaged, which the app's coding and what is left of it make up"
  )
  func aDamagedHeader() throws {
    let sound = try #require(try written()["m"])
    let end = try #require(sound.firstIndex(of: UInt8(ascii: "\n")))
    let start = try written([20, 50])
    for place in 0..<end {
      let disk = start.restarted(powerCut: false)
      disk["m"]?[place] ^= 1
      let spoiled = try #require(disk["m"])
      #expect(throws: LogError.self, "byte \(place)") { try opened(disk) }
      let mended = try #require(try LogRepair.mend("m", TextCoding(), disk), "byte \(place)")
      #expect(mended.revisions == 20...60 && mended.lostRevisions == nil && disk[mended.keptAs] == spoiled)
      #expect(mended.damage?.line == 1 && mended.damage.map { "\($0)".contains("log repair") } == false)
      let again = try opened(disk)
      #expect(again.list == history.timeline.current && again.ignoredCheckpoints == [])
      #expect(again.writer.header.coding == "text" && again.writer.header.titleMember == "title")
      try again.writer.close()
      #expect(try LogRepair.mend("m", TextCoding(), disk) == nil)
    }
    let disk = try written([20])
    disk["m"]?[end - 1] ^= 1
    _ = try LogRepair.mend("m", TextCoding(), disk)
    #expect(try opened(disk).writer.header.metadata == ["app": "Fleet"])
    let zeros = try written([20])
    for place in 0..<end { zeros["m"]?[place] = 0 }
    #expect(try LogRepair.mend("m", TextCoding(), zeros)?.revisions == 20...60)
  }

  @Test("with several damages: the part that reaches furthest, and the longest one of those")
  func severalDamages() throws {
    let cases: [(damages: [Int], checkpoints: [Int], revisions: ClosedRange<Int>)] = [
      ([31, 59], [20, 50], 50...58), ([31, 59], [20, 40, 50], 40...58), ([31, 45, 59], [40, 50], 50...58),
      ([31, 45], [40], 40...44), ([31, 60], [59], 59...59), ([11, 31], [5], 0...10),
      ([11, 31], [20, 40, 50], 40...60),
    ]
    for (damages, checkpoints, revisions) in cases {
      let disk = try written(checkpoints)
      for damage in damages { _ = try spoil("{\"revision\":\(damage),", disk) }
      let mended = try #require(try LogRepair.mend("m", TextCoding(), disk))
      #expect(mended.revisions == revisions, "\(damages), \(checkpoints)")
      #expect(mended.lostRevisions == (revisions.upperBound == 60 ? nil : revisions.upperBound + 1...60))
      let again = try opened(disk)
      #expect(again.list == history.timeline.list(at: revisions.upperBound) && again.tail == nil)
    }
  }

  @Test("checkpoints that are of no use are kept beside the copy, and the new log is not confused by them")
  func uselessCheckpoints() throws {
    let disk = try written([20, 50])
    let checkpoints = try [20, 50].map { try #require(disk["m.checkpoint-\($0)"]) }
    disk["m"] = Array("something else\n".utf8)
    let mended = try #require(try LogRepair.mend("m", TextCoding(), disk))
    #expect(mended.revisions == nil && mended.damage == nil)
    #expect([20, 50].map { disk["\(mended.keptAs).checkpoint-\($0)"] } == checkpoints)
    let again = try opened(disk)
    #expect(again.revision == 0 && again.ignoredCheckpoints == [])
  }

  @Test("more than a thousand entries are lost: which, and the first thousand by line")
  func manyLost() throws {
    let disk = SimulatedDisk()
    let options = LogOptions(durability: .process, clock: .none, checkpoints: .never)
    let log = try LogWriter.create("m", TextCoding(), history.start, 0, options, disk)
    var timeline = Timeline(history.start)
    for _ in 1...1500 { try log.append(timeline.dispatch(.batch([]))) }
    try log.close()
    _ = try spoil("{\"revision\":301,", disk)
    let mended = try #require(try LogRepair.mend("m", TextCoding(), disk))
    #expect(mended.revisions == 0...300 && mended.lostRevisions == 301...1500 && mended.leftOutEntries.count == 1000)
  }

  @Test("a new one begins where nothing can be read")
  func fromTheStart() throws {
    for start in ["{\"format\":\"rowlog\",\"version\":1", "{\"section\":", "{\"for"] {
      let disk = try written()
      let bytes = try spoil(start, disk)
      let mended = try #require(try LogRepair.mend("m", TextCoding(), disk))
      #expect(mended.revisions == nil && disk[mended.keptAs] == bytes && disk["m"] == nil)
      #expect(mended.lostRevisions == 1...60 && mended.leftOutEntries.map(\.revision) == Array(1...60))
      #expect(try opened(disk).revision == 0)
    }
  }

  @Test("a sound log, a torn tail and what a coding refuses are left alone; a log in use is busy")
  func untouched() throws {
    let disk = try written()
    let sound = try #require(disk["m"])
    #expect(try LogRepair.mend("m", TextCoding(), disk) == nil && disk["m"] == sound)
    disk["m"] = sound + Array("{\"revi".utf8)
    #expect(try LogRepair.mend("m", TextCoding(), disk) == nil && disk["m"]?.count == sound.count + 6)
    let open = try opened(disk)
    #expect(throws: LogError.busy(file: "m")) { try LogRepair.mend("m", TextCoding(), disk) }
    withExtendedLifetime(open) {}
    #expect(try LogRepair.mend("n", TextCoding(), disk) == nil)
    _ = try spoil("{\"revision\":41,", disk)
    let other = disk.restarted(powerCut: false)
    #expect(throws: LogError.otherCoding(file: "m", expected: "machine 2", found: "text 1")) {
      try LogRepair.mend("m", MachineCoding(), other)
    }
  }

  @Test("a crash or a failure at any call leaves the damaged log or a sound one, and the copy is never lost")
  func everyCall() throws {
    for checkpoints in [[], [50]] {
      let damaged = try written(checkpoints)
      let bytes = try spoil("{\"revision\":41,", damaged)
      let least = checkpoints.isEmpty ? 40 : 60
      for fault in [SimulatedDisk.Fault.kill(3), .error(LogIOFailure.ioError)] {
        var call = 0
        while true {
          let disk = damaged.restarted(powerCut: false)
          disk.state.withLock { $0.plan = SimulatedDisk.Plan(fault: fault, call: call) }
          let result = try? LogRepair.mend("m", TextCoding(), disk)
          let isDone = disk.calls <= call
          for powerCut in [false, true] {
            let after = disk.restarted(powerCut: powerCut)
            if result == nil { _ = try LogRepair.mend("m", TextCoding(), after) }
            #expect(!after.paths.contains { ["m.kept.new", "m.new"].contains($0) }, "call \(call): \(after.paths)")
            let copies = after.paths.filter { $0.hasPrefix("m.damaged-") && !$0.contains("checkpoint") }
            #expect(copies.count == 1 && after[copies[0]] == bytes, "call \(call): \(copies)")
            #expect(try opened(after).revision == least, "call \(call)")
          }
          if isDone { break }
          call += 1
        }
        #expect(call > 15)
      }
    }
  }

  @Test("a copy that a full disk stops leaves nothing behind, however often it is tried")
  func fullDisk() throws {
    let disk = try written()
    let bytes = try spoil("{\"revision\":41,", disk)
    for operation in [LogIOFailure.Operation.write, .sync, .rename] {
      disk.state.withLock {
        $0.calls = 0
        $0.plan = SimulatedDisk.Plan(
          fault: .error(LogIOFailure.noSpace), call: 0, isForEver: true, operations: [operation])
      }
      for _ in 0..<3 { #expect(throws: LogError.self) { try LogRepair.mend("m", TextCoding(), disk) } }
      disk.state.withLock { $0.plan = nil }
      #expect(disk.paths == ["m"] && disk["m"] == bytes, "\(operation)")
    }
    #expect(try LogRepair.mend("m", TextCoding(), disk)?.revisions == 0...40)
  }

  @Test("a store whose history is damaged is mended to its newest list")
  @MainActor
  func history() async throws {
    let folder = Folder()
    let path = folder.path + "/s.rowlog"
    let store = try ListStore(log: path, coding: MachineCoding(), list: machines)
    for number in 1...20 {
      store.dispatch(.edit(.id(1), Machine(id: 1, name: "Kitsu \(number)")))
      await store.flush()
      guard number == 12 else { continue }
      store.stopLogging()
      let opened = try LogWriter.open(path: path, coding: MachineCoding())
      try opened.writer.makeCheckpoint()
      try store.keepLog(in: opened)
    }
    store.stopLogging()
    do {
      let file = try SystemFiles().open(path, .write)
      defer { file.close() }
      let bytes = try file.block(0..<(try file.size()))
      let index = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("Kitsu 7".utf8)) })
      _ = try [UInt8(ascii: "k")].withUnsafeBytes { try file.write($0, at: index) }
    }
    #expect(throws: LogError.self) {
      try ListStore(log: path, coding: MachineCoding(), list: machines, history: 100)
    }
    let mended = try #require(try LogRepair.mend(path: path, coding: MachineCoding()))
    #expect(mended.revisions == 12...20 && mended.damage != nil && mended.leftOutEntries == [])
    let again = try ListStore(log: path, coding: MachineCoding(), list: machines, history: 100)
    #expect(again.list == store.list && again.timeline.firstRevision == 12)
  }
}
