extension PersistentVector {
  /// The nodes of this version that another does not share. For tests. - Complexity: O(*n*).
  public func nodeCount(notIn other: PersistentVector) -> Int {
    root.nodeCount(notIn: other.root)
  }

  /// Validates the whole tree if built with `ROWTRAIL_CHECKS`, and does nothing otherwise.
  @inlinable
  @inline(__always)
  func checkInvariants() {
    #if ROWTRAIL_CHECKS
      validate()
    #endif
  }

  #if ROWTRAIL_CHECKS
    @usableFromInline
    func validate() {
      guard Validation.isDue(count: storedCount) else { return }
      precondition(storedCount <= 1 << (rootShift + Self.innerShift), "A tree that is high enough")
      precondition(
        rootShift < Self.leafShift || storedCount > 1 << rootShift, "A tree that is not too high")
      precondition(Self.validatedCount(root.pointer, shift: rootShift, isLast: true) == storedCount, "The count")
    }

    private static func validatedCount(_ node: NodePointer, shift: Int, isLast: Bool) -> Int {
      guard shift >= leafShift else {
        precondition(node.isLeaf && node.count <= node.capacity, "A leaf that holds its elements")
        precondition(isLast || node.count == 1 << leafShift, "A full leaf")
        return node.count
      }
      precondition(node.childCount > 0 && (isLast || node.childCount == 1 << innerShift), "A full inner node")
      return (0..<node.childCount).reduce(0) { sum, index in
        sum
          + validatedCount(
            node.children[index].pointer, shift: shift - innerShift,
            isLast: isLast && index == node.childCount - 1)
      }
    }
  #endif
}
