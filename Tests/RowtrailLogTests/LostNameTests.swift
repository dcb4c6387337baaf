import Rowtrail
import RowtrailLog
import Testing

@Suite("A log that loses its name while it is open")
struct LostNameTests {
  private let history = History.made(6, seed: 1)
  private let lost = LogIOFailure(.find, "p", LogIOFailure.noEntry)

  private func log(_ durability: LogDurability, _ disk: SimulatedDisk) throws -> LogWriter<TextCoding> {
    let options = LogOptions(durability: durability, clock: .none)
    let log = try LogWriter.create("p", TextCoding(), history.start, 0, options, disk)
    try log.append(history.entries[0])
    return log
  }

  @Test("acknowledges nothing more", arguments: [true, false])
  func append(isReplaced: Bool) throws {
    let disk = SimulatedDisk()
    let log = try log(.full, disk)
    if isReplaced { disk["p"] = [] } else { try disk.remove("p") }
    #expect(throws: LogError.io(lost)) { try log.append(history.entries[1]) }
    #expect(throws: LogError.poisoned(lost)) { try log.append(history.entries[2], durability: .process) }
    #expect("\(lost)".hasPrefix("p: the file was removed, renamed or replaced while it was open"))
  }

  @Test("is noticed by a sync, also where nothing is left to write", arguments: [LogDurability.full, .process])
  func sync(durability: LogDurability) throws {
    let disk = SimulatedDisk()
    let log = try log(durability, disk)
    try log.sync()
    try log.sync()
    try disk.rename("p", to: "q")
    #expect(throws: LogError.io(lost)) { try log.sync() }
    #expect(throws: LogError.poisoned(lost)) { try log.sync() }
  }

  @Test("is no matter of a compaction, which gives the name to another file")
  func compaction() throws {
    let disk = SimulatedDisk()
    let log = try log(.full, disk)
    try log.append(history.entries[1])
    try log.compact(from: 1)
    try log.append(history.entries[2])
    try log.sync()
  }

  @Test("is no matter of where the process works: a relative path means what it meant")
  func relativePath() throws {
    let folder = Folder()
    let files = SystemFiles(folder: folder.path)
    let log = try LogWriter.create(
      "p.rowlog", TextCoding(), history.start, 0, LogOptions(clock: .none, checkpoints: .growth(minimum: 1)), files)
    try log.append(history.entries[0])
    try log.append(history.entries[1])
    // The folder may have another name by then.
    let other = folder.path + "-renamed"
    try SystemFiles().rename(folder.path, to: other)
    defer { try? SystemFiles().rename(other, to: folder.path) }
    try log.compact(from: 1)
    try log.append(history.entries[2])
    try log.close()
    #expect(try files.names(besides: "p.rowlog").contains("p.rowlog"))
    #expect(try SystemFiles().identity(of: "p.rowlog") == nil)
    let reader = try LogReader(path: other + "/p.rowlog", coding: TextCoding())
    try reader.advance()
    #expect(reader.header.firstRevision == 1 && reader.revision == 3)
  }

  @Test(
    "is found out before a compaction replaces the log that has the name now",
    arguments: [LogDurability.full, .process])
  func otherLog(durability: LogDurability) throws {
    let disk = SimulatedDisk()
    let log = try log(durability, disk)
    try log.append(history.entries[1])
    try disk.rename("p", to: "archived")
    let other = try LogWriter.create("p", TextCoding(), history.start, 0, LogOptions(clock: .none), disk)
    try other.append(history.entries[0])
    #expect(throws: LogError.io(lost)) { try log.compact(from: 1) }
    #expect(throws: LogError.poisoned(lost)) { try log.append(history.entries[2]) }
    try other.append(history.entries[1])
    try other.close()
    #expect(try disk.identity(of: "p.new") == nil)
  }

  @Test("a store says so after a flush, and goes on in a new log")
  @MainActor
  func store() async throws {
    let folder = Folder()
    let path = folder.path + "/s.rowlog"
    let store = try ListStore(log: path, coding: MachineCoding(), list: machines)
    store.dispatch(.star(.id(1)))
    #expect(await store.flush() == .logging)
    try SystemFiles().remove(path)
    let failure = LogError.io(LogIOFailure(.find, path, LogIOFailure.noEntry))
    #expect(await store.flush() == .failed(failure, lastLogged: 1))
    store.dispatch(.star(.id(2)))
    store.stopLogging()
    try store.beginLog(path: path, coding: MachineCoding())
    store.dispatch(.star(.id(7)))
    #expect(await store.flush() == .logging)
    let history = try LogHistory(path: path, coding: MachineCoding())
    #expect(try history.list(at: 3) == store.list && history.header.firstRevision == 2)
  }
}
