/// The storage of an inner node: owns the children at the start of its words.
final class InnerNode: ManagedBuffer<NodeHeader, UInt> {
  deinit {
    let node = NodePointer(Unmanaged.passUnretained(self))
    node.children.deinitialize(count: node.childCount)
  }
}
