/// A strong reference to a node: an inner node, or a leaf of any of this module's trees.
///
/// A node is one allocation: a `NodeHeader`, then words that its tree lays out. The words of an inner node begin with
/// its children, so that whoever walks the nodes need not know which tree they are from.
///
/// `@unchecked Sendable`: a node is changed only through a reference that is known to be the only one, on a path of
/// nodes each of which is known to have no other owner; a node that two values can reach is never changed again.
@usableFromInline
struct NodeReference: @unchecked Sendable {
  @usableFromInline typealias Storage = ManagedBuffer<NodeHeader, UInt>

  @usableFromInline var storage: Storage

  @inlinable
  init(_ storage: Storage) {
    self.storage = storage
  }

  /// An inner node without children yet.
  ///
  /// - Parameters:
  ///   - capacity: The children there is room for.
  ///   - extraWords: The words behind the children.
  static func inner(capacity: Int, extraWords: Int = 0, slots: UInt32 = 0) -> NodeReference {
    let storage = InnerNode.create(minimumCapacity: capacity + extraWords) { _ in
      NodeHeader(capacity: capacity, slots: slots)
    }
    return NodeReference(storage)
  }

  /// A leaf of trivial elements, without any yet.
  static func trivialLeaf(capacity: Int, words: Int) -> NodeReference {
    NodeReference(TrivialLeaf.create(minimumCapacity: words) { _ in NodeHeader(capacity: capacity) })
  }

  /// The node's memory, for as long as the node lives.
  @inlinable
  var pointer: NodePointer {
    NodePointer(Unmanaged.passUnretained(storage))
  }

  /// Whether this is the only reference to the node.
  @inlinable
  mutating func isUnique() -> Bool {
    isKnownUniquelyReferenced(&storage)
  }

  @inlinable
  static func === (left: NodeReference, right: NodeReference) -> Bool {
    left.storage === right.storage
  }
}
