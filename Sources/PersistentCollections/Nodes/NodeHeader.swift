/// What every node of this module's trees says about itself, ahead of its tail-allocated words.
@usableFromInline
struct NodeHeader {
  /// The child references at the start of the words; zero in a leaf, and only there.
  @usableFromInline var childCount: UInt32
  /// The elements of a leaf; zero in an inner node.
  @usableFromInline var count: UInt32
  /// The elements (of a leaf) or children (of an inner node) that the words have room for.
  @usableFromInline var capacity: UInt32
  /// The first slots of the children, in the inner nodes of a `HandleTable`.
  @usableFromInline var slots: UInt32

  @inlinable
  init(childCount: UInt32 = 0, count: UInt32 = 0, capacity: Int, slots: UInt32 = 0) {
    self.childCount = childCount
    self.count = count
    self.capacity = UInt32(truncatingIfNeeded: capacity)
    self.slots = slots
  }
}
