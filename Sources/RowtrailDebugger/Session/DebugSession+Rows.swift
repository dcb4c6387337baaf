import Rowtrail
import RowtrailScenarios

extension DebugSession {
  /// The id of the row that a target names in the list that is looked at.
  mutating func rowHere(_ target: RowTarget<String>, _ meter: DebugMeter) throws(DebugError) -> String {
    let id = try rowAnywhere(target, meter)
    guard !history.list.contains(id) else { return id }
    if case .captured(_, let then) = target { throw .absentRow(id, revision: revision, wasThere: then) }
    throw .absentRow(id, revision: revision, wasThere: try nearestRevision(withRow: id, meter))
  }

  /// The id of the row that a target names, wherever it is: one that is or was in the list. What is no row's id can be the
  /// title of one.
  mutating func rowAnywhere(_ target: RowTarget<String>, _ meter: DebugMeter) throws(DebugError) -> String {
    let id = try named(target)
    if history.list.contains(id) { return id }
    if try knows(row: id, meter) { return id }
    if let row = try row(titled: id, meter) { return row }
    throw .unknownRow(id, suggestion: suggestion(for: id, among: try rowIDs(meter)))
  }

  /// The id that a target spells, or of who stands at its path.
  func named(_ target: RowTarget<String>) throws(DebugError) -> String {
    let path: RowPath
    let then: Int
    switch target {
    case .id(let id): return id
    case .path(let place): (path, then) = (place, revision)
    case .captured(let place, let revision): (path, then) = (place, revision)
    }
    guard revisions.contains(then) else { throw .noRevision(String(then), revisions, branch) }
    let list = history.list(at: then)
    guard let id = list.rowID(at: path) else {
      let isHeader = if case .header = list.occupant(of: path) { true } else { false }
      throw .noRow(path: path.description, revision: then, isHeader: isHeader)
    }
    return id
  }

  /// Whether any revision has a row of this id.
  mutating func knows(row id: String, _ meter: DebugMeter) throws(DebugError) -> Bool {
    if history.list(at: revisions.lowerBound).contains(id) { return true }
    return try !history.index(meter).entries(ofRow: id).isEmpty
  }

  /// Whether any revision has a section of this id.
  mutating func knows(section id: String, _ meter: DebugMeter) throws(DebugError) -> Bool {
    if history.list(at: revisions.lowerBound).sectionIndex(of: id) != nil { return true }
    return try !history.index(meter).entries(ofSection: id).isEmpty
  }

  /// The ids of all rows of all revisions, in no order.
  mutating func rowIDs(_ meter: DebugMeter) throws(DebugError) -> [String] {
    let first = history.list(at: revisions.lowerBound).rowIDs
    let known = Set(first)
    return try first + history.index(meter).rowIDs.filter { !known.contains($0) }.sorted()
  }

  /// The ids of all sections of all revisions.
  mutating func sectionIDs(_ meter: DebugMeter) throws(DebugError) -> [String] {
    let first = history.list(at: revisions.lowerBound).sectionIDs
    let known = Set(first)
    return try first + history.index(meter).sectionIDs.filter { !known.contains($0) }.sorted()
  }

  /// The revision nearest to the one that is looked at that has a row of this id.
  mutating func nearestRevision(withRow id: String, _ meter: DebugMeter) throws(DebugError) -> Int? {
    // Being there ends and begins with entries that touch it.
    let near = try history.revisions(touching: id, meter).flatMap { [$0 - 1, $0] } + [revisions.lowerBound]
    return near.sorted { abs($0 - revision) < abs($1 - revision) }.first { history.list(at: $0).contains(id) }
  }
}
