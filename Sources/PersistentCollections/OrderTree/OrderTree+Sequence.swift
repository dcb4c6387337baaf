extension OrderTree: Sequence {
  /// A handle.
  public typealias Element = UInt32

  /// The number of handles.
  @inlinable
  public var underestimatedCount: Int { count }

  /// The handles from the first on.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self, at: 0)
  }

  /// The handles from a rank in `0...count` on. - Complexity: O(log *n*), and amortised O(1) for each handle.
  @inlinable
  public func makeIterator(at rank: Int) -> Iterator {
    precondition(rank >= 0 && rank <= count, "A rank of the sequence")
    return Iterator(self, at: rank)
  }

  /// Calls a closure with each handle in a range of ranks, in order. - Complexity: O(log *n* + *k*).
  @inlinable
  public func forEach(in range: Range<Int>, _ body: (UInt32) throws -> Void) rethrows {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A range of ranks of the sequence")
    try withExtendedLifetime(self) {
      var rank = range.lowerBound
      while rank < range.upperBound {
        let (leaf, offset) = position(of: rank)
        let end = Swift.min(leaf.count, offset + range.upperBound - rank)
        for index in offset..<end { try body(leaf.handles[index]) }
        rank += end - offset
      }
    }
  }
}
