import Rowtrail
import RowtrailScenarios

/// What is different between the events of an entry and those that came of its action again: of all that is the same on
/// both sides nothing.
struct Contrast {
  private let old: [ListEvent<String, TextItem>]
  private let new: [ListEvent<String, TextItem>]

  init(_ old: TextEntry, _ new: TextEntry) {
    (self.old, self.new) = (old.events, new.events)
  }

  /// The first difference in words; `nil` where there is none that matters.
  var words: String? {
    let (was, now) = (old.map(Deed.init), new.map(Deed.init))
    guard was != now else { return nil }
    let start = zip(was, now).prefix { $0 == $1 }.count
    let room = min(was.count, now.count) - start
    let end = zip(was.reversed(), now.reversed()).prefix(room).prefix { $0 == $1 }.count
    let (before, after) = (start..<was.count - end, start..<now.count - end)
    if after.isEmpty { return "\(did(old[before])) as well; not now" }
    if before.isEmpty { return "now \(did(new[after])) as well" }
    if before.count == 1, after.count == 1 {
      switch (was[start], now[start]) {
      case (.switched(let before, let word), .switched(let after, let other)) where word == other:
        return switched(before, after, word)
      case (.edited(let id, let before), .edited(let other, let after)) where id == other:
        return edited(id, before, after)
      default: break
      }
    }
    return "\(did(old[before])); now \(did(new[after]))"
  }

  private func did(_ events: ArraySlice<ListEvent<String, TextItem>>) -> String {
    guard let first = events.first else { return "nothing" }
    return EntryText.words(first) + (events.count > 1 ? " and \(events.count - 1) more" : "")
  }

  private func switched(_ before: [String], _ after: [String], _ word: String) -> String {
    let (was, now) = (Set(before), Set(after))
    let gone = before.filter { !now.contains($0) }
    let came = after.filter { !was.contains($0) }
    let parts = [
      gone.isEmpty ? nil : "\(word) \(EntryText.shown(gone)); not now",
      came.isEmpty ? nil : "now \(word) \(EntryText.shown(came)) as well",
    ]
    let words = parts.compactMap { $0 }.joined(separator: "; ")
    return words.isEmpty ? "\(word) the same rows in another order" : words
  }

  private func edited(_ id: String, _ before: [String: String?], _ after: [String: String?]) -> String {
    let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    let parts = keys.map { key in
      let name = key.isEmpty ? "title" : ScenarioText.key(key)
      let (was, now) = Self.apart(before[key] ?? nil, after[key] ?? nil)
      return "\(name) \(value(was, before[key])); now \(value(now, after[key]))"
    }
    return "edited \(ScenarioText.id(id)): " + parts.joined(separator: "; ")
  }

  /// A value that an edit left: a text, none, or nothing where the edit left it alone.
  private func value(_ text: String?, _ change: String??) -> String {
    switch change {
    case nil: "as it was"
    case .some(nil): "none"
    case .some(.some(let whole)): ScenarioText.string(text ?? whole)
    }
  }

  private static let mostCharacters = 40
  private static let lead = 8

  /// Two texts from shortly before where they part, when they are long.
  private static func apart(_ one: String?, _ other: String?) -> (String?, String?) {
    guard let one, let other else { return (one.map { cut($0, from: 0) }, other.map { cut($0, from: 0) }) }
    let same = zip(one, other).prefix { $0 == $1 }.count
    let start = same > mostCharacters - lead ? same - lead : 0
    return (cut(one, from: start), cut(other, from: start))
  }

  private static func cut(_ text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let shown = rest.prefix(mostCharacters)
    return (start > 0 ? "…" : "") + shown + (shown.endIndex == rest.endIndex ? "" : "…")
  }
}

/// What an event did, to whom, without the places that depend on who else is there.
private enum Deed: Equatable {
  case switched([String], String)
  case row(String, String, String)
  case edited(String, [String: String?])
  case section(String, String)

  init(_ event: ListEvent<String, TextItem>) {
    self =
      switch event {
      case .starred(let ids, let value): .switched(ids, value ? "starred" : "unstarred")
      case .expanded(let ids, let value): .switched(ids, value ? "expanded" : "collapsed")
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
