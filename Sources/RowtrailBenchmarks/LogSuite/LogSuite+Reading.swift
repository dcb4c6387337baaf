import Rowtrail
import RowtrailLog

extension LogSuite {
  /// Every line checked and every event folded, by processor time.
  mutating func measureFolding(rows: Int, isMixed: Bool, aim: Double) throws(LogError) {
    let name = "verify and fold \(isMixed ? "mixed entries" : "stars"), \(rows) rows"
    guard wants(name) else { return }
    let count = options.isQuick ? 100_000 : 500_000
    var workload = LogWorkload(rows: rows, isMixed: isMixed)
    try workload.write(path, count, LogOptions(clock: .system, checkpoints: .never))
    defer { folder.clear() }
    var ours: [Double] = []
    var plain: [Double] = []
    for _ in 0..<(options.isQuick ? 3 : 5) {
      let reader = try LogReader(path: path, coding: TextCoding())
      var start = CPUClock.now
      try reader.advance()
      ours.append(Double(count) / Double(CPUClock.now - start) * 1e9)
      guard reader.revision == count else { return }
      let bytes = BareFile.bytes(of: path)
      start = CPUClock.now
      let lines = PlainLog.trees(bytes)
      plain.append(Double(lines) / Double(CPUClock.now - start) * 1e9)
    }
    record(
      LogMeasured(
        name: name, unit: .perSecond, ours: Self.median(ours), beside: ("each line as a tree", Self.median(plain)),
        aim: aim))
  }

  /// Opening a long log, and jumping about in it, by processor time.
  mutating func measureJumps() throws(LogError) {
    guard wants("open") || wants("jump") else { return }
    let (rows, count) = (10_000, options.isQuick ? 100_000 : 1_000_000)
    var workload = LogWorkload(rows: rows, isMixed: true)
    try workload.write(path, count, LogOptions(clock: .system))
    defer { folder.clear() }
    var opened: [Double] = []
    for _ in 0..<7 {
      let start = CPUClock.now
      let log = try LogWriter.open(path: path, coding: TextCoding())
      opened.append(Double(CPUClock.now - start) / 1e6)
      try log.writer.close()
    }
    record(
      LogMeasured(
        name: "open, \(rows) rows and \(count) entries", unit: .milliseconds, ours: Self.median(opened), beside: nil,
        aim: 50))
    let history = try LogHistory(path: path, coding: TextCoding())
    var random = SeededGenerator(seed: 1)
    var jumps: [Double] = []
    for _ in 0..<51 {
      let revision = random.below(count)
      let start = CPUClock.now
      _ = try history.list(at: revision)
      jumps.append(Double(CPUClock.now - start) / 1e6)
    }
    let worst = jumps.max() ?? 0
    record(
      LogMeasured(
        name: "jump to any revision of it", unit: .milliseconds, ours: Self.median(jumps), beside: ("slowest", worst),
        aim: 20))
  }

  /// How much memory reading a log of 1 GB takes beside its list.
  mutating func measureMemory() throws(LogError) {
    let name = "memory while a log of 1 GB is read, beside the list"
    guard wants(name) else { return }
    var workload = LogWorkload(rows: 1000, isMixed: false)
    let log = try LogWriter.create(
      path: path, coding: TextCoding(), list: workload.list, options: LogOptions(clock: .system, checkpoints: .never))
    while log.byteCount < 1_000_000_000 {
      try log.append(workload.entries(1000).map { LogRecord($0) }, durability: .process)
    }
    try log.close()
    defer { folder.clear() }
    let reader = try LogReader(path: path, coding: TextCoding())
    guard let before = MemoryGauge.now else { return }
    var most = 0
    while try reader.next() != nil {
      if reader.revision % 500_000 == 0 { most = max(most, (MemoryGauge.now ?? before).resident - before.resident) }
    }
    record(LogMeasured(name: name, unit: .megabytes, ours: Double(most) / 1e6, beside: nil, aim: 100))
  }
}
