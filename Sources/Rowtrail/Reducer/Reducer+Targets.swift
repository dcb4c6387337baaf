extension Reducer {
  /// The handle of the row that a target names now.
  func resolve(_ target: RowTarget<RowID>) throws(Rejection) -> UInt32 {
    try list.handle(of: target, meaning: meaning(of: target))
  }

  /// The id of the section that a target names now.
  func resolve(_ target: SectionTarget<SectionID>) throws(Rejection) -> SectionID {
    try list.resolve(target, meaning: meaning(of: target)).get()
  }

  private func meaning(of target: RowTarget<RowID>) -> Result<RowID, Rejection>? {
    guard case .captured(let path, let revision) = target else { return nil }
    return captures.rows[Captures.RowKey(path: path, revision: revision)]
  }

  private func meaning(of target: SectionTarget<SectionID>) -> Result<SectionID, Rejection>? {
    guard case .captured(let index, let revision) = target else { return nil }
    return captures.sections[Captures.SectionKey(index: index, revision: revision)]
  }

  /// The row of an action that names one.
  mutating func single(_ target: RowTarget<RowID>) throws(Rejection) -> UInt32 {
    let handle = try resolve(target)
    row = list.rowID(handle: handle)
    return handle
  }

  /// The rows of an action that names several, each once.
  mutating func several(_ targets: [RowTarget<RowID>]) throws(Rejection) -> [UInt32] {
    if targets.count == 1 { return [try single(targets[0])] }
    var seen = Set<UInt32>(minimumCapacity: targets.count)
    var rows: [UInt32] = []
    rows.reserveCapacity(targets.count)
    for target in targets {
      let row = try resolve(target)
      if seen.insert(row).inserted { rows.append(row) }
    }
    return rows
  }

  /// The rows at these offsets of a section, each once, in list order.
  func rows(at offsets: [Int], of section: SectionID) throws(Rejection) -> [UInt32] {
    guard let handle = list.sectionHandle(of: section) else { return [] }
    let rows = list.index.sectionRecords[Int(handle)].rows
    for offset in offsets where offset < 0 || offset >= rows.count { throw Rejection(.outOfRange, "\(offset)") }
    return Set(offsets).sorted().map { rows.handle(at: $0) }
  }

  /// The rows that `star-all` and its like are about.
  func rows(of section: SectionTarget<SectionID>?, asOf: Int?) throws(Rejection) -> [UInt32] {
    let id: SectionID? =
      if let section { try resolve(section) } else { nil }
    var then = list
    if let asOf {
      then = try (captures.lists[asOf] ?? .failure(Rejection(.futureRevision, "as-of \(asOf)"))).get()
    }
    let rows = id.map { then.sectionHandle(of: $0).map { then.index.rows(ofSection: $0) } ?? [] } ?? then.index.rows
    guard asOf != nil else { return rows }
    return rows.compactMap { row in
      if list.index.boxIfUsed(of: row) == then.index.box(of: row) { return row }
      return list.handle(of: then.rowID(handle: row))
    }
  }
}

extension Reducer {
  /// Notes each captured path of the action that, taken at face value now, names something else.
  mutating func noteHazards(of action: Action) {
    for target in action.rowTargets { noteHazard(of: target) }
    if let section = action.sectionTarget { noteHazard(of: section) }
    switch action.destination {
    case .before(let target), .after(let target): noteHazard(of: target)
    case .start(let section), .end(let section): noteHazard(of: section)
    case .path, nil: break
    }
  }

  private mutating func noteHazard(of target: RowTarget<RowID>) {
    guard case .captured(let path, let revision) = target, case .success(let id)? = meaning(of: target) else { return }
    let found: Hazard<SectionID, RowID>.Found
    switch list.occupant(of: path) {
    case .row(let other):
      if other == id { return }
      found = .row(other)
    case .header: found = .header
    case .nothing: found = .nothing
    }
    hazards.append(Hazard(captured: revision, meant: .row(id, at: path), found: found))
  }

  private mutating func noteHazard(of target: SectionTarget<SectionID>) {
    guard case .captured(let index, let revision) = target, case .success(let id)? = meaning(of: target) else {
      return
    }
    let other = list.sectionID(at: index)
    if other == id { return }
    let found = other.map { Hazard<SectionID, RowID>.Found.section($0) } ?? .nothing
    hazards.append(Hazard(captured: revision, meant: .section(id, at: index), found: found))
  }
}
