/// The storage of a leaf of a `PersistentVector`: owns the elements in its words.
@usableFromInline
final class VectorLeaf<Element>: ManagedBuffer<NodeHeader, UInt> {
  @inlinable
  deinit {
    let node = NodePointer(Unmanaged.passUnretained(self))
    node.elements(Element.self).deinitialize(count: node.count)
  }

  /// A leaf without elements yet.
  @inlinable
  static func make(capacity: Int) -> NodeReference {
    let words = (capacity * MemoryLayout<Element>.stride + 7) / 8
    return NodeReference(create(minimumCapacity: words) { _ in NodeHeader(capacity: capacity) })
  }
}

extension NodePointer {
  /// The elements of a `VectorLeaf`.
  @inlinable
  @inline(__always)
  func elements<Element>(_: Element.Type) -> UnsafeMutablePointer<Element> {
    words.assumingMemoryBound(to: Element.self)
  }
}
