/// What a table or collection view is told so that it shows one revision instead of another: one batch, then what to
/// reconfigure.
///
/// Index paths count a header that is an item. Deletes and the sources of moves count **before** the batch, inserts and the
/// destinations of moves **after** the whole of it, as UIKit documents; the order of calls inside a batch means nothing.
///
/// `Sendable`, and a value.
public struct ListUpdate: Hashable, Sendable {
  /// A section or an item that goes from one place to another. `Sendable`, and a value.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it stood before the batch.
    public let from: Place
    /// Where it stands after the whole batch.
    public let to: Place

    /// A move from one place to another.
    @inlinable
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// What a batch does to sections, or to items; every array ascending, moves by their source. `Sendable`, and a value.
  public struct Changes<Place: Hashable & Sendable>: Hashable, Sendable {
    /// What goes, by its place before the batch.
    public var delete: [Place]
    /// What comes, by its place after the batch.
    public var insert: [Place]
    /// What goes from one place to another.
    public var move: [Move<Place>]

    /// Changes of these parts.
    @inlinable
    public init(delete: [Place] = [], insert: [Place] = [], move: [Move<Place>] = []) {
      self.delete = delete
      self.insert = insert
      self.move = move
    }

    /// Whether nothing goes, comes or moves.
    @inlinable
    public var isEmpty: Bool { delete.isEmpty && insert.isEmpty && move.isEmpty }
  }

  /// The revision that is shown before.
  public var from: Int
  /// The revision that is shown after.
  public var to: Int
  /// What happens to sections.
  public var sections: Changes<Int>
  /// What happens to items of sections that stay.
  public var items: Changes<RowPath>
  /// The rows whose content or flags changed, at their paths after the batch; to be reconfigured once it is done.
  public var reconfigure: [RowPath]
  /// The sections, by their index after, whose header text changed, or whose header came or went as a view.
  public var headers: [Int]
  /// The sections, by their index after, whose footer text changed.
  public var footers: [Int]

  /// An update of these parts.
  public init(
    from: Int, to: Int, sections: Changes<Int> = Changes(), items: Changes<RowPath> = Changes(),
    reconfigure: [RowPath] = [], headers: [Int] = [], footers: [Int] = []
  ) {
    self.from = from
    self.to = to
    self.sections = sections
    self.items = items
    self.reconfigure = reconfigure
    self.headers = headers
    self.footers = footers
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    sections.isEmpty && items.isEmpty && reconfigure.isEmpty && headers.isEmpty && footers.isEmpty
  }
}
