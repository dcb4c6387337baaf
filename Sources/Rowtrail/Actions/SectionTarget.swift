/// How an action names a section. `Sendable`, and a value.
public enum SectionTarget<SectionID: ListID>: Hashable, Sendable {
  /// The section that has this id now.
  case id(SectionID)
  /// The section with this index now.
  case index(Int)
  /// The section that had this index in a revision: what a header's button holds.
  case captured(Int, revision: Int)
}

extension SectionTarget: CustomStringConvertible {
  /// The target as scenario files write it: an id, `[s]` or `[s]@r`.
  public var description: String {
    switch self {
    case .id(let id): "\(id)"
    case .index(let index): "[\(index)]"
    case .captured(let index, let revision): "[\(index)]@\(revision)"
    }
  }
}
