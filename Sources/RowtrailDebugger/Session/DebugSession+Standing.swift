import Rowtrail
import RowtrailScenarios

extension DebugSession {
  /// How far back it is looked who stood at a path.
  private static var farthest: Int { 32 }

  /// Where an entry's action names its row by a path: what of the list around it the path may have been read off.
  ///
  /// - Complexity: O(log n) for each event of the entries just before.
  func standing(_ entry: TextEntry) -> [String] {
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
