/// How the log of a store is. `Sendable`, and a value.
public enum StoreLogState: Hashable, Sendable {
  /// No log was joined to the store.
  case off
  /// Entries are written as they come.
  case logging
  /// Writing failed, and has stopped; the list goes on without the log. The log ends with the entry of this revision, or
  /// later where the failure was a sync: that shows when it is opened again.
  case failed(LogError, lastLogged: Int)
}
