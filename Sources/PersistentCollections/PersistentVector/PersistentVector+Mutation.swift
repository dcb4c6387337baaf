extension PersistentVector {
  /// Changes the element at an index, in place if no copy of the vector shares it.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public mutating func update<R>(_ index: Int, _ body: (inout Element) -> R) -> R {
    precondition(index >= 0 && index < storedCount, "An index of the vector")
    let shift = rootShift
    let result = withUnsafeMutablePointer(to: &root) { root in
      var slot = root
      var shift = shift
      while shift >= Self.leafShift {
        if !slot.pointee.isUnique() { Self.copyInner(slot) }
        slot = NodePointer(at: slot).children + ((index &>> shift) & Self.innerMask)
        shift &-= Self.innerShift
      }
      if !slot.pointee.isUnique() { Self.copyLeaf(slot, room: 0) }
      return body(&NodePointer(at: slot).elements(Element.self)[index & Self.leafMask])
    }
    checkInvariants()
    return result
  }

  /// Adds an element at the end. - Complexity: O(log *n*), amortised O(1) copies of elements in place.
  @inlinable
  public mutating func append(_ element: Element) {
    if storedCount == 1 &<< (rootShift &+ Self.innerShift) {
      root = Self.parents(of: [root])[0]
      rootShift &+= Self.innerShift
    }
    let index = storedCount
    let shift = rootShift
    withUnsafeMutablePointer(to: &root) { root in
      var slot = root
      var shift = shift
      while shift >= Self.leafShift {
        if !slot.pointee.isUnique() { Self.copyInner(slot) }
        let node = NodePointer(at: slot)
        let child = (index &>> shift) & Self.innerMask
        shift &-= Self.innerShift
        if child == node.childCount { node.insertChild(Self.emptySpine(shift), at: child) }
        slot = node.children + child
      }
      let leaf = NodePointer(at: slot)
      if leaf.count == leaf.capacity || !slot.pointee.isUnique() { Self.copyLeaf(slot, room: 1) }
      let node = NodePointer(at: slot)
      (node.elements(Element.self) + node.count).initialize(to: element)
      node.count &+= 1
    }
    storedCount &+= 1
    checkInvariants()
  }

  /// An empty leaf below as many inner nodes as an append needs.
  @inlinable
  static func emptySpine(_ shift: Int) -> NodeReference {
    var node = VectorLeaf<Element>.make(capacity: leafCapacity(for: 0))
    var shift = shift
    while shift >= leafShift {
      node = parents(of: [node])[0]
      shift &-= innerShift
    }
    return node
  }

  /// Takes the last element off. - Complexity: O(log *n*).
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    precondition(storedCount > 0, "An element to remove")
    let shift = rootShift
    let element = withUnsafeMutablePointer(to: &root) { Self.removeLast(from: $0, shift: shift) }
    storedCount &-= 1
    while rootShift >= Self.leafShift, root.pointer.childCount == 1 {
      root = root.pointer.children[0]
      rootShift &-= Self.innerShift
    }
    checkInvariants()
    return element
  }

  @inlinable
  static func removeLast(from slot: UnsafeMutablePointer<NodeReference>, shift: Int) -> Element {
    guard shift >= leafShift else {
      if !slot.pointee.isUnique() { copyLeaf(slot, room: 0) }
      let leaf = NodePointer(at: slot)
      leaf.count &-= 1
      return (leaf.elements(Element.self) + leaf.count).move()
    }
    if !slot.pointee.isUnique() { copyInner(slot) }
    let node = NodePointer(at: slot)
    let last = node.childCount &- 1
    let element = removeLast(from: node.children + last, shift: shift &- innerShift)
    let child = NodePointer(at: node.children + last)
    // An inner node that is left without children counts as an empty leaf here, so that its parent drops it in turn.
    if child.isLeaf, child.count == 0 { dropLastChild(of: node) }
    return element
  }

  @usableFromInline
  static func dropLastChild(of node: NodePointer) {
    _ = node.removeChild(at: node.childCount &- 1)
  }

  @usableFromInline
  @inline(never)
  static func copyInner(_ slot: UnsafeMutablePointer<NodeReference>) {
    let copy = NodeReference.inner(capacity: 1 &<< innerShift)
    copy.pointer.initializeChildren(sharing: NodePointer(at: slot))
    slot.pointee = copy
  }

  /// Replaces a leaf by a copy with room for more, moving the elements if nobody else has the leaf.
  @inlinable
  @inline(never)
  static func copyLeaf(_ slot: UnsafeMutablePointer<NodeReference>, room: Int) {
    let old = NodePointer(at: slot)
    let copy = VectorLeaf<Element>.make(capacity: leafCapacity(for: old.count &+ room))
    let elements = copy.pointer.elements(Element.self)
    let count = old.count
    if slot.pointee.isUnique() {
      elements.moveInitialize(from: old.elements(Element.self), count: count)
      old.count = 0
    } else {
      elements.initialize(from: old.elements(Element.self), count: count)
    }
    copy.pointer.count = count
    slot.pointee = copy
  }
}
