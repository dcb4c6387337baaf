/// A persistent vector: an array of which each copy is a value of its own, and shares what it has in common with the
/// others.
///
/// A radix tree: the bits of an index say which child to follow, `innerShift` bits a level, and the last
/// `Element.leafShift` of them which element of a leaf it is. All nodes but the last of each level are full. A change
/// happens in place where nobody shares the node, and copies the path to it where a copy of the vector does.
public struct PersistentVector<Element: PersistentVectorElement & Sendable>: Sendable {
  /// The root; a leaf while the elements fit one.
  @usableFromInline var root: NodeReference
  /// The number of elements.
  @usableFromInline var storedCount: Int
  /// How far to shift an index for the root's child; below `Element.leafShift` if the root is a leaf.
  @usableFromInline var rootShift: Int

  /// The binary logarithm of an inner node's capacity.
  ///
  /// A copied node retains each child, so that wider nodes cost more time than they save by being fewer.
  @inlinable
  @inline(__always)
  static var innerShift: Int { 4 }

  @inlinable
  @inline(__always)
  static var leafShift: Int { Element.leafShift }

  /// An empty vector.
  @inlinable
  public init() {
    root = VectorLeaf<Element>.make(capacity: 0)
    storedCount = 0
    rootShift = Self.leafShift - Self.innerShift
  }

  /// The number of elements. - Complexity: O(1).
  @inlinable
  public var count: Int { storedCount }

  /// Whether both are the same version, or copies of it. `false` says nothing about the elements.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func isIdentical(to other: PersistentVector) -> Bool {
    root === other.root && storedCount == other.storedCount
  }

  /// Calls a closure with the place of the element at an index in `0..<count`, which thus need not be copied.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  @inline(__always)
  public func withElement<R>(at index: Int, _ body: (UnsafePointer<Element>) -> R) -> R {
    precondition(index >= 0 && index < storedCount, "An index of the vector")
    return withExtendedLifetime(root) {
      var node = root.pointer
      var shift = rootShift
      while shift >= Self.leafShift {
        node = NodePointer(at: node.children + ((index &>> shift) & Self.innerMask))
        shift &-= Self.innerShift
      }
      return body(node.elements(Element.self) + (index & Self.leafMask))
    }
  }

  /// The element at an index in `0..<count`. - Complexity: O(log *n*).
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      withElement(at: index) { $0.pointee }
    }
    set {
      update(index) { $0 = newValue }
    }
  }

  @inlinable
  @inline(__always)
  static var innerMask: Int { 1 &<< innerShift &- 1 }

  @inlinable
  @inline(__always)
  static var leafMask: Int { 1 &<< leafShift &- 1 }
}
