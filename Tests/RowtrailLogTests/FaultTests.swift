import Rowtrail
import RowtrailLog
import Testing

@Suite("Every call may fail")
struct FaultTests {
  static let codes = [LogIOFailure.ioError, LogIOFailure.noSpace, LogIOFailure.interrupted]

  /// Every call of a run fails, once or from then on, with each error; what was acknowledged is there afterwards.
  @Test(arguments: codes, [false, true])
  func everyCall(code: Int32, isForEver: Bool) throws {
    let history = History.made(20, seed: 10)
    var call = 0
    while true {
      let plan = SimulatedDisk.Plan(fault: .error(code), call: call, isForEver: isForEver)
      var run = CrashRun(history, SimulatedDisk(seed: UInt64(call), plan: plan))
      run.write(seed: 3)
      try run.check(powerCut: false, "call \(call) fails with \(code)")
      try run.check(powerCut: true, "call \(call) fails with \(code), then the power")
      if run.disk.calls <= call { break }
      call += 1
    }
    #expect(call > 30)
  }

  /// Every write is short, once or from then on, by every length.
  @Test(arguments: [false, true])
  func shortWrites(isForEver: Bool) throws {
    let history = History.made(10, seed: 10)
    for call in 0..<14 {
      for length in [1, 2, 7, 100, 511] {
        let plan = SimulatedDisk.Plan(fault: .short(length), call: call, isForEver: isForEver, operations: [.write])
        var run = CrashRun(history, SimulatedDisk(plan: plan))
        run.write(seed: 7)
        #expect(run.errors.isEmpty)
        #expect(run.acknowledged == 10)
        try run.check(powerCut: false, "write \(call) is cut to \(length)")
      }
    }
  }

  @Test
  func afterAFailedSyncTheWriterRefuses() throws {
    let history = History.made(3, seed: 1)
    let disk = SimulatedDisk()
    let log = try LogWriter.create("p", TextCoding(), history.start, 0, LogOptions(clock: .none), disk)
    try log.append(history.entries[0])
    disk.state.withLock {
      $0.plan = SimulatedDisk.Plan(fault: .error(LogIOFailure.ioError), call: 0, operations: [.sync])
      $0.calls = 0
    }
    let failure = LogIOFailure(.sync, "p", LogIOFailure.ioError)
    #expect(throws: LogError.io(failure)) { try log.append(history.entries[1]) }
    #expect(throws: LogError.poisoned(failure)) { try log.append(history.entries[2]) }
    #expect(throws: LogError.poisoned(failure)) { try log.append(history.entries[1], durability: .process) }
    #expect(log.failure == failure)
  }

  @Test
  func afterAFailedWriteTheNextMaySucceed() throws {
    let history = History.made(3, seed: 1)
    let disk = SimulatedDisk()
    let log = try LogWriter.create("p", TextCoding(), history.start, 0, LogOptions(clock: .none), disk)
    let length = log.byteCount
    disk.state.withLock {
      $0.plan = SimulatedDisk.Plan(fault: .error(LogIOFailure.noSpace), call: 0, operations: [.write])
      $0.calls = 0
    }
    #expect(throws: LogError.io(LogIOFailure(.write, "p", LogIOFailure.noSpace))) {
      try log.append(history.entries[0])
    }
    #expect(disk["p"]?.count == length)
    for entry in history.entries { try log.append(entry) }
    #expect(log.revision == 3)
  }
}
