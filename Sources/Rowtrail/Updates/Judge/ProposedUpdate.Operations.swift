extension ProposedUpdate {
  /// What a batch does to sections, or to items, in any order. `Sendable`, and a value.
  public struct Operations<Place: Hashable & Sendable>: Hashable, Sendable {
    /// What goes, by its place before the batch.
    public var delete: [Place]
    /// What comes, by its place after the batch.
    public var insert: [Place]
    /// What goes from a place before the batch to one after it.
    public var move: [ListUpdate.Move<Place>]
    /// What is built anew, by its place before the batch: one delete and one insert, as UIKit takes it.
    public var reload: [Place]

    /// Operations of these parts.
    public init(
      delete: [Place] = [], insert: [Place] = [], move: [ListUpdate.Move<Place>] = [], reload: [Place] = []
    ) {
      self.delete = delete
      self.insert = insert
      self.move = move
      self.reload = reload
    }

    /// Whether nothing is done at all.
    public var isEmpty: Bool { rearrangesNothing && reload.isEmpty }

    /// Whether nothing is deleted, inserted or moved; things may be reloaded.
    @usableFromInline
    package var rearrangesNothing: Bool { delete.isEmpty && insert.isEmpty && move.isEmpty }
  }
}
