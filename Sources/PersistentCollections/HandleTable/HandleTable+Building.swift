extension HandleTable {
  /// A table in which each index of an array is the handle of the hash there. - Complexity: O(*n*).
  public init(hashes: [Int]) {
    precondition(hashes.count < UInt32.max, "A count of handles")
    self.init()
    guard !hashes.isEmpty else { return }
    let builder = Builder(hashes: hashes)
    root = builder.node(from: builder.entries, into: builder.scratch, count: hashes.count, depth: 0)
    builder.deallocate()
    count = hashes.count
    checkInvariants()
  }

  /// Builds a table from its root down, by distributing the entries over the slots of each node.
  private struct Builder {
    let entries: UnsafeMutablePointer<Entry>
    let scratch: UnsafeMutablePointer<Entry>

    init(hashes: [Int]) {
      entries = .allocate(capacity: hashes.count)
      scratch = .allocate(capacity: hashes.count)
      for (handle, hash) in hashes.enumerated() {
        let entry = Entry(key: HandleTable.key(hash), handle: UInt32(truncatingIfNeeded: handle))
        (entries + handle).initialize(to: entry)
      }
      scratch.initialize(repeating: Entry(key: 0, handle: 0), count: hashes.count)
    }

    func deallocate() {
      entries.deallocate()
      scratch.deallocate()
    }

    func node(
      from entries: UnsafeMutablePointer<Entry>, into scratch: UnsafeMutablePointer<Entry>, count: Int, depth: Int
    ) -> NodeReference {
      if isOneLeaf(entries, count: count) { return leaf(entries, count: count) }
      return withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * slotCount) { buffer in
        buffer.initialize(repeating: 0)
        let starts = buffer.baseAddress.unsafelyUnwrapped
        let ends = starts + slotCount
        let shift = UInt64(depth)
        for index in 0..<count { ends[Int(HandleTable.slot(of: entries[index].key << shift))] += 1 }
        for slot in 1..<slotCount { starts[slot] = starts[slot - 1] + ends[slot - 1] }
        for slot in 0..<slotCount { ends[slot] = starts[slot] }
        for index in 0..<count {
          let slot = Int(HandleTable.slot(of: entries[index].key << shift))
          scratch[ends[slot]] = entries[index]
          ends[slot] += 1
        }
        let node = NodeReference.inner(capacity: slotCount)
        addChildren(0..<slotCount, to: node.pointer, depth: depth) { slots in
          let start = starts[slots.lowerBound]
          return (scratch + start, entries + start, ends[slots.upperBound - 1] - start)
        }
        return node
      }
    }

    /// Adds the children of a range of slots: one leaf if that will do, else those of its halves, or a deeper node.
    private func addChildren(
      _ slots: Range<Int>, to node: NodePointer, depth: Int,
      _ entries: (Range<Int>) -> (UnsafeMutablePointer<Entry>, UnsafeMutablePointer<Entry>, Int)
    ) {
      let (own, scratch, count) = entries(slots)
      if slots.count == 1 || slots.count < slotCount && isOneLeaf(own, count: count) {
        let child = self.node(from: own, into: scratch, count: count, depth: depth + levelBits)
        node.slots |= 1 << UInt32(slots.lowerBound)
        return node.insertChild(child, at: node.childCount)
      }
      let middle = slots.lowerBound + slots.count / 2
      addChildren(slots.lowerBound..<middle, to: node, depth: depth, entries)
      addChildren(middle..<slots.upperBound, to: node, depth: depth, entries)
    }

    private func isOneLeaf(_ entries: UnsafeMutablePointer<Entry>, count: Int) -> Bool {
      count <= leafCapacity || (1..<count).allSatisfy { entries[$0].key == entries[0].key }
    }

    private func leaf(_ entries: UnsafeMutablePointer<Entry>, count: Int) -> NodeReference {
      let leaf = makeLeaf(room: count)
      leaf.pointer.entries.update(from: entries, count: count)
      leaf.pointer.count = count
      return leaf
    }
  }
}
