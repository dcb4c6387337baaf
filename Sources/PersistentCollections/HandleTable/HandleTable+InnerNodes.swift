extension NodePointer {
  /// The first slots of the children of a `HandleTable`'s inner node, one bit each; bit 0 is always set.
  var slots: UInt32 {
    get { header.pointee.slots }
    nonmutating set { header.pointee.slots = newValue }
  }

  /// The child that stands in a slot.
  @inline(__always)
  func childIndex(ofSlot slot: UInt32) -> Int {
    (slots & (UInt32.max &>> (31 &- slot))).nonzeroBitCount &- 1
  }

  /// The slots in which a child stands: the first, and how many.
  func slotRange(ofChildAt slot: UInt32) -> (first: UInt32, size: UInt32) {
    let first = 31 - UInt32((slots & (UInt32.max &>> (31 - slot))).leadingZeroBitCount)
    let later = first == 31 ? 0 : slots & (UInt32.max &<< (first + 1))
    return (first, (later == 0 ? 32 : UInt32(later.trailingZeroBitCount)) - first)
  }
}

extension HandleTable {
  /// Puts an inner node with one child, in all its slots, in the place of that child.
  static func deepen(_ slot: UnsafeMutablePointer<NodeReference>) {
    let inner = NodeReference.inner(capacity: 4, slots: 1)
    inner.pointer.insertChild(slot.pointee, at: 0)
    slot.pointee = inner
  }

  /// Replaces an inner node by a copy with room for so many children.
  @inline(never)
  static func copyInner(_ slot: UnsafeMutablePointer<NodeReference>, room: Int) {
    let old = NodePointer(at: slot)
    let copy = NodeReference.inner(capacity: (room + 3) / 4 * 4, slots: old.slots)
    copy.pointer.initializeChildren(sharing: old)
    slot.pointee = copy
  }

  /// Halves a leaf that stands in several slots of a node with one owner.
  ///
  /// - Parameters:
  ///   - parent: Where the node is referred to.
  ///   - slot: A slot of the leaf.
  ///   - depth: The bits of the keys used above the node.
  static func splitChild(of parent: UnsafeMutablePointer<NodeReference>, at slot: UInt32, depth: Int) {
    if NodePointer(at: parent).childCount == NodePointer(at: parent).capacity {
      copyInner(parent, room: NodePointer(at: parent).childCount + 1)
    }
    let node = NodePointer(at: parent)
    let (first, size) = node.slotRange(ofChildAt: slot)
    let index = node.childIndex(ofSlot: slot)
    let bucket = NodePointer(at: node.children + index).bucket
    let half = size / 2
    let isHigh = { (key: UInt64) in Self.slot(of: key << UInt64(depth)) & half != 0 }
    var highCount = 0
    for entry in bucket where isHigh(entry.key) { highCount += 1 }
    let low = makeLeaf(room: bucket.count - highCount)
    let high = makeLeaf(room: highCount)
    for entry in bucket { append(entry, to: (isHigh(entry.key) ? high : low).pointer) }
    node.children[index] = low
    node.insertChild(high, at: index + 1)
    node.slots |= 1 << (first + half)
  }

  /// Merges a leaf of a node with one owner with its neighbours, as long as they are leaves and have little in them.
  static func mergeChild(of node: NodePointer, at slot: UInt32) {
    while true {
      let (first, size) = node.slotRange(ofChildAt: slot)
      guard size < slotCount else { return }
      let buddy = node.slotRange(ofChildAt: first ^ size)
      guard buddy.size == size, buddy.first == first ^ size else { return }
      let low = node.childIndex(ofSlot: min(first, buddy.first))
      let (left, right) = (NodePointer(at: node.children + low), NodePointer(at: node.children + low + 1))
      guard left.isLeaf, right.isLeaf, left.count + right.count <= leafCapacity / 2 else { return }
      let merged = makeLeaf(room: left.count + right.count)
      for entry in left.bucket { append(entry, to: merged.pointer) }
      for entry in right.bucket { append(entry, to: merged.pointer) }
      node.children[low] = merged
      _ = node.removeChild(at: low + 1)
      node.slots &= ~(1 << max(first, buddy.first))
    }
  }
}
