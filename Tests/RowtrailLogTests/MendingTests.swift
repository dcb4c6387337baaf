import Rowtrail
import RowtrailLog
import Testing

@Suite("A damaged log is put right where it stands")
struct MendingTests {
  private let history = History.made(60, seed: 4)

  /// A log with checkpoints after the revisions.
  private func written(_ checkpoints: [Int] = []) throws -> SimulatedDisk {
    let disk = SimulatedDisk()
    let options = LogOptions(clock: .none, checkpoints: .never)
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
    let mended = try #require(try LogRepair.mend("m", disk))
    #expect(mended.revisions == 0...40 && disk[mended.keptAs] == bytes)
    #expect(
      mended.leftOutEntries.map(\.revision) == Array(42...60) || mended.leftOutEntries.map(\.revision) == Array(41...60)
    )
    let again = try opened(disk)
    #expect(again.revision == 40 && again.list == history.timeline.list(at: 40))
    var timeline = Timeline(again.list, firstRevision: 40)
    try again.writer.append(timeline.dispatch(.undo))
    try again.writer.close()
    #expect(try LogRepair.mend("m", disk) == nil)
  }

  @Test("from a checkpoint behind the damage on, so that no newest entry is lost")
  func fromACheckpoint() throws {
    let disk = try written([20, 50])
    _ = try spoil("{\"revision\":31,", disk)
    let mended = try #require(try LogRepair.mend("m", disk))
    #expect(mended.revisions == 50...60 && mended.leftOutEntries == [])
    #expect(!disk.paths.contains { $0.contains("checkpoint") })
    let again = try opened(disk)
    #expect(again.revision == 60 && again.list == history.timeline.current)
    #expect(try again.timeline(history: 100).firstRevision == 50)
  }

  @Test("from a checkpoint on also where the starting list is damaged")
  func fromACheckpointAlone() throws {
    let disk = try written([20, 50])
    _ = try spoil("{\"section\":", disk)
    #expect(try LogRepair.mend("m", disk)?.revisions == 20...60)
    #expect(try opened(disk).list == history.timeline.current)
  }

  @Test("a new one begins where nothing can be read")
  func fromTheStart() throws {
    for start in ["{\"format\":\"rowlog\",\"version\":1", "{\"section\":", "{\"for"] {
      let disk = try written()
      let bytes = try spoil(start, disk)
      let mended = try #require(try LogRepair.mend("m", disk))
      #expect(mended.revisions == nil && disk[mended.keptAs] == bytes && disk["m"] == nil)
      #expect(try opened(disk).revision == 0)
    }
  }

  @Test("a sound log, a torn tail and what a coding refuses are left alone; a log in use is busy")
  func untouched() throws {
    let disk = try written()
    let sound = try #require(disk["m"])
    #expect(try LogRepair.mend("m", disk) == nil && disk["m"] == sound)
    disk["m"] = sound + Array("{\"revi".utf8)
    #expect(try LogRepair.mend("m", disk) == nil && disk["m"]?.count == sound.count + 6)
    let open = try opened(disk)
    #expect(throws: LogError.busy(file: "m")) { try LogRepair.mend("m", disk) }
    withExtendedLifetime(open) {}
    #expect(throws: LogError.io(LogIOFailure(.open, "n", LogIOFailure.noEntry))) { try LogRepair.mend("n", disk) }
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
          let result = try? LogRepair.mend("m", disk)
          let isDone = disk.calls <= call
          for powerCut in [false, true] {
            let after = disk.restarted(powerCut: powerCut)
            if result == nil { _ = try LogRepair.mend("m", after) }
            #expect(after.paths.contains { $0.hasPrefix("m.damaged-") && after[$0] == bytes }, "call \(call)")
            #expect(try opened(after).revision == least, "call \(call)")
          }
          if isDone { break }
          call += 1
        }
        #expect(call > 15)
      }
    }
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
    let mended = try #require(try LogRepair.mend(path: path))
    #expect(mended.revisions == 12...20 && mended.damage != nil && mended.leftOutEntries == [])
    let again = try ListStore(log: path, coding: MachineCoding(), list: machines, history: 100)
    #expect(again.list == store.list && again.timeline.firstRevision == 12)
  }
}
