import Rowtrail

/// An entry's action with ids in the place of the paths that were captured before a scenario's revision 0.
struct ExportedTargets {
  /// The action.
  let action: TextAction

  init(_ source: TextTimeline, _ entry: TextEntry, from: Int) {
    var mapping = ActionMapping<String, TextItem>()
    mapping.row = { target in
      guard case .captured(let path, let revision) = target, revision < from else { return target }
      return Self.row(at: path, revision, source, entry)
    }
    mapping.section = { target in
      guard case .captured(let index, let revision) = target, revision < from else { return target }
      return Self.section(at: index, revision, source, entry)
    }
    action = mapping(entry.action)
  }

  private static func row(
    at path: RowPath, _ revision: Int, _ source: TextTimeline, _ entry: TextEntry
  ) -> RowTarget<String> {
    if let id = source.list(at: revision)?.rowID(at: path) { return .id(id) }
    for hazard in entry.hazards where hazard.captured == revision {
      if case .row(let id, path) = hazard.meant { return .id(id) }
    }
    // What is no hazard means what stands there when the action comes.
    return .path(path)
  }

  private static func section(
    at index: Int, _ revision: Int, _ source: TextTimeline, _ entry: TextEntry
  ) -> SectionTarget<String> {
    if let id = source.list(at: revision)?.sectionID(at: index) { return .id(id) }
    for hazard in entry.hazards where hazard.captured == revision {
      if case .section(let id, index) = hazard.meant { return .id(id) }
    }
    return .index(index)
  }
}
