extension PersistentVector {
  /// A vector of elements made from their indices. - Complexity: O(*count*).
  @inlinable
  public init(count: Int, _ element: (Int) -> Element) {
    precondition(count >= 0, "A count of elements")
    self.init()
    guard count > 0 else { return }
    let leafCapacity = 1 &<< Self.leafShift
    var level: [NodeReference] = []
    level.reserveCapacity(count / leafCapacity + 1)
    var start = 0
    while start < count {
      let used = Swift.min(leafCapacity, count - start)
      let leaf = VectorLeaf<Element>.make(capacity: Self.leafCapacity(for: used))
      let elements = leaf.pointer.elements(Element.self)
      for offset in 0..<used {
        (elements + offset).initialize(to: element(start + offset))
        leaf.pointer.count = offset + 1
      }
      level.append(leaf)
      start += used
    }
    while level.count > 1 {
      level = Self.parents(of: level)
      rootShift += Self.innerShift
    }
    root = level[0]
    storedCount = count
    checkInvariants()
  }

  /// The nodes of the level above, full from the left.
  @usableFromInline
  static func parents(of level: [NodeReference]) -> [NodeReference] {
    let capacity = 1 &<< innerShift
    return stride(from: 0, to: level.count, by: capacity).map { start in
      let parent = NodeReference.inner(capacity: capacity)
      for child in level[start..<Swift.min(start + capacity, level.count)] {
        parent.pointer.insertChild(child, at: parent.pointer.childCount)
      }
      return parent
    }
  }

  /// The room to give a leaf of so many elements: all there can be, less while there are few.
  @inlinable
  static func leafCapacity(for count: Int) -> Int {
    var capacity = 4
    while capacity < count { capacity &*= 2 }
    return Swift.min(capacity, 1 &<< leafShift)
  }
}
