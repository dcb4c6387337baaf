extension OrderTree {
  /// Inserts a handle at a rank in `0...count`.
  ///
  /// - Parameters:
  ///   - handle: A handle that is not in the sequence.
  ///   - rank: Where it will be.
  ///   - label: Called with each handle that is now in a leaf with another label, the inserted one last, and the label.
  /// - Complexity: O(log *n*) and amortised as many calls of `label`.
  public mutating func insert(_ handle: UInt32, at rank: Int, label: (UInt32, Int64) -> Void) {
    precondition(rank >= 0 && rank <= count, "A rank to insert at")
    precondition(count < Int(UInt32.max) - 1, "A count of handles")
    growIfFull()
    let height = height
    let rootLabel = rootLabel
    withUnsafeMutablePointer(to: &root) { root in
      var slot = root
      var offset = rank
      var leafLabel = rootLabel
      var level = height
      while level > 0 {
        Self.makeUnique(slot, room: 1)
        let node = NodePointer(at: slot)
        var index = node.childIndex(insertingAt: &offset)
        if level > 1 {
          Self.splitInnerChild(of: node, at: index, isAtEnd: offset == Int(node.counts[index]))
        } else {
          Self.splitLeafChild(of: node, at: index, for: offset, root: root, height: height, label: label)
        }
        if offset > Int(node.counts[index]) {
          offset -= Int(node.counts[index])
          index += 1
        }
        node.counts[index] += 1
        leafLabel = node.labels[index]
        slot = node.children + index
        level -= 1
      }
      Self.makeUnique(slot, room: 1)
      let leaf = NodePointer(at: slot)
      (leaf.handles + offset + 1).update(from: leaf.handles + offset, count: leaf.count - offset)
      leaf.handles[offset] = handle
      leaf.count += 1
      label(handle, leafLabel)
    }
    count += 1
    checkInvariants()
  }

  /// Inserts handles at a rank in `0...count`, in order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* handles; O(*k*) if the sequence is empty.
  public mutating func insert(contentsOf handles: [UInt32], at rank: Int, label: (UInt32, Int64) -> Void) {
    precondition(rank >= 0 && rank <= count, "A rank to insert at")
    guard count > 0 else { return self = OrderTree(handles, label: label) }
    for (offset, handle) in handles.enumerated() { insert(handle, at: rank + offset, label: label) }
  }

  /// Puts a root above the root if that has no room left.
  private mutating func growIfFull() {
    let old = root.pointer
    guard old.isLeaf ? old.count == Self.leafCapacity : old.childCount == Self.innerCapacity else { return }
    let label = old.isLeaf ? rootLabel : old.labels[0]
    let grown = Self.makeInner(room: 2)
    grown.pointer.insertChild(root, label: label, count: UInt32(truncatingIfNeeded: count), at: 0)
    root = grown
    height += 1
  }

  /// Splits a full inner child of a node with one owner, which has room for another.
  private static func splitInnerChild(of node: NodePointer, at index: Int, isAtEnd: Bool) {
    guard NodePointer(at: node.children + index).childCount == innerCapacity else { return }
    makeUnique(node.children + index)
    let child = NodePointer(at: node.children + index)
    let kept = isAtEnd ? innerCapacity - innerMinimum : innerCapacity / 2
    let right = makeInner(room: innerCapacity - kept + 1)
    child.moveChildren(kept..<innerCapacity, to: right.pointer, at: 0)
    let moved = right.pointer.handleCount()
    node.counts[index] -= moved
    node.insertChild(right, label: right.pointer.labels[0], count: moved, at: index + 1)
  }

  /// Splits a full leaf below a node with one owner, which has room for another.
  ///
  /// Where a run is being inserted, most of the leaf stays behind, so that leaves get fuller and fewer labels change.
  private static func splitLeafChild(
    of node: NodePointer, at index: Int, for offset: Int, root: UnsafeMutablePointer<NodeReference>, height: Int,
    label: (UInt32, Int64) -> Void
  ) {
    guard NodePointer(at: node.children + index).count == leafCapacity else { return }
    makeUnique(node.children + index)
    let leaf = NodePointer(at: node.children + index)
    let new = makeLeaf(room: leafCapacity / 2 + 1)
    // Only the very first leaf is inserted into at its start.
    if offset == 0, let own = Self.label(after: labelLimits.lower, before: node.labels[index]) {
      leaf.moveHandles(0..<leafMinimum, to: new.pointer, at: 0)
      node.counts[index] -= UInt32(truncatingIfNeeded: leafMinimum)
      node.insertChild(new, label: own, count: UInt32(truncatingIfNeeded: leafMinimum), at: index)
      lowerFirstLabels(root, height: height, to: own)
      return reportLabels(0..<leafMinimum, of: new.pointer, own, label)
    }
    let kept = offset == leafCapacity ? leafCapacity - leafMinimum : leafCapacity / 2
    let own = labelBehindChild(of: node, at: index, root: root, height: height, label: label)
    leaf.moveHandles(kept..<leafCapacity, to: new.pointer, at: 0)
    let moved = UInt32(truncatingIfNeeded: leafCapacity - kept)
    node.counts[index] -= moved
    node.insertChild(new, label: own, count: moved, at: index + 1)
    reportLabels(0..<new.pointer.count, of: new.pointer, own, label)
  }

  /// A label for a leaf behind another, made room for if there is none.
  private static func labelBehindChild(
    of node: NodePointer, at index: Int, root: UnsafeMutablePointer<NodeReference>, height: Int,
    label: (UInt32, Int64) -> Void
  ) -> Int64 {
    while true {
      let own = node.labels[index]
      let upper = Self.label(following: own, below: NodePointer(at: root), height: height)
      if let found = Self.label(after: own, before: upper) { return found }
      relabel(root, height: height, around: own, label: label)
    }
  }

  /// Notes along the left edge, which has one owner, that the first leaf is a new one.
  private static func lowerFirstLabels(_ root: UnsafeMutablePointer<NodeReference>, height: Int, to label: Int64) {
    var slot = root
    for _ in 0..<height {
      NodePointer(at: slot).labels[0] = label
      slot = NodePointer(at: slot).children
    }
  }
}

extension NodePointer {
  /// The child to insert below, the earlier one where two children meet; makes the rank one in that child.
  @inline(__always)
  fileprivate func childIndex(insertingAt offset: inout Int) -> Int {
    var index = 0
    let last = childCount &- 1
    while index < last, offset > Int(counts[index]) {
      offset &-= Int(counts[index])
      index &+= 1
    }
    return index
  }
}
