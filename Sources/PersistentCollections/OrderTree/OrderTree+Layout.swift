extension OrderTree {
  /// The handles a leaf holds: the more, the fewer nodes, but the more handles get another label at a split.
  static var leafCapacity: Int { 64 }
  /// The handles a leaf has at least if it is not the root.
  static var leafMinimum: Int { leafCapacity / 4 }
  /// The children an inner node holds: each is retained when the node is copied.
  static var innerCapacity: Int { 16 }
  /// The children an inner node has at least; the root has two.
  static var innerMinimum: Int { innerCapacity / 4 }

  /// A leaf with room for so many handles, and a few more if there can be.
  static func makeLeaf(room: Int) -> NodeReference {
    let capacity = Swift.min((room + 7) / 8 * 8, leafCapacity)
    return NodeReference.trivialLeaf(capacity: capacity, words: capacity / 2)
  }

  /// An inner node with room for so many children, and a few more if there can be.
  static func makeInner(room: Int) -> NodeReference {
    let capacity = Swift.min((room + 3) / 4 * 4, innerCapacity)
    return NodeReference.inner(capacity: capacity, extraWords: capacity + capacity / 2)
  }

  /// Makes a node of the tree one's own, with room for more, by a copy if anybody shares it or there is none.
  ///
  /// Copies have little more room than they need: whoever keeps every version fills memory with them.
  @inline(__always)
  static func makeUnique(_ slot: UnsafeMutablePointer<NodeReference>, room: Int = 0) {
    let node = NodePointer(at: slot)
    if !slot.pointee.isUnique() || node.size &+ room > node.capacity { copy(slot, room: room) }
  }

  @inline(never)
  private static func copy(_ slot: UnsafeMutablePointer<NodeReference>, room: Int) {
    let old = NodePointer(at: slot)
    let copy: NodeReference
    if old.isLeaf {
      copy = makeLeaf(room: old.count + room)
      copy.pointer.handles.update(from: old.handles, count: old.count)
      copy.pointer.count = old.count
    } else {
      let count = old.childCount
      copy = makeInner(room: count + room)
      if slot.pointee.isUnique() {
        copy.pointer.takeChildren(of: old)
      } else {
        copy.pointer.initializeChildren(sharing: old)
      }
      copy.pointer.labels.update(from: old.labels, count: count)
      copy.pointer.counts.update(from: old.counts, count: count)
    }
    slot.pointee = copy
  }
}

extension NodePointer {
  /// The handles of a leaf, the children of an inner node.
  @inline(__always)
  var size: Int { childCount &+ count }

  /// The handles of a leaf.
  @inlinable
  @inline(__always)
  var handles: UnsafeMutablePointer<UInt32> {
    words.assumingMemoryBound(to: UInt32.self)
  }

  /// For each child of an inner node the label of the first leaf below it.
  @inline(__always)
  var labels: UnsafeMutablePointer<Int64> {
    (words + capacity &* 8).assumingMemoryBound(to: Int64.self)
  }

  /// For each child of an inner node the handles below it.
  @inline(__always)
  var counts: UnsafeMutablePointer<UInt32> {
    (words + capacity &* 16).assumingMemoryBound(to: UInt32.self)
  }

  /// The child below which a label is, or would be.
  @inline(__always)
  func childIndex(ofLabel label: Int64) -> Int {
    var index = 0
    let last = childCount &- 1
    while index < last, labels[index &+ 1] <= label { index &+= 1 }
    return index
  }

  /// The sum of the children's counts.
  func handleCount() -> UInt32 {
    var sum: UInt32 = 0
    for index in 0..<childCount { sum += counts[index] }
    return sum
  }

  /// Puts a child of a tree's inner node at an index, with its label and count.
  func insertChild(_ child: NodeReference, label: Int64, count: UInt32, at index: Int) {
    (labels + index + 1).update(from: labels + index, count: childCount - index)
    (counts + index + 1).update(from: counts + index, count: childCount - index)
    labels[index] = label
    counts[index] = count
    insertChild(child, at: index)
  }

  /// Takes a child out of a tree's inner node, with its label and count.
  func removeLabelledChild(at index: Int) {
    let behind = childCount - index - 1
    (labels + index).update(from: labels + index + 1, count: behind)
    (counts + index).update(from: counts + index + 1, count: behind)
    _ = removeChild(at: index)
  }

  /// Moves children from one inner node with one owner to the end or the start of another.
  func moveChildren(_ range: Range<Int>, to other: NodePointer, at index: Int) {
    let (count, behind) = (range.count, other.childCount - index)
    (other.labels + index + count).update(from: other.labels + index, count: behind)
    (other.counts + index + count).update(from: other.counts + index, count: behind)
    (other.children + index + count).moveInitialize(from: other.children + index, count: behind)
    (other.labels + index).update(from: labels + range.lowerBound, count: count)
    (other.counts + index).update(from: counts + range.lowerBound, count: count)
    (other.children + index).moveInitialize(from: children + range.lowerBound, count: count)
    let end = childCount - range.upperBound
    (labels + range.lowerBound).update(from: labels + range.upperBound, count: end)
    (counts + range.lowerBound).update(from: counts + range.upperBound, count: end)
    (children + range.lowerBound).moveInitialize(from: children + range.upperBound, count: end)
    other.childCount += count
    childCount -= count
  }

  /// Moves handles from one leaf with one owner to an index of another.
  func moveHandles(_ range: Range<Int>, to other: NodePointer, at index: Int) {
    (other.handles + index + range.count).update(from: other.handles + index, count: other.count - index)
    (other.handles + index).update(from: handles + range.lowerBound, count: range.count)
    (handles + range.lowerBound).update(from: handles + range.upperBound, count: count - range.upperBound)
    other.count += range.count
    count -= range.count
  }
}
