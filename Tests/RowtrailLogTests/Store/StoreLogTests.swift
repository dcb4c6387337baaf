import Dispatch
import Observation
import Rowtrail
import RowtrailLog
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A store with a log")
@MainActor
struct StoreLogTests {
  private let options = LogOptions(clock: .none, checkpoints: .growth(1, minimum: 2000))
  private let coding = MachineCoding()

  /// The log of a store on a simulated disk, joined as the initializer does it.
  private func opened(_ disk: SimulatedDisk) throws(LogError) -> LogWriter<MachineCoding>.Opened {
    try LogWriter.openOrCreate("s", coding, machines, options, disk)
  }

  private func store(_ disk: SimulatedDisk) throws -> ListStore<Zone, Machine> {
    let opened = try opened(disk)
    let store = ListStore(timeline: try opened.timeline())
    try store.keepLog(in: opened)
    return store
  }

  private func entries(_ disk: SimulatedDisk) throws -> [Entry<Zone, Machine>] {
    let reader = try LogReader(try disk.open("s", .read)) { _ in coding }
    var entries: [Entry<Zone, Machine>] = []
    while let record = try reader.next() { entries.append(record.entry) }
    return entries
  }

  @Test("after a crash the app gets its list back, its own actions are in the log")
  func oneLine() async throws {
    let folder = Folder()
    let path = folder.path + "/machines.rowlog"
    var store = try ListStore(log: path, coding: coding, list: machines)
    store.dispatch(.retire(2), by: MachineActions())
    store.dispatch(.rename(1, "Kitsune"), by: MachineActions())
    store.dispatch(.retire(2), by: MachineActions())
    store.undo()
    #expect(await store.flush() == .logging)
    #expect(store.loggedRevision == 4)
    let before = store.timeline
    #expect(throws: LogError.busy(file: path)) { try ListStore(log: path, coding: coding, list: machines) }
    store.stopLogging()
    #expect(store.logState == .off)
    // The log closes when the queue lets go of it.
    for _ in 0..<1000 where (try? LogWriter.open(path: path, coding: coding)) == nil { usleep(1000) }
    store = try ListStore(log: path, coding: coding, list: ListState(), history: 3)
    #expect(store.list == before.current && store.revision == 4 && store.timeline.firstRevision == 1)
    #expect(Array(store.timeline.entries) == Array(before.entries.suffix(3)))
    #expect(store.dispatch(.redo).isAccepted)
    #expect(store.list.row(1)?.item.name == "Kitsune")
    await store.flush()
    let reader = try LogReader(path: path, coding: coding)
    #expect(try reader.next()?.entry == before.entries[0])
    #expect(before.entries[0].cause == AppAction("retire", payload: "retire(2)"))
    #expect(try reader.next()?.entry.cause?.name == "rename")
    let refused = try #require(try reader.next()?.entry)
    #expect(refused.cause?.name == "retire" && refused.rejection?.subject == "2 is starred")
  }

  @Test("every command works on it without the app")
  func asText() async throws {
    let disk = SimulatedDisk()
    let store = try store(disk)
    store.dispatch(.rename(2, "Nekomata"), by: MachineActions())
    await store.flush()
    let reader = try LogReader(try disk.open("s", .read)) { TextCoding(viewing: $0) }
    let entry = try #require(try reader.next()?.entry)
    #expect(entry.cause == AppAction("rename", payload: "rename(2, \"Nekomata\")"))
    let fields = [TextItem.Field("cores", "1"), TextItem.Field("load", "0.1")]
    #expect(reader.list.row("2")?.item == TextItem("2", title: "Nekomata", fields: fields))
    #expect(reader.list.row("7")?.item.title == "Tora")
  }

  @Test("entries come in order, however fast, and flush waits for all")
  func order() async throws {
    let disk = SimulatedDisk()
    let store = try store(disk)
    for number in 0..<5000 {
      store.dispatch(.toggleStar(.id([1, 2, 7, 8][number % 4])))
      if number % 1000 == 999 {
        await store.flush()
        #expect(store.loggedRevision == number + 1)
      }
    }
    await store.flush()
    #expect(try entries(disk) == Array(store.timeline.entries))
  }

