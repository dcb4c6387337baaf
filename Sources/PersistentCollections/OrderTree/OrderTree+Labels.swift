extension OrderTree {
  /// All labels are between these, whose distance is no overflow.
  static var labelLimits: (lower: Int64, upper: Int64) { (-1 << 61, 1 << 61) }
  /// The distance of labels where there is room for any.
  static var labelGap: Int64 { 1 << 40 }

  /// The gap that labels spread below a node of this height must have at least, if it is not the root.
  ///
  /// It grows with the height: once the room of a subtree is used up, that of the next larger one is worth many times
  /// its cost.
  private static func minimumGap(height: Int) -> Int64 {
    1 << Int64(Swift.min(12 * height, 36))
  }

  /// A label between two others, of which the limits stand for none; `nil` if there is no room.
  static func label(after lower: Int64, before upper: Int64) -> Int64? {
    if upper == labelLimits.upper, upper - lower > labelGap { return lower + labelGap }
    if lower == labelLimits.lower, upper - lower > labelGap { return upper - labelGap }
    let middle = lower + (upper - lower) / 2
    return middle > lower ? middle : nil
  }

  /// The first label of so many that are spread over the middle of all there can be, and their distance.
  static func spread(_ leafCount: Int) -> (first: Int64, gap: Int64) {
    let gap = Swift.min(labelGap, labelLimits.upper / Int64(leafCount))
    return (-gap * Int64(leafCount / 2), gap)
  }

  /// Spreads the labels of the smallest subtree around a leaf that has room for it.
  ///
  /// - Parameters:
  ///   - root: Where the root is referred to; it is no leaf.
  ///   - leaf: The label of the leaf. The nodes above it have one owner.
  static func relabel(
    _ root: UnsafeMutablePointer<NodeReference>, height: Int, around leaf: Int64, label: (UInt32, Int64) -> Void
  ) {
    var path: [(slot: UnsafeMutablePointer<NodeReference>, upper: Int64)] = [(root, labelLimits.upper)]
    while path.count < height {
      let (slot, upper) = path[path.count - 1]
      let node = NodePointer(at: slot)
      let child = node.childIndex(ofLabel: leaf)
      path.append((node.children + child, child + 1 < node.childCount ? node.labels[child + 1] : upper))
    }
    while path.count > 1 {
      let (slot, upper) = path.removeLast()
      let height = height - path.count
      let first = NodePointer(at: slot).labels[0]
      let gap = Swift.min(labelGap, (upper - first) / Int64(leafCount(NodePointer(at: slot), height: height)))
      if gap >= minimumGap(height: height) {
        var next = first
        return assignLabels(slot, height: height, next: &next, gap: gap, label: label)
      }
    }
    var (next, gap) = spread(leafCount(NodePointer(at: root), height: height))
    assignLabels(root, height: height, next: &next, gap: gap, label: label)
  }

  private static func leafCount(_ node: NodePointer, height: Int) -> Int {
    if height == 1 { return node.childCount }
    return (0..<node.childCount).reduce(0) {
      $0 + leafCount(NodePointer(at: node.children + $1), height: height - 1)
    }
  }

  private static func assignLabels(
    _ slot: UnsafeMutablePointer<NodeReference>, height: Int, next: inout Int64, gap: Int64,
    label: (UInt32, Int64) -> Void
  ) {
    makeUnique(slot)
    let node = NodePointer(at: slot)
    for index in 0..<node.childCount {
      let own = next
      if height > 1 {
        assignLabels(node.children + index, height: height - 1, next: &next, gap: gap, label: label)
      } else {
        let leaf = NodePointer(at: node.children + index)
        if node.labels[index] != own { reportLabels(0..<leaf.count, of: leaf, own, label) }
        next += gap
      }
      node.labels[index] = own
    }
  }

  /// Tells the owner the label of some handles of a leaf.
  static func reportLabels(
    _ range: Range<Int>, of leaf: NodePointer, _ own: Int64, _ label: (UInt32, Int64) -> Void
  ) {
    for offset in range { label(leaf.handles[offset], own) }
  }

  /// The label of the leaf that follows one, or the upper limit.
  static func label(following leaf: Int64, below root: NodePointer, height: Int) -> Int64 {
    var node = root
    var upper = labelLimits.upper
    for _ in 0..<height {
      let child = node.childIndex(ofLabel: leaf)
      if child + 1 < node.childCount { upper = node.labels[child + 1] }
      node = NodePointer(at: node.children + child)
    }
    return upper
  }
}
