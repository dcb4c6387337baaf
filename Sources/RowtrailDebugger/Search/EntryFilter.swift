import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// Which entries are to be listed.
struct EntryFilter: Sendable {
  /// What came of an entry, as far as it can be asked for.
  enum Outcome: String, CaseIterable {
    case accepted, rejected, unchanged, hazard
  }

  private var actions: Set<String> = []
  private var outcomes: Set<Outcome> = []
  private var reasons: Set<Rejection.Reason> = []
  /// The row that they are about.
  var row: String?

  /// Whether every entry is to be listed.
  var isEmpty: Bool { actions.isEmpty && outcomes.isEmpty && reasons.isEmpty && row == nil }

  /// The words of actions.
  private static let actionWords = Scenario.stepWords

  /// Every word that says a kind of entry.
  static var words: [String] {
    actionWords + Outcome.allCases.map(\.rawValue) + Rejection.Reason.allCases.map(\.rawValue)
  }

  /// Takes in a word, or says `false` where it means no kind of entry.
  mutating func add(_ word: String) -> Bool {
    if Self.actionWords.contains(word) {
      actions.insert(word)
    } else if let outcome = Outcome(rawValue: word) {
      outcomes.insert(outcome)
    } else if let reason = Rejection.Reason(rawValue: word) {
      reasons.insert(reason)
    } else {
      return false
    }
    return true
  }

  /// What was probably meant by a word that means no kind of entry.
  static func meant(by word: String) -> String? {
    if let near = suggestion(for: word, among: words + ["on"]) { return near }
    return switch word.lowercased() {
    case "hazards", "hazardous": "hazard"
    case "failed", "refused", "rejections", "errors": "rejected"
    case "ok", "done", "successful": "accepted"
    case "deletions", "deleted", "removed", "remove", "swiped", "swipe": "delete"
    case "moved", "moves", "drag": "move"
    case "starred", "stars", "favourite", "favorite": "star"
    case "expanded", "open": "expand"
    case "inserted", "insertions", "added", "add": "insert"
    case "edited", "edits", "changed": "edit"
    case "undone", "undos": "undo"
    case "reloads", "refresh", "sync": "reload"
    case "row", "of", "about": "on"
    default: nil
    }
  }

  /// Whether an entry is of the kinds that are to be listed, whichever row it is about.
  func matches(_ entry: TextEntry) -> Bool {
    for outcome in outcomes where !Self.has(entry, outcome) { return false }
    if !reasons.isEmpty {
      guard let rejection = entry.rejection, reasons.contains(rejection.reason) else { return false }
    }
    return actions.isEmpty || hasAction(entry.action)
  }

  /// Whether an entry may be one, as far as its outline says: others need not be read.
  func canMatch(_ outline: EntryOutline) -> Bool {
    if !reasons.isEmpty, !outline.contains(.rejected) { return false }
    // A batch that holds one is refused, and listed.
    if actions == ["undo"], outline.isDisjoint(with: [.undo, .rejected]) { return false }
    if actions == ["redo"], outline.isDisjoint(with: [.redo, .rejected]) { return false }
    return outcomes.allSatisfy { outcome in
      switch outcome {
      case .accepted: !outline.contains(.rejected)
      case .rejected: outline.contains(.rejected)
      case .unchanged: outline.isDisjoint(with: [.rejected, .changed])
      case .hazard: outline.contains(.hazard)
      }
    }
  }

  private static func has(_ entry: TextEntry, _ outcome: Outcome) -> Bool {
    switch outcome {
    case .accepted: entry.isAccepted
    case .rejected: !entry.isAccepted
    case .unchanged: entry.isAccepted && !entry.didChange
    case .hazard: !entry.hazards.isEmpty
    }
  }

  private func hasAction(_ action: TextAction) -> Bool {
    if case .batch(let inner) = action, inner.contains(where: hasAction) { return true }
    let word = action.keyword
    if actions.contains(word) { return true }
    return word.split(whereSeparator: { $0 == "-" || $0 == " " }).contains { actions.contains(String($0)) }
  }
}
