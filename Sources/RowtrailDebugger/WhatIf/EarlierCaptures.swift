import Rowtrail

/// What was captured before the beginning of a history that was cut, as far as an entry tells: which rows and sections it
/// reached, and which hazards it met.
struct EarlierCaptures {
  /// What is known.
  private(set) var captures = Captures<String, TextItem>()
  /// A revision before the beginning of which the entry does not tell enough.
  private(set) var unknown: Int?

  private let entry: TextEntry
  private let first: Int

  /// What an entry of a history tells.
  init(_ entry: TextEntry, in timeline: TextTimeline) {
    self.entry = entry
    first = timeline.firstRevision
    // Then the app did not know either.
    guard first > 0, entry.rejection?.reason != .forgottenRevision else { return }
    let actions = if case .batch(let actions) = entry.action { actions } else { [entry.action] }
    guard actions.contains(where: { earliest(in: $0) != nil }), let list = timeline.list(at: entry.revision - 1) else {
      return
    }
    // Each action of a batch sees what the ones before it did.
    var now = TextTimeline(list, firstRevision: entry.revision - 1)
    let ran = entry.rejection.map { $0.batchIndex ?? 0 } ?? actions.count
    for (index, action) in actions.enumerated() where unknown == nil {
      if index > ran {
        unknown = earliest(in: action)
        continue
      }
      note(action, now.current, isDone: index < ran)
      _ = now.dispatch(action, knowing: captures.completed(for: action, by: timeline))
    }
  }

  /// The earliest revision that an action names, where that is before the beginning.
  private func earliest(in action: TextAction) -> Int? {
    var least = first
    _ = action.mappingRevisions { revision in
      least = min(least, revision)
      return revision
    }
    return least < first ? least : nil
  }

  /// Notes what an action captured.
  ///
  /// - Parameters:
  ///   - list: the list that it met.
  ///   - isDone: whether it was accepted.
  private mutating func note(_ action: TextAction, _ list: TextList, isDone: Bool) {
    let rows = action.namedRows
    for row in rows { note(row, list, isDone: isDone, isOnly: rows.count == 1 && !entry.action.isBlock) }
    if let section = action.namedSection { note(section, list, isDone: isDone) }
    if let revision = action.asOf, revision < first { unknown = revision }
  }

  private mutating func note(_ row: RowTarget<String>, _ list: TextList, isDone: Bool, isOnly: Bool) {
    guard case .captured(let path, let revision) = row, revision < first else { return }
    for hazard in entry.hazards where hazard.captured == revision {
      if case .row(let id, path) = hazard.meant { return captures.insert(id, at: path, revision: revision) }
    }
    if let rejection = entry.rejection, rejection.subject == "\(row)",
      [.header, .outOfRange].contains(rejection.reason)
    {
      return captures.insert(Rejection(rejection.reason, rejection.subject), at: path, revision: revision)
    }
    // What is no hazard means what stands there when the action comes.
    guard let id = (isOnly ? entry.row : nil) ?? (isDone ? list.rowID(at: path) : nil) else {
      unknown = revision
      return
    }
    captures.insert(id, at: path, revision: revision)
  }

  private mutating func note(_ section: SectionTarget<String>, _ list: TextList, isDone: Bool) {
    guard case .captured(let index, let revision) = section, revision < first else { return }
    for hazard in entry.hazards where hazard.captured == revision {
      if case .section(let id, index) = hazard.meant {
        return captures.insert(id, atSection: index, revision: revision)
      }
    }
    guard isDone, let id = list.sectionID(at: index) else {
      unknown = revision
      return
    }
    captures.insert(id, atSection: index, revision: revision)
  }
}

extension ListAction {
  fileprivate var isBlock: Bool { if case .batch = self { true } else { false } }
}
