extension OrderTree {
  /// A sequence of handles, all of which get a label. - Complexity: O(*n*).
  public init(_ handles: [UInt32], label: (UInt32, Int64) -> Void) {
    self.init()
    guard !handles.isEmpty else { return }
    precondition(handles.count < UInt32.max, "A count of handles")
    let sizes = Self.sizes(handles.count, capacity: Self.leafCapacity)
    var (next, gap) = Self.spread(sizes.count)
    var start = 0
    var level: [(node: NodeReference, label: Int64, count: UInt32)] = sizes.map { size in
      let leaf = Self.makeLeaf(room: size)
      for (offset, handle) in handles[start..<start + size].enumerated() {
        leaf.pointer.handles[offset] = handle
        label(handle, next)
      }
      leaf.pointer.count = size
      defer { (start, next) = (start + size, next + gap) }
      return (leaf, next, UInt32(truncatingIfNeeded: size))
    }
    rootLabel = level[0].label
    while level.count > 1 {
      var start = 0
      level = Self.sizes(level.count, capacity: Self.innerCapacity).map { size in
        let parent = Self.makeInner(room: size)
        for (index, child) in level[start..<start + size].enumerated() {
          parent.pointer.insertChild(child.node, label: child.label, count: child.count, at: index)
        }
        start += size
        return (parent, parent.pointer.labels[0], parent.pointer.handleCount())
      }
      height += 1
    }
    root = level[0].node
    count = handles.count
    checkInvariants()
  }

  /// How to spread elements over nodes that are three quarters full, or over one that can hold them all.
  private static func sizes(_ count: Int, capacity: Int) -> [Int] {
    let nodes = count <= capacity ? 1 : (count + capacity * 3 / 4 - 1) / (capacity * 3 / 4)
    return (0..<nodes).map { count / nodes + ($0 < count % nodes ? 1 : 0) }
  }
}
