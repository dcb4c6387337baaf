/// What an index had to be less than, and was not. `Sendable`, and a value.
public enum UpdateLimit: Hashable, Sendable {
  /// The section exists and has this many items.
  case items(Int)
  /// The section does not exist; there are this many.
  case sections(Int)

  /// The number.
  public var count: Int {
    switch self {
    case .items(let count), .sections(let count): count
    }
  }
}

extension UpdateLimit {
  /// What keeps a path from standing in a list of these counts, or `nil` where it does.
  init?(_ path: RowPath, in counts: [Int]) {
    guard counts.indices.contains(path.section) else {
      self = .sections(counts.count)
      return
    }
    let count = counts[path.section]
    guard path.item < 0 || path.item >= count else { return nil }
    self = .items(count)
  }

  /// What keeps a section from standing in a list of these counts, or `nil` where it does.
  init?(section: Int, in counts: [Int]) {
    guard !counts.indices.contains(section) else { return nil }
    self = .sections(counts.count)
  }
}
