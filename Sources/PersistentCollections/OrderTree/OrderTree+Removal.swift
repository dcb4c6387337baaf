extension OrderTree {
  /// Removes the handle at a rank in `0..<count`.
  ///
  /// - Parameters:
  ///   - rank: Where it is.
  ///   - label: Called with each handle that is now in a leaf with another label, never the removed one, and the label.
  /// - Returns: The handle.
  /// - Complexity: O(log *n*) and amortised O(1) calls of `label`.
  @discardableResult
  public mutating func remove(at rank: Int, label: (UInt32, Int64) -> Void) -> UInt32 {
    let removed = handle(at: rank)
    let height = height
    withUnsafeMutablePointer(to: &root) { root in
      var slot = root
      var offset = rank
      for level in stride(from: height, to: 0, by: -1) {
        Self.makeUnique(slot)
        let node = NodePointer(at: slot)
        var index = node.childIndex(at: &offset)
        if Self.isAtMinimum(NodePointer(at: node.children + index), height: level - 1) {
          for earlier in 0..<index { offset += Int(node.counts[earlier]) }
          Self.refillChild(of: node, at: index, height: level) { if $0 != removed { label($0, $1) } }
          index = node.childIndex(at: &offset)
        }
        node.counts[index] -= 1
        slot = node.children + index
      }
      Self.makeUnique(slot)
      let leaf = NodePointer(at: slot)
      leaf.count -= 1
      (leaf.handles + offset).update(from: leaf.handles + offset + 1, count: leaf.count - offset)
    }
    count -= 1
    shrinkIfNeedless()
    checkInvariants()
    return removed
  }

  private static func isAtMinimum(_ node: NodePointer, height: Int) -> Bool {
    height == 0 ? node.count <= leafMinimum : node.childCount <= innerMinimum
  }

  /// Drops a root that has but one child.
  private mutating func shrinkIfNeedless() {
    while height > 0, root.pointer.childCount == 1 {
      rootLabel = root.pointer.labels[0]
      root = root.pointer.children[0]
      height -= 1
    }
  }

  /// Merges a child that has become too small with a sibling, or evens out the two.
  ///
  /// - Parameters:
  ///   - node: The parent, which has one owner.
  ///   - height: That of the parent.
  private static func refillChild(
    of node: NodePointer, at index: Int, height: Int, label: (UInt32, Int64) -> Void
  ) {
    let left = index > 0 ? index - 1 : 0
    guard left + 1 < node.childCount else { return }
    let (low, high) = (NodePointer(at: node.children + left).size, NodePointer(at: node.children + left + 1).size)
    let total = low + high
    let share = total <= (height > 1 ? innerCapacity : leafCapacity) * 3 / 4 ? total : total / 2
    makeUnique(node.children + left, room: Swift.max(0, share - low))
    makeUnique(node.children + left + 1, room: Swift.max(0, total - share - high))
    if height > 1 {
      refillInner(of: node, left, share: share)
    } else if share == total {
      mergeLeaves(of: node, left, label: label)
    } else {
      evenLeaves(of: node, left, share: share, label: label)
    }
  }

  private static func refillInner(of parent: NodePointer, _ left: Int, share: Int) {
    let (low, high) = (NodePointer(at: parent.children + left), NodePointer(at: parent.children + left + 1))
    let before = low.handleCount()
    if share > low.childCount {
      high.moveChildren(0..<(share - low.childCount), to: low, at: low.childCount)
    } else {
      low.moveChildren(share..<low.childCount, to: high, at: 0)
    }
    let after = low.handleCount()
    parent.counts[left + 1] = parent.counts[left + 1] + before - after
    parent.counts[left] = after
    guard high.childCount > 0 else { return parent.removeLabelledChild(at: left + 1) }
    parent.labels[left + 1] = high.labels[0]
  }

  /// Moves handles between two leaves until the first has its share.
  private static func evenLeaves(
    of parent: NodePointer, _ left: Int, share: Int, label: (UInt32, Int64) -> Void
  ) {
    let (low, high) = (NodePointer(at: parent.children + left), NodePointer(at: parent.children + left + 1))
    if share > low.count {
      let start = low.count
      high.moveHandles(0..<(share - start), to: low, at: start)
      reportLabels(start..<share, of: low, parent.labels[left], label)
    } else {
      let moved = low.count - share
      low.moveHandles(share..<low.count, to: high, at: 0)
      reportLabels(0..<moved, of: high, parent.labels[left + 1], label)
    }
    parent.counts[left] = UInt32(truncatingIfNeeded: low.count)
    parent.counts[left + 1] = UInt32(truncatingIfNeeded: high.count)
  }

  /// Makes one leaf of two; the handles of the smaller get another label.
  private static func mergeLeaves(of parent: NodePointer, _ left: Int, label: (UInt32, Int64) -> Void) {
    let (low, high) = (NodePointer(at: parent.children + left), NodePointer(at: parent.children + left + 1))
    let start = low.count
    // The first leaf of a node keeps its label, which stands in the nodes above as well.
    let own = start >= high.count || left == 0 ? parent.labels[left] : parent.labels[left + 1]
    high.moveHandles(0..<high.count, to: low, at: start)
    let changed = own == parent.labels[left] ? start..<low.count : 0..<start
    parent.labels[left] = own
    parent.counts[left] = UInt32(truncatingIfNeeded: low.count)
    parent.removeLabelledChild(at: left + 1)
    reportLabels(changed, of: low, own, label)
  }
}

extension NodePointer {
  /// The child that holds a rank, which becomes a rank in it.
  @inline(__always)
  fileprivate func childIndex(at offset: inout Int) -> Int {
    var index = 0
    while offset >= Int(counts[index]) {
      offset &-= Int(counts[index])
      index &+= 1
    }
    return index
  }
}
