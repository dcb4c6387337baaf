extension UpdateException {
  /// The kinds of exceptions about updates that public reports show.
  ///
  /// The judge of updates never finds the two of diffable data sources; they are there to name what a report holds.
  /// `Sendable`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The items of a section do not add up.
    case itemCount = "item count"
    /// The sections do not add up.
    case sectionCount = "section count"
    /// A delete or a reload of what is not there.
    case deleteOutOfRange = "delete out of range"
    /// An insert where nothing will be.
    case insertOutOfRange = "insert out of range"
    /// A move from or to what is not there.
    case moveOutOfRange = "move out of range"
    /// One place is deleted and reloaded.
    case deleteAndReload = "delete and reload"
    /// A move starts at what is deleted or reloaded.
    case deleteAndMove = "delete (or reload) and move"
    /// A move ends where something is inserted, or where a reload puts its own insert.
    case insertAndMove = "insert (or reload) and move"
    /// Two moves start at one place.
    case twoDestinations = "one source, two destinations"
    /// Two moves end at one place.
    case twoSources = "two sources, one destination"
    /// An item moves out of a deleted section or into an inserted one. Some systems accept it.
    case acrossReplacedSection = "across a deleted or inserted section"
    /// A diffable snapshot was given one identifier twice.
    case duplicateIdentifier = "duplicate identifier (diffable)"
    /// A diffable snapshot was asked about an identifier that it does not have.
    case unknownIdentifier = "unknown identifier (diffable)"

    /// The rule that is broken; `nil` for the two of diffable data sources.
    public var rule: UpdateRule? {
      switch self {
      case .itemCount, .sectionCount: .counts
      case .deleteOutOfRange, .insertOutOfRange, .moveOutOfRange: .exists
      case .deleteAndReload, .deleteAndMove, .insertAndMove, .twoDestinations, .twoSources: .unique
      case .acrossReplacedSection: .replacedSections
      case .duplicateIdentifier, .unknownIdentifier: nil
      }
    }

    /// Whether some systems accept the same batch: rows that cross a deleted or inserted section made tables throw up to
    /// iOS 8 and reload later, and collection views do either.
    public var isAcceptedBySomeSystems: Bool { self == .acrossReplacedSection }
  }
}