  @Test("a store never waits for a disk that hangs")
  func hangingDisk() async throws {
    let disk = SimulatedDisk()
    let store = try store(disk)
    let isHeld = Locked(false)
    let mayGo = Locked(false)
    // The disk is held until every dispatch has returned, by a thread of its own: those of tasks are few.
    DispatchQueue(label: "holder").async {
      disk.state.withLock { _ in
        isHeld.withLock { $0 = true }
        while !mayGo.withLock({ $0 }) { usleep(100) }
      }
    }
    while !isHeld.withLock({ $0 }) { await Task.yield() }
    for _ in 0..<100 { store.dispatch(.toggleStar(.id(1))) }
    #expect(store.logState == .logging && store.loggedRevision == 0)
    mayGo.withLock { $0 = true }
    await store.flush()
    #expect(store.loggedRevision == 100)
  }

  @Test("an error is a state that observers are told of; the list goes on, and is caught up with later")
  func failure() async throws {
    let disk = SimulatedDisk()
    let store = try store(disk)
    store.dispatch(.star(.id(1)))
    await store.flush()
    disk.state.withLock {
      $0.plan = SimulatedDisk.Plan(fault: .error(LogIOFailure.noSpace), call: 0, isForEver: true, operations: [.write])
      $0.calls = 0
    }
    let told = Locked(false)
    withObservationTracking {
      _ = store.logState
    } onChange: {
      told.withLock { $0 = true }
    }
    store.dispatch(.star(.id(2)))
    let failure = StoreLogState.failed(.io(LogIOFailure(.write, "s", LogIOFailure.noSpace)), lastLogged: 1)
    #expect(await store.flush() == failure)
    while !told.withLock({ $0 }) { await Task.yield() }
    #expect(store.logState == failure)
    store.dispatch(.star(.id(7)))
    #expect(store.list.row(7)?.isStarred == true)
    #expect(await store.flush() == failure)

    // The app makes room, and goes on.
    disk.state.withLock { $0.plan = nil }
    store.stopLogging()
    let opened = try reopened(disk)
    #expect(opened.revision == 1)
    try store.keepLog(in: opened)
    store.undo()
    #expect(await store.flush() == .logging)
    #expect(try entries(disk) == Array(store.timeline.entries))
  }

  @Test("a log of another list is refused")
  func otherHistory() async throws {
    let disk = SimulatedDisk()
    let opened = try opened(disk)
    let other = ListStore(ListState(ListSection(Zone.asia, [Machine(id: 1, name: "Kitsu")])))
    let error = LogError.otherHistory(file: "s", revision: 0, store: 0...0)
    #expect(throws: error) { try other.keepLog(in: opened) }
    #expect("\(error)".contains("make the store from this log"))
    // A store that has gone on meanwhile is caught up with.
    let store = ListStore(machines)
    store.dispatch(.star(.id(1)))
    try store.keepLog(in: opened)
    await store.flush()
    #expect(try entries(disk) == Array(store.timeline.entries))
  }

  @Test("what waits is written when the store is gone")
  func storeIsGone() async throws {
    let disk = SimulatedDisk()
    do {
      let store = try store(disk)
      for _ in 0..<200 { store.dispatch(.toggleStar(.id(1))) }
    }
    let opened = try reopened(disk)
    #expect(opened.revision == 200)
  }

  @Test("a store that was killed at any call comes back with everything that it was told is safe", arguments: 0..<40)
  func crash(call: Int) async throws {
    let disk = SimulatedDisk(seed: UInt64(call))
    var safe = 0
    let store = try store(disk)
    disk.state.withLock {
      $0.plan = SimulatedDisk.Plan(fault: .kill(call * 7 % 100), call: call)
      $0.calls = 0
    }
    for number in 0..<12 {
      store.dispatch(.toggleStar(.id([1, 2, 7][number % 3])))
      store.dispatch(.rename(7, "Tora \(number)"), by: MachineActions())
      if await store.flush() == .logging { safe = store.revision }
    }
    #expect(store.revision == 24)
    let after = disk.restarted(powerCut: true)
    let again = try self.store(after)
    #expect(again.revision >= safe)
    #expect(again.list == store.timeline.list(at: again.revision))
    again.dispatch(.star(.id(2)))
    #expect(await again.flush() == .logging)
  }

  /// Opens the log as soon as the writer before has let go of it.
  private func reopened(_ disk: SimulatedDisk) throws -> LogWriter<MachineCoding>.Opened {
    for _ in 0..<5000 {
      do { return try opened(disk) } catch {
        guard case .busy = error else { throw error }
        usleep(1000)
      }
    }
    return try opened(disk)
  }
}
