import Rowtrail
import RowtrailLog

extension LogSuite {
  /// One append an entry that survives the process, by processor time; beside it one `write` a line.
  mutating func measureProcessAppends() throws(LogError) {
    let name = "append under .process, one by one"
    guard wants(name) else { return }
    let count = options.isQuick ? 20_000 : 100_000
    var workload = LogWorkload(rows: 1000, isMixed: false)
    let entries = workload.entries(count)
    var ours: [Double] = []
    var bare: [Double] = []
    for _ in 0..<5 {
      let log = try create(workload.list)
      var start = CPUClock.now
      for entry in entries { try log.append(entry, durability: .process) }
      ours.append(Double(count) / Double(CPUClock.now - start) * 1e9)
      try log.close()
      let bytes = BareFile.bytes(of: path)
      let lines = bytes.withUnsafeBufferPointer { PlainLog.lines(of: $0).suffix(count) }
      guard let file = BareFile("\(folder.path)/bare") else { return }
      start = CPUClock.now
      bytes.withUnsafeBytes { buffer in
        for line in lines { _ = file.append(UnsafeRawBufferPointer(rebasing: buffer[line])) }
      }
      bare.append(Double(count) / Double(CPUClock.now - start) * 1e9)
      folder.clear()
    }
    record(
      LogMeasured(
        name: name, unit: .perSecond, ours: Self.median(ours), beside: ("one write a line", Self.median(bare)),
        aim: 400_000))
  }

  /// Appends that survive a power cut; before and after each one, the same bytes by a bare `write` and `fsync`.
  mutating func measureFullAppends(groupsOf size: Int) throws(LogError) {
    let name =
      size == 1 ? "append under .full, one by one, above bare" : "append under .full in groups of \(size), of bare"
    guard wants(name) else { return }
    let count = options.isQuick ? 300 : 2000
    var workload = LogWorkload(rows: 1000, isMixed: false)
    let log = try create(workload.list)
    defer { folder.clear() }
    guard let file = BareFile("\(folder.path)/bare") else { return }
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    var ours: [Double] = []
    var bare: [Double] = []
    func takeOwnTurn(_ group: [LogRecord<String, TextItem>]) throws(LogError) -> Int {
      let before = log.byteCount
      let start = WallClock.now
      try log.append(group, durability: .full)
      ours.append(Double(WallClock.now - start) / 1000)
      return log.byteCount - before
    }
    func takeBareTurn(_ length: Int) {
      let start = WallClock.now
      bytes.withUnsafeBytes { buffer in _ = file.append(UnsafeRawBufferPointer(rebasing: buffer[..<length])) }
      file.sync()
      bare.append(Double(WallClock.now - start) / 1000)
    }
    var length = 170 * size
    for number in 0..<count {
      // Just made, as an app's are.
      let group = workload.entries(size).map { LogRecord($0) }
      if number % 2 == 0 { takeBareTurn(length) }
      length = try takeOwnTurn(group)
      if number % 2 == 1 { takeBareTurn(length) }
    }
    // Each turn is compared with the one beside it: the disk's pace changes in between.
    let pairs = zip(ours, bare)
    if size == 1 {
      record(
        LogMeasured(
          name: name, unit: .microseconds, ours: Self.median(pairs.map { $0 - $1 }),
          beside: ("bare write and fsync", Self.median(bare)), aim: 5))
    } else {
      record(
        LogMeasured(
          name: name, unit: .percent, ours: Self.median(pairs.map { $1 / $0 * 100 }), beside: nil, aim: 75))
    }
  }

  private func create(_ list: TextList) throws(LogError) -> LogWriter<TextCoding> {
    try LogWriter.create(
      path: path, coding: TextCoding(), list: list, options: LogOptions(clock: .system, checkpoints: .never))
  }
}
