import Rowtrail
import RowtrailScenarios

/// A later entry that turned out otherwise when its action was dispatched again.
struct Divergence: Sendable {
  /// The revision that it led to before, and the one that it leads to now.
  let before: Int
  let after: Int
  /// The action as it was dispatched again.
  let action: TextAction
  /// What is different, in words.
  let words: String
  /// Whether it is known to be different.
  let isKnown: Bool

  /// What is different between an entry and what came of it again, or `nil` where nothing is that matters: places may
  /// differ, since other rows are there.
  init?(_ old: TextEntry, _ new: TextEntry) {
    guard let words = Self.difference(old, new) else { return nil }
    self.init(old, new, words, isKnown: true)
  }

  /// That it is not known what comes of an entry.
  ///
  /// - Parameter why: what it has to do with what was before the history's beginning.
  init(_ old: TextEntry, _ new: TextEntry, unknown why: String) {
    let standing = new.outcome == old.outcome ? "; taken as recorded" : ""
    self.init(old, new, "not known here: \(why) before the log's beginning\(standing)", isKnown: false)
  }

  private init(_ old: TextEntry, _ new: TextEntry, _ words: String, isKnown: Bool) {
    before = old.revision
    after = new.revision
    action = new.action
    self.words = words
    self.isKnown = isKnown
  }

  private static func difference(_ old: TextEntry, _ new: TextEntry) -> String? {
    switch (old.outcome, new.outcome) {
    case (.accepted, .rejected(let reason)): return "was accepted\(on(old)), is rejected: \(reason)"
    case (.rejected(let reason), .accepted):
      return "was rejected as \(reason.reason.rawValue), is accepted\(on(new))"
    case (.rejected(let was), .rejected(let now)):
      return was.reason == now.reason ? hazards(old, new) : "was rejected as \(was.reason.rawValue), is now: \(now)"
    case (.accepted(let was, let changed), .accepted(let now, let changes)):
      if was == now, changed == changes, old.row == new.row { return hazards(old, new) }
      if old.row != new.row { return "reached \(id(old.row)), reaches \(id(new.row))" }
      if changed != changes { return changed ? "changed the list, changes nothing" : "changed nothing, \(did(new))" }
      return Contrast(old, new).words ?? hazards(old, new)
    }
  }

  private static func hazards(_ old: TextEntry, _ new: TextEntry) -> String? {
    guard old.hazards.count != new.hazards.count else { return nil }
    if new.hazards.isEmpty { return "was a hazard, is none" }
    if old.hazards.isEmpty { return "is a hazard: " + new.hazards.map(HazardText.sentence).joined(separator: "; ") }
    return "had \(counted(old.hazards.count, "hazard")), has \(new.hazards.count)"
  }

  private static func on(_ entry: TextEntry) -> String { entry.row.map { " on " + ScenarioText.id($0) } ?? "" }

  private static func id(_ id: String?) -> String { id.map { ScenarioText.id($0) } ?? "no row" }

  private static func did(_ entry: TextEntry) -> String {
    guard let first = entry.events.first else { return "nothing happened" }
    let more = entry.events.count - 1
    return EntryText.words(first) + (more > 0 ? " and \(more) more" : "")
  }
}
