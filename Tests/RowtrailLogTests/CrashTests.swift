import Rowtrail
import RowtrailLog
import Testing

/// A run of a writer on a simulated disk, and what the next process must find.
struct CrashRun {
  static let path = "c.rowlog"
  let history: History
  let disk: SimulatedDisk
  /// The revision of the last entry whose append returned; -1 where not even the creation did.
  private(set) var acknowledged = -1
  /// The last of them under `.full`.
  private(set) var durable = -1
  /// The revision of the last entry that was handed over.
  private(set) var handedOver = 0
  private(set) var errors: [LogError] = []

  init(_ history: History, _ disk: SimulatedDisk) {
    self.history = history
    self.disk = disk
  }

  /// Creates the log and appends the history: one entry or several at a time, under either durability, with an occasional
  /// close and open, going on after errors as an app would.
  mutating func write(seed: UInt64, durability: LogDurability? = nil, alone: Bool = false) {
    var random = SeededGenerator(seed: seed)
    var log: LogWriter<TextCoding>?
    var attempts = 0
    while acknowledged < history.entries.count, attempts < history.entries.count * 3 + 10, !disk.isDead {
      attempts += 1
      do throws(LogError) {
        if log == nil { log = try opened() }
        guard let writer = log else { break }
        if random.once(in: 12) {
          try writer.close()
          log = nil
          continue
        }
        let first = writer.revision
        if first > acknowledged { acknowledged = first }
        let count = alone ? 1 : random.once(in: 3) ? 1 + random.below(6) : 1
        let batch = history.entries[first..<min(first + count, history.entries.count)]
        guard !batch.isEmpty else { break }
        let kind = durability ?? (random.once(in: 2) ? .full : .process)
        handedOver = max(handedOver, first + batch.count)
        try writer.append(batch.map { LogRecord($0) }, durability: kind)
        acknowledged = first + batch.count
        if kind == .full { durable = acknowledged }
      } catch {
        errors.append(error)
        if case .poisoned = error { log = nil }
        if log?.failure != nil { log = nil }
      }
    }
  }

  private mutating func opened() throws(LogError) -> LogWriter<TextCoding> {
    let options = LogOptions(clock: .none, checkpoints: .growth(1, minimum: 2000))
    if disk.paths.contains(Self.path) {
      return try LogWriter.open(Self.path, TextCoding(), options, disk).writer
    }
    let log = try LogWriter.create(Self.path, TextCoding(), history.start, 0, options, disk)
    acknowledged = max(acknowledged, 0)
    durable = max(durable, 0)
    return log
  }

  /// Opens the log as the next process, and checks that it is a prefix of what was asked for with everything
  /// acknowledged in it; then goes on with it to the end.
  func check(powerCut: Bool, goesOn: Bool = true, _ note: String) throws {
    try check(disk.restarted(powerCut: powerCut), due: powerCut ? durable : acknowledged, goesOn: goesOn, note)
  }

  /// The same for what a disk may have become.
  func check(_ disk: SimulatedDisk, due: Int, goesOn: Bool, _ note: String) throws {
    guard disk.paths.contains(Self.path) else {
      #expect(due < 0, "\(note): the log is gone")
      return
    }
    let opened: LogWriter<TextCoding>.Opened
    do {
      opened = try LogWriter.open(Self.path, TextCoding(), LogOptions(clock: .none), disk)
    } catch {
      Issue.record("\(note): \(error)")
      return
    }
    let revision = opened.writer.revision
    #expect(revision >= due, "\(note): \(revision) of \(due) acknowledged")
    #expect(revision <= handedOver, "\(note): more than was handed over")
    #expect(opened.list == history.timeline.list(at: revision), "\(note): another list")
    if let tail = opened.tail { #expect(disk[tail.keptAs ?? ""]?.count == tail.count, "\(note): the tail is not kept") }
    guard goesOn else { return }
    try opened.writer.append(history.entries[revision...].map { LogRecord($0) })
    try opened.writer.close()
    let reader = try LogReader(try disk.open(Self.path, .read)) { TextCoding(viewing: $0) }
    for entry in history.entries {
      let read = try reader.next()
      #expect(read?.entry == entry, "\(note): another entry \(entry.revision)")
    }
    #expect(reader.tail == nil, "\(note): a tail is left")
  }
}

@Suite("What was acknowledged is there after every crash")
struct CrashTests {
  /// 10,000 seeds, each of which decides what is written how, when the power is cut, and what of it the disk keeps.
  @Test(arguments: 0..<20)
  func powerCuts(part: UInt64) throws {
    let short = History.flags(7)
    let long = History.made(12, seed: part)
    for seed in part * 500..<(part + 1) * 500 {
      var random = SeededGenerator(seed: seed)
      let plan = SimulatedDisk.Plan(fault: .kill(random.below(400)), call: random.below(60))
      var run = CrashRun(seed % 10 == 0 ? long : short, SimulatedDisk(seed: seed, plan: plan))
      run.write(seed: seed)
      try run.check(powerCut: true, goesOn: seed % 4 == 0, "seed \(seed)")
    }
  }

  /// A process killed at every byte of every write of a log of fifty entries.
  @Test
  func killedAtEveryByte() throws {
    let history = History.flags(50)
    let whole = SimulatedDisk()
    var run = CrashRun(history, whole)
    run.write(seed: 1, durability: .full, alone: true)
    #expect(run.acknowledged == 50)
    var kills = 0
    for (call, length) in whole.writeLengths.enumerated() {
      let plan = SimulatedDisk.Plan(fault: .kill(length), call: call, operations: [.write])
      var killed = CrashRun(history, SimulatedDisk(plan: plan))
      killed.write(seed: 1, durability: .full, alone: true)
      #expect(killed.disk.isDead)
      for byte in 0...length {
        let disk = killed.disk.restarted(powerCut: false)
        disk.takeBackWrite(to: byte)
        try killed.check(
          disk, due: killed.acknowledged, goesOn: byte % 16 == 0, "write \(call), byte \(byte)")
        kills += 1
      }
    }
    #expect(kills > 5000)
  }
}
