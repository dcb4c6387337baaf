import Rowtrail

/// The steps of a scenario that an export writes, one an entry, each tried before it is written.
struct ExportedSteps {
  /// A way to write an entry.
  private struct Candidate {
    let action: TextAction
    /// Why the action is not written as it was dispatched; `nil` where it is.
    var comment: String?
  }

  /// The lines so far.
  private(set) var lines: [String] = []
  /// The entries that are written otherwise because they name a revision before the scenario's first.
  private(set) var rewritten: [ScenarioExport.Rewritten] = []
  /// The history that the scenario has so far.
  private(set) var written: TextTimeline
  private let source: TextTimeline
  private let from: Int
  /// The list that the source has at the revision that was reached.
  private var list: TextList

  init(_ source: TextTimeline, _ start: TextList, from: Int) {
    self.source = source
    self.from = from
    list = start
    written = TextTimeline(start)
  }

  /// Writes a comment.
  mutating func note(_ text: String) { lines.append(ScenarioText.comment(text)) }

  /// Writes the source's next entry.
  ///
  /// - Throws: what of the list after it no scenario can say.
  mutating func add(_ entry: TextEntry) throws(ScenarioText.Unwritable) {
    let before = list
    list.apply(entry.events)
    let same = Candidate(action: shifted(entry.action))
    let reason: ScenarioText.Unwritable?
    do throws(ScenarioText.Unwritable) {
      if try write(same, entry) { return }
      reason = nil
    } catch {
      reason = error
    }
    let why = Self.words(reason, entry.action)
    let number = "revision \(entry.revision) of the log"
    let byIDs = Candidate(
      action: shifted(ExportedTargets(source, entry, from: from).action), comment: "\(number), with ids: \(why)")
    if let isWritten = try? write(byIDs, entry), isWritten { return noteEarlier(entry, reason, isByIDs: true) }
    if entry.isAccepted {
      let events = EventActions.actions(for: entry.events, in: before)
      let batch = Candidate(action: .batch(events), comment: "\(number), as what came of it: \(why)")
      if try write(batch, entry) { return noteEarlier(entry, reason, isByIDs: false) }
    } else {
      let stand = Candidate(
        action: .star(.path(RowPath(section: -1, item: 0))),
        comment: "\(number) was rejected, \(entry.rejection?.reason.rawValue ?? ""); another step that is: \(why)")
      if try write(stand, entry) { return noteEarlier(entry, reason, isByIDs: false) }
    }
    throw reason ?? .namesNothing
  }

  private mutating func noteEarlier(_ entry: TextEntry, _ reason: ScenarioText.Unwritable?, isByIDs: Bool) {
    guard case .negativeRevision? = reason else { return }
    if let one = ScenarioExport.Rewritten(entry, before: from, isByIDs: isByIDs) { rewritten.append(one) }
  }

  /// Why an action is not written as it was dispatched.
  private static func words(_ reason: ScenarioText.Unwritable?, _ action: TextAction) -> String {
    switch (reason, action) {
    case (.negativeRevision, _): "it names a revision before revision 0 here"
    case (let reason?, _): "\(reason)"
    case (nil, .undo), (nil, .redo): "it is about what was done before revision 0 here"
    case (nil, _): "it came to something else in the app"
    }
  }

  /// Writes a step, where it comes to the same list as the entry.
  private mutating func write(_ candidate: Candidate, _ entry: TextEntry) throws(ScenarioText.Unwritable) -> Bool {
    var text = try ScenarioText.step(candidate.action)
    let preview = written.preview(candidate.action)
    guard fits(preview, entry, isExact: candidate.comment == nil), let last = text.popLast() else { return false }
    written.append(preview)
    if let comment = candidate.comment { note(comment) }
    lines += text + [last + ScenarioText.outcome(of: preview, namesOneRow: candidate.action.namesOneRow)]
    return true
  }

  /// Whether what a step would come to is what the entry came to.
  private func fits(_ preview: TextEntry, _ entry: TextEntry, isExact: Bool) -> Bool {
    switch (preview.outcome, entry.outcome) {
    case (.rejected(let one), .rejected(let other)): return !isExact || one.reason == other.reason
    case (.accepted(let events, _), .accepted(let others, _)):
      if events == others { return true }
      var result = written.current
      return result.apply(events) && result == list
    default: return false
    }
  }

  /// The action with revisions as the scenario counts them.
  private func shifted(_ action: TextAction) -> TextAction {
    from > 0 ? action.mappingRevisions { $0.subtracting(from) } : action
  }
}

extension Int {
  /// The difference, or the least integer where that is beyond it.
  fileprivate func subtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? .min : difference
  }
}
