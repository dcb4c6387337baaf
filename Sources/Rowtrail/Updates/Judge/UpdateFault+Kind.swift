extension UpdateFault {
  /// The kind of exception.
  public var kind: UpdateException.Kind {
    switch self {
    case .itemCount, .negativeItemCount: .itemCount
    case .sectionCount: .sectionCount
    case .deleteOutOfRange: .deleteOutOfRange
    case .insertOutOfRange: .insertOutOfRange
    case .moveSourceOutOfRange, .moveDestinationOutOfRange: .moveOutOfRange
    case .deleteAndReload: .deleteAndReload
    case .deleteAndMove: .deleteAndMove
    case .insertAndMove: .insertAndMove
    case .twoDestinations: .twoDestinations
    case .twoSources: .twoSources
    case .moveFromDeletedSection, .moveIntoInsertedSection: .acrossReplacedSection
    }
  }
}
