/// A persistent sequence of handles, with access by rank, and the rank of a handle.
///
/// A B+ tree whose inner nodes hold the count of each child. It does not know where a handle is: instead each leaf has
/// an **order label**, and labels increase along the sequence. The owner keeps with each handle the label of its leaf,
/// from which `rank(of:label:)` finds the leaf; whenever a handle comes to a leaf with another label, the tree says so
/// to the `label` closure that each mutation takes. Labels stand in the inner nodes, so that to change one leaves the
/// leaf alone. A new leaf gets a label in the middle between its neighbours; where there is none left, the labels of
/// the smallest subtree that has room are spread evenly, which a mutation pays O(log *n*) for when amortised.
///
/// A handle is in the tree once at most.
public struct OrderTree: Sendable {
  var root: NodeReference
  /// The levels of inner nodes above the leaves.
  var height: Int
  /// The label of the root if it is a leaf.
  var rootLabel: Int64
  /// The number of handles. - Complexity: O(1).
  public internal(set) var count: Int

  /// An empty sequence.
  public init() {
    root = Self.makeLeaf(room: 0)
    height = 0
    rootLabel = 0
    count = 0
  }

  /// Whether both are the same version, or copies of it. `false` says nothing about the handles.
  ///
  /// - Complexity: O(1).
  public func isIdentical(to other: OrderTree) -> Bool {
    root === other.root && count == other.count
  }

  /// The handle at a rank in `0..<count`. - Complexity: O(log *n*).
  public func handle(at rank: Int) -> UInt32 {
    precondition(rank >= 0 && rank < count, "A rank of the sequence")
    return withExtendedLifetime(root) {
      let (leaf, offset) = position(of: rank)
      return leaf.handles[offset]
    }
  }

  /// The leaf in which a rank below the count is, and where there.
  @usableFromInline
  func position(of rank: Int) -> (leaf: NodePointer, offset: Int) {
    var node = root.pointer
    var offset = rank
    for _ in 0..<height {
      let counts = node.counts
      var index = 0
      while offset >= Int(counts[index]) {
        offset &-= Int(counts[index])
        index &+= 1
      }
      node = NodePointer(at: node.children + index)
    }
    return (node, offset)
  }

  /// The rank of a handle.
  ///
  /// - Parameters:
  ///   - handle: A handle of the sequence.
  ///   - label: The label that the tree gave it last.
  /// - Complexity: O(log *n*).
  public func rank(of handle: UInt32, label: Int64) -> Int {
    withExtendedLifetime(root) {
      var node = root.pointer
      var rank = 0
      for _ in 0..<height {
        let child = node.childIndex(ofLabel: label)
        for index in 0..<child { rank &+= Int(node.counts[index]) }
        node = NodePointer(at: node.children + child)
      }
      for offset in 0..<node.count where node.handles[offset] == handle { return rank &+ offset }
      preconditionFailure("A handle in the leaf that its label names")
    }
  }
}
