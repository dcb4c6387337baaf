import Rowtrail
import RowtrailDebugger
import RowtrailLog
import RowtrailScenarios

extension LogSuite {
  /// The debugger over a long log without checkpoints, by processor time; beside the opening, what it takes to make each
  /// entry at once.
  mutating func measureDebugger() throws(LogError) {
    guard wants("debugger") else { return }
    let (rows, count) = (10_000, options.isQuick ? 100_000 : 1_000_000)
    var workload = LogWorkload(rows: rows, isMixed: true)
    try workload.write(path, count, LogOptions(clock: .system, checkpoints: .never))
    defer { folder.clear() }
    var (opened, plain): ([Double], [Double]) = ([], [])
    for _ in 0..<(options.isQuick ? 1 : 3) {
      var start = CPUClock.now
      _ = DebugSession(try RecordedHistory(log: path), name: "log")
      opened.append(Self.milliseconds(since: start))
      start = CPUClock.now
      _ = try LogReader(path: path, coding: TextCoding()).readTimeline()
      plain.append(Self.milliseconds(since: start))
    }
    record(
      LogMeasured(
        name: "debugger: open, \(rows) rows and \(count) entries", unit: .milliseconds, ours: Self.median(opened),
        beside: ("every entry made", Self.median(plain)), aim: 1000))
    var session = DebugSession(try RecordedHistory(log: path), name: "log")
    var random = SeededGenerator(seed: 2)
    let jumps = (0..<101).map { _ in Self.milliseconds(&session, "goto \(random.below(count))") }
    _ = session.execute("goto \(count / 2)")
    let steps = (0..<20_000).map { Self.milliseconds(&session, $0 < 10_000 ? "next" : "back") }
    _ = session.execute("goto \(count / 2)")
    let back = (0..<20_000).map { _ in Self.milliseconds(&session, "back") }
    let first = Self.milliseconds(&session, "find \"row-\(rows / 2)\".starred")
    let all: [(String, [Double], Double)] = [("goto", jumps, 20), ("next and back", steps + back, 1)]
    for (name, figures, aim) in all {
      record(
        LogMeasured(
          name: "debugger: \(name), the slowest", unit: .milliseconds, ours: figures.max() ?? 0,
          beside: ("median", Self.median(figures)), aim: aim))
    }
    record(
      LogMeasured(name: "debugger: the first find", unit: .milliseconds, ours: first, beside: nil, aim: 2000))
  }

  private static func milliseconds(_ session: inout DebugSession, _ line: String) -> Double {
    let start = CPUClock.now
    _ = session.execute(line)
    return milliseconds(since: start)
  }

  private static func milliseconds(since start: Int) -> Double { Double(CPUClock.now - start) / 1e6 }
}
