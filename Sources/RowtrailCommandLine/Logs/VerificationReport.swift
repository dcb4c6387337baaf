import RowtrailScenarios
import RowtrailLog

/// What a verification says, promise by promise.
struct VerificationReport {
  /// How a promise stands.
  enum Verdict: String {
    /// It holds.
    case holds = "ok"
    /// Something is to be told, and it is no damage.
    case note
    /// It does not hold.
    case broken
  }

  /// A promise, and what was found.
  struct Line {
    let promise: String
    let verdict: Verdict
    let words: String
  }

  /// What was found.
  let found: LogVerification
  /// The promises, in the order in which they are checked.
  let lines: [Line]

  /// Whether the log is sound.
  var isSound: Bool { !lines.contains { $0.verdict == .broken } }

  init(_ found: LogVerification) {
    self.found = found
    let start = "\(counted(found.header.sectionCount, "section")) and \(counted(found.header.rowCount, "row"))"
    var lines = [
      Line(
        promise: "lines", verdict: .holds,
        words:
          "\(counted(found.lineCount, "line")), \(counted(found.byteCount, "byte")): strict JSON, each with the check "
          + "value of its bytes and of the line before"),
      Line(promise: "start", verdict: .holds, words: "\(start), as the header says; every id once"),
      Line(promise: "entries", verdict: .holds, words: Self.entries(found)),
      Line(
        promise: "events", verdict: .holds, words: "each entry's events happen to the list that those before it left"),
    ]
    if let damage = found.damage {
      lines.append(Line(promise: "damage", verdict: .broken, words: "line \(damage.line), \(damage.sentence)"))
    }
    if let first = found.otherChanges.first {
      let which = found.otherChanges.count == 1 ? "1 entry says" : "\(found.otherChanges.count) entries say"
      lines.append(
        Line(
          promise: "changes", verdict: .broken,
          words: "\(which) wrongly whether the list changed, the first at revision \(first)"))
    }
    lines += [Self.actions(found), Self.canonical(found), Self.end(found)]
    lines += found.checkpoints.map(Self.checkpoint)
    self.lines = lines
  }

  private static func entries(_ found: LogVerification) -> String {
    guard found.entryCount > 0 else { return "none; the list is that of revision \(found.lastRevision)" }
    return "revisions \(found.header.firstRevision + 1) to \(found.lastRevision), one after the other"
  }

  private static func actions(_ found: LogVerification) -> Line {
    guard found.header.coding == "text" else {
      return Line(
        promise: "actions", verdict: .note,
        words: "not dispatched again: only the app knows what its own contents come to (coding \(found.header.coding))")
    }
    if let first = found.otherOutcomes.first {
      return Line(
        promise: "actions", verdict: .note,
        words: "\(counted(found.otherOutcomes.count, "action")) dispatched again "
          + "\(found.otherOutcomes.count == 1 ? "leads" : "lead") to something else than was recorded, the first at revision "
          + "\(first)")
    }
    let rest = found.entryCount - found.dispatchedCount
    return Line(
      promise: "actions", verdict: .holds,
      words: "\(counted(found.dispatchedCount, "action")) dispatched again led to what was recorded"
        + (rest > 0 ? "; \(rest) reach back to what is not in the log" : ""))
  }

  private static func canonical(_ found: LogVerification) -> Line {
    guard let first = found.uncanonical.first else {
      return Line(
        promise: "canonical", verdict: .holds, words: "written in the one way in which this history is written")
    }
    return Line(
      promise: "canonical", verdict: .note,
      words:
        "\(counted(found.uncanonical.count, "line or entry", "lines or entries")) written otherwise than this program "
        + "would, the first at line \(first)")
  }

  private static func end(_ found: LogVerification) -> Line {
    if found.damage != nil { return Line(promise: "end", verdict: .note, words: "not reached") }
    guard let tail = found.tail else {
      return Line(promise: "end", verdict: .holds, words: "nothing follows the last entry")
    }
    return Line(promise: "end", verdict: .note, words: tail.sentence)
  }

  private static func checkpoint(_ checkpoint: LogVerification.Checkpoint) -> Line {
    let name = "revision \(checkpoint.file.revision), \(counted(checkpoint.file.byteCount, "byte"))"
    guard let problem = checkpoint.problem else {
      return Line(promise: "checkpoint", verdict: .holds, words: "\(name): its list is that of the history")
    }
    return Line(promise: "checkpoint", verdict: .note, words: "\(name): not used, \(problem.words)")
  }
}

extension LogCheckpointFailure.Problem {
  /// What is wrong with a checkpoint.
  var words: String {
    switch self {
    case .unreadable(let failure): failure.sentence
    case .damaged: "it is damaged"
    case .otherLog: "it belongs to another log, or to what this one was before it was compacted or cut"
    case .unwritable(let error): error.sentence
    }
  }
}
