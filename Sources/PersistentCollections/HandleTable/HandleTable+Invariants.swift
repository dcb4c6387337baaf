extension HandleTable {
  /// The nodes of this version that another does not share. For tests. - Complexity: O(*n*).
  public func nodeCount(notIn other: HandleTable) -> Int {
    root.nodeCount(notIn: other.root)
  }

  /// Validates the whole tree if built with `ROWTRAIL_CHECKS`, and does nothing otherwise.
  @inline(__always)
  func checkInvariants() {
    #if ROWTRAIL_CHECKS
      validate()
    #endif
  }

  #if ROWTRAIL_CHECKS
    private func validate() {
      guard Validation.isDue(count: count) else { return }
      precondition(Self.validatedCount(root.pointer, prefix: 0, bits: 0) == count, "The count")
    }

    /// The entries below a node, all of whose keys begin with a prefix of so many bits.
    private static func validatedCount(_ node: NodePointer, prefix: UInt64, bits: Int) -> Int {
      guard !node.isLeaf else {
        precondition(node.count <= node.capacity, "A leaf that holds its entries")
        precondition(node.count <= leafCapacity || hasOneKey(node.bucket), "A leaf that could not be split")
        for entry in node.bucket {
          precondition((entry.key ^ prefix) >> UInt64(64 - bits) == 0, "A key in its place")
        }
        return node.count
      }
      precondition(node.slots & 1 == 1 && node.slots.nonzeroBitCount == node.childCount, "The slots of the children")
      precondition(node.childCount > 1 || !NodePointer(at: node.children).isLeaf, "A needed inner node")
      return (0..<UInt32(slotCount)).filter { node.slots >> $0 & 1 == 1 }.reduce(0) { sum, slot in
        let (first, size) = node.slotRange(ofChildAt: slot)
        precondition(size.nonzeroBitCount == 1 && first % size == 0, "An aligned child")
        let child = NodePointer(at: node.children + node.childIndex(ofSlot: slot))
        precondition(child.isLeaf || size == 1, "An inner node in one slot")
        let own = (UInt64(slot) << 59) >> UInt64(bits)
        return sum
          + validatedCount(child, prefix: prefix | own, bits: min(64, bits + levelBits - size.trailingZeroBitCount))
      }
    }
  #endif
}
