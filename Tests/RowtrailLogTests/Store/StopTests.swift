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
