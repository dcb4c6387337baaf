import Rowtrail

extension DebugHistory {
  /// Whether a refused entry was meant for a row: whether its action, or one in a batch, names it by id, by a captured path,
  /// by a path or by an offset in its section.
  ///
  /// - Complexity: O(log n) for each target; a batch with paths takes in its actions again.
  func meant(_ id: String, by entry: TextEntry, _ meter: DebugMeter) throws(DebugError) -> Bool {
    guard !entry.isAccepted else { return false }
    if let row = entry.row, !entry.action.isBatch { return row == id }
    let before = entry.revision - 1
    guard case .batch(let actions) = entry.action else {
      return try names(id, entry.action, list(at: before), entry, meter)
    }
    // Each action sees what the ones before it did; those behind the refused one never ran.
    let hasPaths = actions.dropFirst().contains { $0.offsets != nil || $0.rowTargets.contains(where: \.isPath) }
    var now = hasPaths ? timeline.branch(at: before) : nil
    for action in actions {
      if try names(id, action, now?.current ?? list(at: before), entry, meter) { return true }
      now?.dispatch(action)
    }
    return false
  }

  private func names(
    _ id: String, _ action: TextAction, _ now: TextList, _ entry: TextEntry, _ meter: DebugMeter
  ) throws(DebugError) -> Bool {
    if case .insert(let row, _) = action { return row.id == id }
    if let (section, offsets) = action.offsets {
      guard let place = now.position(of: id), offsets.contains(place.offset) else { return false }
      return self.section(section, now, before: entry) == place.section
    }
    for target in action.rowTargets {
      switch target {
      case .id(let named): if named == id { return true }
      case .path(let path): if now.rowID(at: path) == id { return true }
      case .captured(let path, let revision):
        guard revision < entry.revision else { continue }
        if timeline.list(at: revision)?.rowID(at: path) == id { return true }
      }
      try meter.note("searching", entry.revision - timeline.firstRevision, of: timeline.entries.count)
    }
    return false
  }

  /// The id of the section that a target names in a list.
  private func section(_ target: SectionTarget<String>, _ now: TextList, before entry: TextEntry) -> String? {
    switch target {
    case .id(let id): id
    case .index(let index): now.sectionID(at: index)
    case .captured(let index, let revision):
      revision < entry.revision ? timeline.list(at: revision)?.sectionID(at: index) : nil
    }
  }
}

extension ListAction {
  /// The rows that it names by their offsets in a section.
  fileprivate var offsets: (section: SectionTarget<SectionID>, offsets: [Int])? {
    switch self {
    case .deleteOffsets(let section, let offsets), .moveOffsets(let section, let offsets, _): (section, offsets)
    default: nil
    }
  }

  fileprivate var isBatch: Bool { if case .batch = self { true } else { false } }
}

extension RowTarget {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}
