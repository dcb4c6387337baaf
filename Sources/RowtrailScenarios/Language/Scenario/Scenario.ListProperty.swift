extension Scenario {
  /// What can be asked of a list. The raw values are the words of scenario files. `Sendable`.
  public enum ListProperty: String, Hashable, Sendable, CaseIterable {
    /// The sections' ids, in order.
    case sections
    /// The rows' ids, in list order.
    case rows
    /// The ids of the starred rows, in list order.
    case starred
    /// The ids of the expanded rows, in list order.
    case expanded
    /// The number of rows.
    case count
    /// The revision asked about.
    case revision
    /// The number of hazards up to the revision asked about.
    case hazards
  }
}
