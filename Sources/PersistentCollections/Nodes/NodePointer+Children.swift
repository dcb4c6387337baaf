extension NodePointer {
  /// Puts a child at an index; the node has room for it, and one owner.
  @usableFromInline
  func insertChild(_ child: NodeReference, at index: Int) {
    (children + index + 1).moveInitialize(from: children + index, count: childCount - index)
    (children + index).initialize(to: child)
    childCount += 1
  }

  /// Takes a child out; the node has one owner.
  func removeChild(at index: Int) -> NodeReference {
    let child = (children + index).move()
    (children + index).moveInitialize(from: children + index + 1, count: childCount - index - 1)
    childCount -= 1
    return child
  }

  /// Takes over the children of another node, which has one owner and is left without any.
  func takeChildren(of other: NodePointer) {
    let count = other.childCount
    children.moveInitialize(from: other.children, count: count)
    other.childCount = 0
    childCount = count
  }

  /// Shares the children of another node.
  ///
  /// The retains are the price of copying a node: each is an atomic operation on a line that is likely not in the
  /// cache. So the lines are read first, which (unlike atomic operations) can wait for memory all at once.
  func initializeChildren(sharing other: NodePointer) {
    let count = other.childCount
    var seen: UInt32 = 0
    for index in 0..<count { seen |= NodePointer(at: other.children + index).header.pointee.capacity }
    precondition(seen != UInt32.max, "The capacities of the children")
    children.initialize(from: other.children, count: count)
    childCount = count
  }
}
