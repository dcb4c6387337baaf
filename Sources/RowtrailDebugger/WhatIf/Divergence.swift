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

  /// What is different between an entry and what came of it again, or `nil` where nothing is that matters: places may
  /// differ, since other rows are there.
  init?(_ old: TextEntry, _ new: TextEntry) {
    guard let words = Self.difference(old, new) else { return nil }
    before = old.revision
    after = new.revision
    action = new.action
    self.words = words
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
      if was.map(Deed.init) == now.map(Deed.init) { return hazards(old, new) }
      return "\(did(old)); now \(did(new))"
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

/// What an event did, to whom, without the places that depend on who else is there.
private enum Deed: Equatable {
  case switched([String], Bool)
  case row(String, String, String)
  case edited(String, [String: String?])
  case section(String, String)

  init(_ event: ListEvent<String, TextItem>) {
    self =
      switch event {
      case .starred(let ids, let value), .expanded(let ids, let value): .switched(ids, value)
      case .inserted(let row, let place): .row("inserted", row.id, place.section)
      case .deleted(let row, let place): .row("deleted", row.id, place.section)
      case .moved(let id, _, let to): .row("moved", id, to.section)
      case .edited(let old, let new): .edited(new.id, Self.changes(old, new))
      case .sectionInserted(let section, _): .section("inserted", section.id)
      case .sectionDeleted(let section, _): .section("deleted", section.id)
      case .sectionMoved(let id, _, _): .section("moved", id)
      case .sectionEdited(_, let section): .section("edited", section.id)
      }
  }

  /// What an edit left in the place of something else, by field; the title's name is empty, which no field's is.
  private static func changes(_ old: TextItem, _ new: TextItem) -> [String: String?] {
    var changes: [String: String?] = old.title == new.title ? [:] : ["": new.title]
    for field in new.fields where old[field.name] != field.value { changes[field.name] = .some(field.value) }
    for field in old.fields where new[field.name] == nil { changes.updateValue(nil, forKey: field.name) }
    return changes
  }
}
