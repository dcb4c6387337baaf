/// The memory of a node, without a share in its ownership: what a traversal holds, which must not retain.
@usableFromInline
struct NodePointer {
  @usableFromInline let header: UnsafeMutablePointer<NodeHeader>

  @inlinable
  @inline(__always)
  init(_ node: Unmanaged<NodeReference.Storage>) {
    header = node._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToHeader { $0 } }
  }

  /// The node that a child slot (or a variable) refers to.
  @inlinable
  @inline(__always)
  init(at slot: UnsafePointer<NodeReference>) {
    self.init(UnsafeRawPointer(slot).load(as: Unmanaged<NodeReference.Storage>.self))
  }

  /// The node that a child slot (or a variable) refers to.
  @inlinable
  @inline(__always)
  init(at slot: UnsafeMutablePointer<NodeReference>) {
    self.init(at: UnsafePointer(slot))
  }

  /// The words, which follow the 16 bytes of the header at once.
  @inlinable
  @inline(__always)
  var words: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(header + 1)
  }

  /// The children of an inner node.
  @inlinable
  @inline(__always)
  var children: UnsafeMutablePointer<NodeReference> {
    words.assumingMemoryBound(to: NodeReference.self)
  }

  @inlinable
  @inline(__always)
  var childCount: Int {
    get { Int(header.pointee.childCount) }
    nonmutating set { header.pointee.childCount = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The elements of a leaf.
  @inlinable
  @inline(__always)
  var count: Int {
    get { Int(header.pointee.count) }
    nonmutating set { header.pointee.count = UInt32(truncatingIfNeeded: newValue) }
  }

  @inlinable
  @inline(__always)
  var capacity: Int {
    Int(header.pointee.capacity)
  }

  @inlinable
  @inline(__always)
  var isLeaf: Bool {
    header.pointee.childCount == 0
  }

  @inlinable
  @inline(__always)
  static func == (left: NodePointer, right: NodePointer) -> Bool {
    left.header == right.header
  }
}
