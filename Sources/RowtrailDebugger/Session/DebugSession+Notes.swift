import RowtrailLog
import RowtrailScenarios

extension DebugSession {
  /// What the log says of an entry beside what it did: when that was.
  func notes(of revision: Int) -> [String] {
    var lines: [String] = []
    if let notes, revision <= history.fork ?? .max {
      let index = revision - history.timeline.firstRevision - 1
      if notes.times.indices.contains(index), let time = notes.times[index] { lines.append("at \(time)") }
    }
    return lines
  }
}
