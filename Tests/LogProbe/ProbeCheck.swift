import Rowtrail
import RowtrailLog

/// Opens logs as the next process would: each must be a prefix of the history with everything acknowledged in it, and be
/// ready for the rest.
struct ProbeCheck {
  private let history: TextTimeline
  private let options = LogOptions(durability: .process, clock: .none)

  init(_ count: Int) { history = ProbeHistory.timeline(count) }

  /// 0 where every log is as it must be.
  func run() -> Int32 {
    var failures = 0
    while let line = readLine() {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let acknowledged = Int(parts[0]), let last = Int(parts[1]) else { return 64 }
      guard let problem = problem(String(parts[2]), acknowledged, last) else { continue }
      say("\(line): \(problem)")
      failures += 1
    }
    return failures == 0 ? 0 : 1
  }

  /// What is wrong with a log of which so many entries were acknowledged, -1 where not even its creation was, and to which
  /// no more than the last one was handed over.
  func problem(_ path: String, _ acknowledged: Int, _ last: Int) -> String? {
    do throws(LogError) {
      let opened = try LogWriter.open(path: path, coding: TextCoding(), options: options)
      guard (acknowledged...last).contains(opened.revision) else {
        return "\(acknowledged) was acknowledged, and \(opened.revision) is there"
      }
      guard opened.list == history.list(at: opened.revision) else { return "another list at \(opened.revision)" }
      try opened.writer.append(history.entries[opened.revision...].map { LogRecord($0) })
      try opened.writer.close()
      let reader = try LogReader(path: path, coding: TextCoding())
      for entry in history.entries {
        guard try reader.next()?.entry == entry else { return "another entry \(entry.revision)" }
      }
      return reader.tail == nil ? nil : "a tail is left"
    } catch {
      if case .io(let failure) = error, failure.operation == .open, failure.isMissing, acknowledged < 0 { return nil }
      return "\(error)"
    }
  }
}

extension LogIOFailure {
  fileprivate var isMissing: Bool { "\(self)".contains("ENOENT") }
}
