/// An element of a `PersistentVector`, which says how many of it share a leaf.
public protocol PersistentVectorElement {
  /// The binary logarithm of a leaf's capacity: about 6 for trivial elements of 16 bytes, whose copies are cheap; about
  /// 4 for elements that are (or hold) references, each of which a copy of the leaf retains.
  static var leafShift: Int { get }
}
