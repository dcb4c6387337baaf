extension OrderTree {
  /// The nodes of this version that another does not share. For tests. - Complexity: O(*n*).
  public func nodeCount(notIn other: OrderTree) -> Int {
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
      precondition(height == 0 || root.pointer.childCount > 1, "A needed root")
      precondition(root.pointer.isLeaf == (height == 0), "The height")
      let lower = height == 0 ? rootLabel : root.pointer.labels[0]
      precondition(lower > Self.labelLimits.lower, "A label above the lower limit")
      let labels = lower..<Self.labelLimits.upper
      let found = Self.validatedCount(root.pointer, height: height, labels: labels, isRoot: true)
      precondition(found == count, "The count")
    }

    private static func validatedCount(
      _ node: NodePointer, height: Int, labels: Range<Int64>, isRoot: Bool
    ) -> Int {
      guard height > 0 else {
        precondition(node.isLeaf && node.count <= node.capacity, "A leaf that holds its handles")
        precondition(isRoot || node.count >= leafMinimum, "A leaf that has enough")
        return node.count
      }
      precondition(node.childCount <= node.capacity, "An inner node that holds its children")
      precondition(isRoot || node.childCount >= innerMinimum, "An inner node that has enough")
      precondition(node.labels[0] == labels.lowerBound, "The label of the first leaf")
      return (0..<node.childCount).reduce(0) { sum, index in
        let upper = index + 1 < node.childCount ? node.labels[index + 1] : labels.upperBound
        precondition(node.labels[index] < upper, "Increasing labels")
        let child = NodePointer(at: node.children + index)
        let own = node.labels[index]..<upper
        let count = validatedCount(child, height: height - 1, labels: own, isRoot: false)
        precondition(count == Int(node.counts[index]), "The count of a child")
        return sum + count
      }
    }
  #endif
}
