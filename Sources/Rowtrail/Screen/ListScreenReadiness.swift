/// What a ``ListScreen`` can be told now. `Sendable`, and a value.
public enum ListScreenReadiness: Hashable, Sendable {
  /// Nothing was shown yet, or nobody is looking: the view is reloaded.
  case unloaded
  /// The user has the view in hand, with an open swipe or a row on the move: the view is told later.
  case busy
  /// The view takes a batch.
  case ready
}
