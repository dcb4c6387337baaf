#if canImport(SwiftUI)
  /// What the user may do to the rows of a ``StoreList`` with SwiftUI's own gestures. `Sendable`, and a value.
  public struct StoreEdits: OptionSet, Sendable {
    /// The edits as bits.
    public let rawValue: Int

    /// Edits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Delete, in editing mode and by a swipe in rows without swipe actions of their own.
    public static let delete = StoreEdits(rawValue: 1)
    /// Move within a section.
    public static let move = StoreEdits(rawValue: 2)
    /// Both.
    public static let all: StoreEdits = [.delete, .move]
  }
#endif
