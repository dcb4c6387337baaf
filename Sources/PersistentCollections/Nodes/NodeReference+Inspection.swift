extension NodeReference {
  /// The nodes reachable from here that are not reachable from another node: what this version allocated.
  ///
  /// For tests of complexity. - Complexity: O(nodes of both).
  @usableFromInline
  func nodeCount(notIn other: NodeReference) -> Int {
    var known: Set<ObjectIdentifier> = []
    _ = other.visitNodes { known.insert(ObjectIdentifier($0.storage)).inserted }
    return visitNodes { !known.contains(ObjectIdentifier($0.storage)) }
  }

  /// Visits nodes from here down, but not below those that the body turns down, and counts those it accepts.
  private func visitNodes(_ body: (NodeReference) -> Bool) -> Int {
    guard body(self) else { return 0 }
    let node = pointer
    var count = 1
    for index in 0..<node.childCount { count += node.children[index].visitNodes(body) }
    return count
  }
}
