extension OrderTree {
  /// What to replace in an older version to get this one.
  ///
  /// Nodes that both share are skipped unseen. The shared and old parts make up the older version, the shared and new
  /// parts this one, whatever the two are; two that share no nodes have at most their first and last handles in common.
  ///
  /// - Returns: Shared and changed runs in turn, in order.
  /// - Complexity: O(nodes that they do not share).
  public func differences(from old: OrderTree) -> [Run] {
    withExtendedLifetime((self, old)) {
      var walk = DifferenceWalk()
      var left = old.count > 0 ? [DifferenceWalk.Node(old.root.pointer, old.count)] : []
      var right = count > 0 ? [DifferenceWalk.Node(root.pointer, count)] : []
      for _ in stride(from: height, to: old.height, by: -1) { right = DifferenceWalk.children(of: right[...]) }
      for _ in stride(from: old.height, to: height, by: -1) { left = DifferenceWalk.children(of: left[...]) }
      walk.compare(left[...], right[...], height: Swift.min(height, old.height))
      return walk.finish()
    }
  }

  /// Compares two versions level by level, each stretch between shared nodes by itself.
  private struct DifferenceWalk {
    struct Node {
      let pointer: NodePointer
      let count: Int

      init(_ pointer: NodePointer, _ count: Int) {
        self.pointer = pointer
        self.count = count
      }
    }

    private var runs: [Run] = []
    private var sharedCount = 0
    private var old: [UInt32] = []
    private var new: [UInt32] = []

    static func children(of nodes: ArraySlice<Node>) -> [Node] {
      var children: [Node] = []
      for node in nodes {
        for index in 0..<node.pointer.childCount {
          children.append(Node(NodePointer(at: node.pointer.children + index), Int(node.pointer.counts[index])))
        }
      }
      return children
    }

    /// Compares two lists of nodes of one height: splits them at the nodes they share, and goes down between those.
    mutating func compare(_ left: ArraySlice<Node>, _ right: ArraySlice<Node>, height: Int) {
      var (left, right) = (left, right)
      while let first = left.first, let other = right.first, first.pointer == other.pointer {
        share(first.count)
        left = left.dropFirst()
        right = right.dropFirst()
      }
      var suffixCount = 0
      while let last = left.last, let other = right.last, last.pointer == other.pointer {
        suffixCount += last.count
        left = left.dropLast()
        right = right.dropLast()
      }
      for (oldIndex, newIndex) in anchors(left, right) {
        descend(left[..<oldIndex], right[..<newIndex], height: height)
        share(left[oldIndex].count)
        left = left[(oldIndex + 1)...]
        right = right[(newIndex + 1)...]
      }
      descend(left, right, height: height)
      share(suffixCount)
    }

    /// The indices of the nodes in both lists; increasing in both.
    private func anchors(_ left: ArraySlice<Node>, _ right: ArraySlice<Node>) -> [(Int, Int)] {
      guard !left.isEmpty, !right.isEmpty else { return [] }
      var found: [(Int, Int)] = []
      var start = right.startIndex
      if left.count * right.count <= 1024 {
        for index in left.indices {
          let match = right[start...].firstIndex { $0.pointer == left[index].pointer }
          guard let match else { continue }
          found.append((index, match))
          start = match + 1
        }
        return found
      }
      var places: [UnsafeMutablePointer<NodeHeader>: Int] = [:]
      places.reserveCapacity(right.count)
      for index in right.indices { places[right[index].pointer.header] = index }
      for index in left.indices {
        guard let match = places[left[index].pointer.header], match >= start else { continue }
        found.append((index, match))
        start = match + 1
      }
      return found
    }

    /// Compares what is below two lists that share no node.
    private mutating func descend(_ left: ArraySlice<Node>, _ right: ArraySlice<Node>, height: Int) {
      if left.isEmpty && right.isEmpty { return }
      if height > 0 {
        return compare(Self.children(of: left)[...], Self.children(of: right)[...], height: height - 1)
      }
      let (before, after) = (Self.handles(of: left), Self.handles(of: right))
      let most = Swift.min(before.count, after.count)
      var prefix = 0
      while prefix < most, before[prefix] == after[prefix] { prefix += 1 }
      var suffix = 0
      while suffix < most - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] { suffix += 1 }
      share(prefix)
      change(before[prefix..<before.count - suffix], after[prefix..<after.count - suffix])
      share(suffix)
    }

    private static func handles(of leaves: ArraySlice<Node>) -> [UInt32] {
      var handles: [UInt32] = []
      for leaf in leaves {
        handles.append(contentsOf: UnsafeBufferPointer(start: leaf.pointer.handles, count: leaf.count))
      }
      return handles
    }

    private mutating func share(_ count: Int) {
      guard count > 0 else { return }
      if !old.isEmpty || !new.isEmpty {
        runs.append(.changed(old: old, new: new))
        (old, new) = ([], [])
      }
      sharedCount += count
    }

    private mutating func change(_ removed: ArraySlice<UInt32>, _ inserted: ArraySlice<UInt32>) {
      guard !removed.isEmpty || !inserted.isEmpty else { return }
      if sharedCount > 0 { runs.append(.shared(sharedCount)) }
      sharedCount = 0
      old += removed
      new += inserted
    }

    mutating func finish() -> [Run] {
      if !old.isEmpty || !new.isEmpty { runs.append(.changed(old: old, new: new)) }
      if sharedCount > 0 { runs.append(.shared(sharedCount)) }
      return runs
    }
  }
}
