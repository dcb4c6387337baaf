import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// What is in a log, for people.
struct StatisticsText {
  /// How it may look.
  let style: Style

  private static let columns = 400
  private static let width = 13

  /// The lines.
  func text(_ statistics: LogStatistics, _ checkpoints: [LogCheckpointFile], in path: RawPath) -> String {
    var text = style.paint(path.visible, .strong) + "\n"
    for (name, words) in lines(statistics, checkpoints) {
      let shown = VisibleText.of(words, columns: Self.columns)
      text += "  " + style.paint(name, .quiet) + String(repeating: " ", count: Self.width - name.count) + shown + "\n"
    }
    return text
  }

  private func lines(_ log: LogStatistics, _ checkpoints: [LogCheckpointFile]) -> [(String, String)] {
    var lines = [
      ("format", "version \(log.header.version), coding \(log.header.coding) \(log.header.codingVersion)")
    ]
    if !log.header.metadata.isEmpty { lines.append(("metadata", JSONValue.object(log.header.metadata).description)) }
    lines.append(
      ("revisions", "\(log.header.firstRevision) to \(log.revision), \(counted(log.entries, "entry", "entries"))"))
    if let times = log.times { lines.append(("time", Self.words(times))) }
    lines += [("rows", rows(log)), ("size", size(log))]
    if let largest = log.largest {
      let mean = log.entryBytes / max(log.entries, 1)
      lines.append(
        ("entries", "\(counted(mean, "byte")) on average, the largest \(largest.bytes) (revision \(largest.revision))"))
    }
    lines.append(("checkpoints", self.checkpoints(checkpoints)))
    guard log.entries > 0 else { return lines }
    lines += [
      ("outcomes", outcomes(log)), ("hazards", hazards(log)),
      ("actions", Self.list(LogStatistics.sorted(log.actions), of: log.entries)),
    ]
    if !log.appActions.isEmpty { lines.append(("app actions", Self.list(LogStatistics.sorted(log.appActions)))) }
    let touched = log.mostTouched.map { (ScenarioText.id($0.name), $0.count) }
    if !touched.isEmpty { lines.append(("most touched", Self.list(touched.map { (name: $0.0, count: $0.1) }))) }
    return lines
  }

  private static func words(_ times: (first: LogTime, last: LogTime)) -> String {
    let minutes = (times.last.milliseconds - times.first.milliseconds) / 60_000
    let (days, hours) = (minutes / 1440, minutes / 60 % 24)
    let length = [(days, "d"), (hours, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let span = length.isEmpty ? "less than a minute" : length.joined(separator: " ")
    return "\(times.first) to \(times.last), \(span)"
  }

  private func rows(_ log: LogStatistics) -> String {
    let (first, last) = log.sizes
    var words = "\(counted(first.rows, "row")) in \(counted(first.sections, "section")) at the start"
    if log.entries > 0 { words += ", \(last.rows) in \(last.sections) at the end" }
    if log.most.rows > max(first.rows, last.rows) { words += "; most \(log.most.rows) (revision \(log.most.revision))" }
    return words
  }

  private func size(_ log: LogStatistics) -> String {
    let share = Self.share(log.startBytes, of: log.bytes)
    return "\(counted(log.bytes, "byte")) in \(counted(log.lines, "line")), \(share) of it the starting list"
  }

  private func checkpoints(_ checkpoints: [LogCheckpointFile]) -> String {
    guard let last = checkpoints.last else { return "none" }
    let bytes = checkpoints.reduce(0) { $0 + $1.byteCount }
    return "\(checkpoints.count), \(counted(bytes, "byte")), the newest of revision \(last.revision)"
  }

  private func outcomes(_ log: LogStatistics) -> String {
    var words = "\(log.changed) changed the list"
    if log.unchanged > 0 { words += ", \(log.unchanged) changed nothing" }
    if log.rejected > 0 { words += ", \(log.rejected) rejected (\(Self.list(log.sortedRejections)))" }
    return words
  }

  private func hazards(_ log: LogStatistics) -> String {
    guard log.hazardCount > 0 else { return "none" }
    return "\(log.hazardCount) in \(counted(log.hazardEntries, "entry", "entries")): "
      + Self.list(LogStatistics.sorted(log.hazards))
  }

  /// Names with their counts, and shares of a whole.
  private static func list(_ counts: [(name: String, count: Int)], of whole: Int? = nil) -> String {
    counts.map { name, count in
      "\(name) \(count)" + (whole.map { " (\(share(count, of: $0)))" } ?? "")
    }.joined(separator: ", ")
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    "\(Int((Double(part) / Double(max(whole, 1)) * 100).rounded())) %"
  }
}
