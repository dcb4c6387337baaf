/// A persistent hash multimap from full hashes to handles.
///
/// It knows no keys: whoever looks one up compares it with those of the handles that have its hash.
///
/// A trie over the bits of the (scrambled) hash, five a level. A leaf is a bucket of up to `leafCapacity` trivial
/// entries. A child of an inner node may stand in a power of two of its 32 slots: when a bucket is full, it is halved
/// until it stands in one slot, and only then put a level lower, so that buckets are half full at least on average
/// whatever the count. Entries of one and the same hash cannot be parted; their bucket grows beyond the capacity.
public struct HandleTable: Sendable {
  var root: NodeReference
  /// The number of entries. - Complexity: O(1).
  public internal(set) var count: Int

  /// The entries a bucket holds before it is split.
  static var leafCapacity: Int { 64 }
  /// The bits of a hash that one level uses.
  static var levelBits: Int { 5 }
  /// The slots of an inner node.
  static var slotCount: Int { 32 }

  /// An empty table.
  public init() {
    root = Self.makeLeaf(room: 0)
    count = 0
  }

  /// Whether both are the same version, or copies of it. `false` says nothing about the entries.
  ///
  /// - Complexity: O(1).
  public func isIdentical(to other: HandleTable) -> Bool {
    root === other.root && count == other.count
  }

  /// The first handle with a hash that the caller takes for the one it looks for.
  ///
  /// - Parameters:
  ///   - hash: The full hash; only handles of exactly this one are candidates.
  ///   - matches: Whether a candidate is the one.
  /// - Complexity: O(log *n*), if few handles share the hash.
  @inlinable
  public func find(_ hash: Int, where matches: (UInt32) -> Bool) -> UInt32? {
    let key = Self.key(hash)
    return withExtendedLifetime(self) {
      for entry in bucket(of: key) where entry.hasKey(key) && matches(entry.handle) { return entry.handle }
      return nil
    }
  }

  /// A hash with its entropy in the high bits, where the trie looks first; different hashes stay different.
  @inlinable
  @inline(__always)
  static func key(_ hash: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: hash) &* 0x9E37_79B9_7F4A_7C15
  }

  @usableFromInline
  func bucket(of key: UInt64) -> Bucket {
    var node = root.pointer
    var rest = key
    while !node.isLeaf {
      node = NodePointer(at: node.children + node.childIndex(ofSlot: Self.slot(of: rest)))
      rest &<<= UInt64(Self.levelBits)
    }
    return node.bucket
  }

  /// The slot that the high bits name.
  static func slot(of rest: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: rest &>> 59)
  }
}
