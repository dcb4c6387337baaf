import Rowtrail
import RowtrailLog
import Testing

@Suite("A store that stops logging")
@MainActor
struct StopTests {
  @Test("gives the log back at once after a flush, and may go on with it", .timeLimit(.minutes(5)))
  func atOnce() async throws {
    let folder = Folder()
    let path = folder.path + "/s.rowlog"
    let options = LogOptions(durability: .process)
    let store = try ListStore(log: path, coding: MachineCoding(), list: machines, options: options)
    for number in 1...300 {
      store.dispatch(.toggleStar(.id(1)))
      #expect(await store.flush() == .logging)
      store.stopLogging()
      let opened = try LogWriter.open(path: path, coding: MachineCoding(), options: options)
      #expect(opened.revision == number)
      try store.keepLog(in: opened)
    }
  }

  @Test("lets a flush that waits be done first", arguments: [LogDurability.full, .process])
  func flushThatWaits(durability: LogDurability) async throws {
    for _ in 0..<100 {
      let disk = SimulatedDisk()
      let options = LogOptions(durability: durability, clock: .none)
      let opened = try LogWriter.openOrCreate("s", MachineCoding(), machines, options, disk)
      let store = ListStore(timeline: try opened.timeline())
      try store.keepLog(in: opened)
      store.dispatch(.toggleStar(.id(1)))
      let log = store.recorder
      let flush = Task { await store.flush() }
      await Task.yield()
      store.stopLogging()
      #expect(await flush.value != .failed(.closed(file: "s"), lastLogged: 1))
      withExtendedLifetime(log) {}
    }
  }

  @Test("is done by another log that takes its place")
  func otherLog() async throws {
    let folder = Folder()
    let path = folder.path + "/s"
    let first = try LogWriter.openOrCreate(path: path, coding: MachineCoding(), list: machines)
    let store = ListStore(timeline: try first.timeline())
    try store.keepLog(in: first)
    store.dispatch(.toggleStar(.id(1)))
    await store.flush()
    try store.beginLog(path: folder.path + "/t", coding: MachineCoding())
    #expect(try LogWriter.open(path: path, coding: MachineCoding()).revision == 1)
    #expect(throws: LogError.closed(file: path)) { try first.writer.sync() }
    store.dispatch(.toggleStar(.id(1)))
    #expect(await store.flush() == .logging)
    #expect(try LogHistory(path: folder.path + "/t", coding: MachineCoding()).list(at: 2) == store.list)
  }

  @Test("joining the writer that a store has already changes nothing")
  func sameWriter() async throws {
    let disk = SimulatedDisk()
    let opened = try LogWriter.openOrCreate("s", MachineCoding(), machines, LogOptions(clock: .none), disk)
    let store = ListStore(timeline: try opened.timeline())
    try store.keepLog(in: opened)
    for _ in 0..<50 {
      store.dispatch(.toggleStar(.id(1)))
      try? store.keepLog(in: opened)
    }
    #expect(await store.flush() == .logging && opened.writer.revision == 50)
  }

  @Test("writes what waits, then gives the log back")
  func whatWaits() async throws {
    let disk = SimulatedDisk()
    let opened = try LogWriter.openOrCreate("s", MachineCoding(), machines, LogOptions(clock: .none), disk)
    let store = ListStore(timeline: try opened.timeline())
    try store.keepLog(in: opened)
    for _ in 0..<2000 { store.dispatch(.toggleStar(.id(1))) }
    store.stopLogging()
    #expect(store.logState == .off)
    while true {
      do {
        let again = try LogWriter.open("s", MachineCoding(), LogOptions(clock: .none), disk)
        #expect(again.revision == 2000)
        break
      } catch LogError.busy {
        await Task.yield()
      }
    }
    #expect(throws: LogError.closed(file: "s")) { try opened.writer.sync() }
  }
}
