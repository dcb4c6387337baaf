import RowtrailLog
import RowtrailScenarios

extension DebugSession {
  /// When the log says that the entry was dispatched; what a what-if dispatched has no time.
  func time(of revision: Int) -> LogTime? {
    guard let notes, revision <= history.fork ?? .max else { return nil }
    return notes.time(of: revision)
  }

  /// What is known of an entry beside what it did: when that was, and which number it had.
  func notes(of revision: Int) -> [String] {
    var lines = renumbering(revision).map { [$0] } ?? []
    if let time = time(of: revision) { lines.append("at \(time)") }
    return lines
  }
}
