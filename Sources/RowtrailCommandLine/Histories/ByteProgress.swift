import RowtrailLog

/// What the progress line says while a file is read or written, and when it says something new.
struct ByteProgress {
  private let total: Int
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var calls = 0

  private static let quietTime = Duration.milliseconds(300)
  private static let interval = Duration.milliseconds(100)
  /// How many calls are made for each look at the clock.
  private static let callsPerLook = 1024

  /// The progress over so many bytes, which starts now.
  init(of total: Int) {
    self.total = total
    start = ContinuousClock.now
    last = start
  }

  /// The progress of reading the rest of a log.
  init<Coding>(of reader: LogReader<Coding>) {
    self.init(of: reader.byteCount + (reader.tail?.count ?? 0))
  }

  /// The line after so many bytes, or `nil` where it is too early for a new one. Most calls cost nothing.
  mutating func line(_ done: Int) -> String? {
    calls += 1
    guard calls % Self.callsPerLook == 0 else { return nil }
    return line(done, at: ContinuousClock.now)
  }

  /// The line after so many bytes at a time.
  mutating func line(_ done: Int, at now: ContinuousClock.Instant) -> String? {
    guard total > 0, done < total, now - start >= Self.quietTime, now - last >= Self.interval else { return nil }
    last = now
    return "\(done >> 20) of \(total >> 20) MiB, \(Int(Double(done) / Double(total) * 100)) %"
  }
}
