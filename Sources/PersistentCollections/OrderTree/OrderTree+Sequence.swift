extension OrderTree: Sequence {
  /// A handle.
  public typealias Element = UInt32

  /// The number of handles.
  @inlinable
  public var underestimatedCount: Int { count }

  /// The handles from the first on.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self)
  }
}
