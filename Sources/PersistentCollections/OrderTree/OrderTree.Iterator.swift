extension OrderTree {
  /// Goes through the handles of a version, a leaf at a time.
  public struct Iterator: IteratorProtocol {
    /// Keeps the leaf alive.
    @usableFromInline let tree: OrderTree
    @usableFromInline var leaf: NodePointer?
    @usableFromInline var offset: Int
    /// The rank behind the leaf's last handle.
    @usableFromInline var nextLeafRank: Int

    @inlinable
    init(_ tree: OrderTree) {
      self.tree = tree
      leaf = nil
      offset = 0
      nextLeafRank = 0
    }

    /// The next handle, or `nil` behind the last.
    @inlinable
    public mutating func next() -> UInt32? {
      let tree = tree
      return withExtendedLifetime(tree) {
        if let leaf, offset < leaf.count {
          defer { offset &+= 1 }
          return leaf.handles[offset]
        }
        guard nextLeafRank < tree.count else { return nil }
        let (found, start) = tree.position(of: nextLeafRank)
        leaf = found
        offset = start &+ 1
        nextLeafRank &+= found.count &- start
        return found.handles[start]
      }
    }
  }
}
