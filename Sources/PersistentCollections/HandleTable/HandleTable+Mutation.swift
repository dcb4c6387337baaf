extension HandleTable {
  /// Adds an entry, in place where no copy of the table shares the nodes.
  ///
  /// - Complexity: O(log *n*).
  public mutating func insert(_ handle: UInt32, hash: Int) {
    Self.insert(handle, key: Self.key(hash), at: &root)
    count += 1
    checkInvariants()
  }

  private static func insert(_ handle: UInt32, key: UInt64, at root: UnsafeMutablePointer<NodeReference>) {
    var slot = root
    var rest = key
    var depth = 0
    var parent = root
    while true {
      let node = NodePointer(at: slot)
      if !node.isLeaf {
        if !slot.pointee.isUnique() { copyInner(slot, room: node.childCount) }
        parent = slot
        let unique = NodePointer(at: slot)
        slot = unique.children + unique.childIndex(ofSlot: Self.slot(of: rest))
        rest &<<= UInt64(levelBits)
        depth += levelBits
      } else if hasRoom(node, forKey: key) {
        if node.count == node.capacity || !slot.pointee.isUnique() { copyLeaf(slot, room: node.count + 1) }
        return append(Entry(key: key, handle: handle), to: NodePointer(at: slot))
      } else if depth > 0, canSplit(parent, at: key << UInt64(depth - levelBits)) {
        depth -= levelBits
        rest = key << UInt64(depth)
        slot = parent
        splitChild(of: parent, at: Self.slot(of: rest), depth: depth)
      } else {
        deepen(slot)
      }
    }
  }

  /// Whether an entry goes to a leaf without a split: it has room, or splitting would not make any.
  private static func hasRoom(_ leaf: NodePointer, forKey key: UInt64) -> Bool {
    if leaf.count < leafCapacity { return true }
    // A leaf beyond the capacity has one key.
    return leaf.entries[0].hasKey(key) && (leaf.count > leafCapacity || hasOneKey(leaf.bucket))
  }

  /// Whether the leaf stands in more than one slot.
  private static func canSplit(_ parent: UnsafeMutablePointer<NodeReference>, at rest: UInt64) -> Bool {
    NodePointer(at: parent).slotRange(ofChildAt: slot(of: rest)).size > 1
  }

  /// Removes an entry, in place where no copy of the table shares the nodes.
  ///
  /// - Complexity: O(log *n*).
  public mutating func remove(_ handle: UInt32, hash: Int) {
    let key = Self.key(hash)
    Self.remove(handle, key: key, rest: key, at: &root)
    count -= 1
    checkInvariants()
  }

  private static func remove(
    _ handle: UInt32, key: UInt64, rest: UInt64, at reference: UnsafeMutablePointer<NodeReference>
  ) {
    let shared = NodePointer(at: reference)
    guard !shared.isLeaf else { return removeEntry(handle, key: key, at: reference) }
    if !reference.pointee.isUnique() { copyInner(reference, room: shared.childCount) }
    let node = NodePointer(at: reference)
    let slot = Self.slot(of: rest)
    let child = node.children + node.childIndex(ofSlot: slot)
    remove(handle, key: key, rest: rest &<< UInt64(levelBits), at: child)
    let leaf = NodePointer(at: child)
    guard leaf.isLeaf, leaf.count <= leafCapacity / 2 else { return }
    mergeChild(of: node, at: slot)
    if node.childCount == 1, NodePointer(at: node.children).isLeaf { reference.pointee = node.children[0] }
  }

  private static func removeEntry(
    _ handle: UInt32, key: UInt64, at reference: UnsafeMutablePointer<NodeReference>
  ) {
    let bucket = NodePointer(at: reference).bucket
    let index = bucket.firstIndex { $0.handle == handle && $0.hasKey(key) }
    guard let index else { preconditionFailure("An entry of the table") }
    if !reference.pointee.isUnique() { copyLeaf(reference, room: bucket.count) }
    let leaf = NodePointer(at: reference)
    leaf.count -= 1
    leaf.entries[index] = leaf.entries[leaf.count]
  }
}
