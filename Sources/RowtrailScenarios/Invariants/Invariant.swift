/// Something that holds after every step of every list. The raw values are the words of the JSON result. `Sendable`.
public enum Invariant: String, Hashable, Sendable, CaseIterable {
  /// Ids are unique, and path → row → path comes back to the same path for every row.
  case identity
  /// Rows that none of the step's events names keep flags, content and their order among themselves.
  case survivors
  /// In every surviving section: items after = items before − deleted + inserted ± moved.
  case counts
  /// The step's update is legal, turns the ids before into the ids after, and reconfigures what changed and no more.
  case update
  /// A path captured at any earlier revision leads to the same row as then, or to `gone` exactly when that row is not in
  /// the list.
  case rebase
  /// Taking the entry's events back gives the list before, and folding them again gives the list after.
  case history
  /// The entry written to a log and read again is equal. Of rows that have no `LogCoding`, it is not checked.
  case log

  /// The kind under which a replay reports it.
  package var failureKind: ScenarioFailure.Kind {
    switch self {
    case .identity: .identity
    case .survivors: .survivors
    case .counts: .counts
    case .update: .update
    case .rebase: .rebase
    case .history: .history
    case .log: .log
    }
  }
}
