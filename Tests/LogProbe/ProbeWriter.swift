import Rowtrail
import RowtrailLog

/// Writes the history, and goes on after errors as an app would: the same entry again, or the log opened again.
struct ProbeWriter {
  private static let attempts = 20
  private let path: String
  private let history: TextTimeline
  private let options: LogOptions
  private var acknowledged = -1

  init(_ path: String, _ count: Int, _ durability: LogDurability) {
    self.path = path
    history = ProbeHistory.timeline(count)
    options = LogOptions(durability: durability, clock: .none, checkpoints: .growth(1, minimum: 600))
  }

  /// 0 where all entries were written.
  mutating func run() -> Int32 {
    var log: LogWriter<TextCoding>?
    for _ in 0..<Self.attempts {
      do throws(LogError) {
        if log == nil { log = try opened() }
        guard let writer = log else { return 1 }
        acknowledge(writer.revision)
        while writer.revision < history.revision {
          try writer.append(history.entries[writer.revision])
          acknowledge(writer.revision)
        }
        try writer.close()
        return 0
      } catch {
        say("\(error)", to: 2)
        if log?.failure != nil { log = nil }
      }
    }
    return 1
  }

  private func opened() throws(LogError) -> LogWriter<TextCoding> {
    try LogWriter.openOrCreate(path: path, coding: TextCoding(), list: ProbeHistory.start, options: options).writer
  }

  private mutating func acknowledge(_ revision: Int) {
    guard revision > acknowledged else { return }
    acknowledged = revision
    say("\(revision)")
  }
}
