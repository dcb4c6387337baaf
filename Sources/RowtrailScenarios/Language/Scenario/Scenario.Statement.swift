extension Scenario {
  /// A line, or a block of lines, below a scenario's setup. `Sendable`, and a value.
  public struct Statement: Equatable, Sendable {
    /// What a failure of this statement points at, where nothing in it is more to the point: a step's or a scroll's first
    /// token (a block's: on its first line), what is to be captured, or an expectation's predicate.
    public let place: SourcePlace
    /// What the statement does.
    public let kind: Kind

    /// A statement at a place.
    package init(_ kind: Kind, at place: SourcePlace) {
      self.kind = kind
      self.place = place
    }

    /// The statement's line, from 1; a block's first.
    public var line: Int { place.line }
    /// The column of ``place``, from 1.
    public var column: Int { place.column }
  }
}
