/// How an action names a row.
///
/// What a cell's closure holds is a *captured* path: a path and the revision in which it was read. It is looked up in
/// that revision, which gives an identity, and the action acts on that row wherever it is now, never on another one.
///
/// `Sendable`, and a value.
public enum RowTarget<RowID: ListID>: Hashable, Sendable {
  /// The row that has this id now.
  case id(RowID)
  /// The row at this path now.
  case path(RowPath)
  /// The row that was at this path in a revision.
  case captured(RowPath, revision: Int)
}

extension RowTarget: CustomStringConvertible {
  /// The target as scenario files write it: an id, `[s, i]` or `[s, i]@r`.
  public var description: String {
    switch self {
    case .id(let id): "\(id)"
    case .path(let path): "\(path)"
    case .captured(let path, let revision): "\(path)@\(revision)"
    }
  }
}
