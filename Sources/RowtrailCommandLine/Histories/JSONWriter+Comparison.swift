import Rowtrail
import RowtrailScenarios

extension JSONWriter {
  /// Writes where two histories part.
  mutating func comparison(_ comparison: HistoryComparison, _ histories: [RecordedHistory], in paths: [RawPath]) {
    object { writer in
      writer.member("same", comparison.parting == nil)
      writer.key("revision")
      if let parting = comparison.parting { writer.integer(parting.revision) } else { writer.null() }
      writer.member("parting", comparison.parting?.kind.word)
      writer.key("histories")
      writer.array { writer in
        for (path, history) in zip(paths, histories) {
          writer.element()
          writer.object(inline: true) { $0.members(history, in: path, at: comparison.parting) }
        }
      }
      writer.key("differences")
      writer.array { writer in
        for line in comparison.differences?.lines ?? [] {
          writer.element()
          writer.object(inline: true) { writer in
            writer.member("subject", line.subject)
            writer.member("before", line.before)
            writer.member("after", line.after)
            writer.member("words", line.words)
          }
        }
      }
    }
  }

  private mutating func members(
    _ history: RecordedHistory, in path: RawPath, at parting: (revision: Int, kind: HistoryComparison.Parting)?
  ) {
    member("file", path.text)
    member("name", history.name)
    member("first", history.timeline.firstRevision)
    member("last", history.timeline.revision)
    guard let parting, parting.kind == .entry || parting.kind == .end,
      let entry = history.timeline.entry(parting.revision)
    else { return }
    member("action", ScenarioText.summary(of: entry.action))
    member("outcome", entry.isAccepted ? "accepted" : "rejected")
    if let reason = entry.rejection?.reason { member("reason", reason.rawValue) }
    if let row = entry.row { member("row", row) }
    member("happened", EntryText.outcome(entry))
  }
}

extension HistoryComparison.Parting {
  /// The word of JSON results.
  var word: String {
    switch self {
    case .apart: "apart"
    case .start: "start"
    case .entry: "entry"
    case .end: "end"
    }
  }
}
