import RowtrailScenarios
import RowtrailLog

/// What the progress line says during one long piece of work, and when it says something new.
struct WorkProgress {
  /// What is counted.
  enum Unit {
    case bytes, entries
  }

  private let total: Int
  private let unit: Unit
  private var pace = ProgressPace()
  private var calls = 0
  /// How many calls are made for each look at the clock.
  private let callsPerLook: Int

  /// The progress over so much, which starts now.
  init(of total: Int, unit: Unit = .bytes, callsPerLook: Int = 1024) {
    self.total = total
    self.callsPerLook = callsPerLook
    self.unit = unit
  }

  /// The progress of reading the rest of a log.
  init<Coding>(of reader: LogReader<Coding>) {
    self.init(of: reader.byteCount + (reader.tail?.count ?? 0))
  }

  /// The line after so much, or `nil` where it is too early for a new one. Most calls cost nothing.
  mutating func line(_ done: Int) -> String? {
    calls += 1
    guard calls % callsPerLook == 0 else { return nil }
    return line(done, at: ContinuousClock.now)
  }

  /// The line after so much at a time.
  mutating func line(_ done: Int, at now: ContinuousClock.Instant) -> String? {
    guard total > 0, done < total, pace.isDue(at: now) else { return nil }
    let share = "\(Int(Double(done) / Double(total) * 100)) %"
    switch unit {
    case .bytes: return "\(done >> 20) of \(total >> 20) MiB, \(share)"
    case .entries: return "\(done) of \(counted(total, "entry", "entries")), \(share)"
    }
  }
}
