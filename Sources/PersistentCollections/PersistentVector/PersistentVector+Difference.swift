extension PersistentVector {
  /// Visits every index whose leaf two versions do not share, in order, with what each has there.
  ///
  /// The elements may turn out equal: that is for the caller to compare. An index beyond the end of one of them has
  /// `nil` there.
  ///
  /// - Complexity: O(nodes that they do not share); O(1) for copies.
  @inlinable
  public func forEachDifference(
    from old: PersistentVector, _ body: (_ index: Int, _ old: Element?, _ new: Element?) -> Void
  ) {
    withExtendedLifetime((self, old)) {
      Self.visit(
        (old.storedCount > 0 ? old.root.pointer : nil, old.rootShift),
        (storedCount > 0 ? root.pointer : nil, rootShift), at: 0, body)
    }
  }

  @inlinable
  static func visit(
    _ old: (node: NodePointer?, shift: Int), _ new: (node: NodePointer?, shift: Int), at start: Int,
    _ body: (_ index: Int, _ old: Element?, _ new: Element?) -> Void
  ) {
    if let left = old.node, let right = new.node, left == right { return }
    let shift = Swift.max(old.node == nil ? Int.min : old.shift, new.node == nil ? Int.min : new.shift)
    guard shift >= leafShift else { return visitLeaves(old.node, new.node, at: start, body) }
    for index in 0...innerMask {
      let left = child(index, of: old, at: shift)
      let right = child(index, of: new, at: shift)
      if left.node == nil && right.node == nil { break }
      visit(left, right, at: start &+ index &<< shift, body)
    }
  }

  /// The child of a node at a level, or the node itself in place of its first child if it stands lower.
  @inlinable
  static func child(
    _ index: Int, of parent: (node: NodePointer?, shift: Int), at shift: Int
  ) -> (node: NodePointer?, shift: Int) {
    guard let node = parent.node else { return parent }
    if parent.shift < shift { return index == 0 ? parent : (nil, parent.shift) }
    guard index < node.childCount else { return (nil, shift) }
    return (NodePointer(at: node.children + index), shift &- innerShift)
  }

  @inlinable
  static func visitLeaves(
    _ old: NodePointer?, _ new: NodePointer?, at start: Int,
    _ body: (_ index: Int, _ old: Element?, _ new: Element?) -> Void
  ) {
    let oldCount = old?.count ?? 0
    let newCount = new?.count ?? 0
    for offset in 0..<Swift.max(oldCount, newCount) {
      body(
        start &+ offset,
        offset < oldCount ? old?.elements(Element.self)[offset] : nil,
        offset < newCount ? new?.elements(Element.self)[offset] : nil)
    }
  }
}
