import Rowtrail

extension LineDecoder.EntryDraft {
  /// The record of what was read and of the events that happened; `nil` where the action was not read.
  func record(_ events: [LineDecoder.Event]) -> LineDecoder.Record? {
    guard let action else { return nil }
    let outcome: Entry<Coding.SectionID, Coding.Item>.Outcome
    if let rejection {
      outcome = .rejected(rejection)
    } else {
      outcome = .accepted(events, changed: changed ?? !events.isEmpty)
    }
    let entry = Entry(revision: revision, action: action, outcome: outcome, row: row, hazards: hazards, cause: cause)
    return LogRecord(entry, time: time, other: other)
  }
}
