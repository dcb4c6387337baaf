import Rowtrail
import RowtrailScenarios

extension DebugSession {
  /// How far back it is looked who stood at a path.
  private static var farthest: Int { 32 }

  /// What an entry's places may have been meant for: who stood at its row's path shortly before, and where the row that it
  /// moves next to has gone since.
  mutating func standing(_ entry: TextEntry, _ meter: DebugMeter) throws(DebugError) -> [String] {
    standingOfRow(entry) + (try standingOfDestination(entry, meter).map { [$0] } ?? [])
  }

  /// Where a row that others are moved next to, captured in one section, was in another one by then.
  private mutating func standingOfDestination(
    _ entry: TextEntry, _ meter: DebugMeter
  ) throws(DebugError) -> String? {
    let target: RowTarget<String>
    switch entry.action.destination {
    case .before(let row), .after(let row): target = row
    default: return nil
    }
    guard case .captured(let path, let captured) = target, revisions.contains(captured), captured < entry.revision,
      let id = history.list(at: captured).rowID(at: path),
      let from = history.list(at: captured).position(of: id)?.section,
      let to = history.list(at: entry.revision - 1).position(of: id)?.section, from != to
    else { return nil }
    let moved = try history.origin(of: Scenario.Property("section"), ofRow: id, at: entry.revision - 1, meter)
    return "\(path)@\(captured) is row \(ScenarioText.id(id)), which was in section \(ScenarioText.id(from)) then"
      + (moved.map { " and went to section \(ScenarioText.id(to)) in r\($0)" } ?? "")
  }

  /// Where an entry's action names its row by a path: what of the list around it the path may have been read off.
  ///
  /// - Complexity: O(log n) for each event of the entries just before.
  private func standingOfRow(_ entry: TextEntry) -> [String] {
    guard entry.action.rowTargets.count == 1, let target = entry.action.rowTargets.first else { return [] }
    let path: RowPath
    let base: Int
    switch target {
    case .id: return []
    case .path(let bare): (path, base) = (bare, entry.revision - 1)
    case .captured(let captured, let revision): (path, base) = (captured, revision)
    }
    guard revisions.contains(base) else { return [] }
    let list = history.list(at: base)
    guard let id = list.rowID(at: path) else { return [] }
    var lines: [String] = []
    if case .path = target, let section = list.attributes(ofSectionAt: path.section), section.headerMode == .firstItem {
      let name = ScenarioText.id(section.id)
      lines.append("item 0 of section \(name) is its header: \(path) is row \(path.item) below it")
    }
    return lines + (shift(path, of: id, list, base).map { [$0] } ?? [])
  }

  /// Who stood at a path shortly before.
  private func shift(_ path: RowPath, of id: String, _ list: TextList, _ base: Int) -> String? {
    var cursor = ListCursor(list, base)
    for earlier in stride(from: base - 1, through: max(revisions.lowerBound, base - Self.farthest), by: -1) {
      cursor.move(to: earlier, in: history.timeline)
      let there = cursor.list.rowID(at: path)
      if there == id { continue }
      let who = there.map { "row \(ScenarioText.id($0))" } ?? "no row"
      return "\(path) was \(who) up to r\(earlier); r\(earlier + 1) made it row \(ScenarioText.id(id))"
    }
    return nil
  }
}
