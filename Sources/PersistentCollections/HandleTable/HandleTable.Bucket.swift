extension HandleTable {
  /// A key and its handle, in 12 bytes next to each other: a look-up touches few lines of memory.
  @usableFromInline
  struct Entry {
    @usableFromInline let low: UInt32
    @usableFromInline let high: UInt32
    @usableFromInline let handle: UInt32

    init(key: UInt64, handle: UInt32) {
      low = UInt32(truncatingIfNeeded: key)
      high = UInt32(truncatingIfNeeded: key &>> 32)
      self.handle = handle
    }

    var key: UInt64 {
      UInt64(high) &<< 32 | UInt64(low)
    }

    @inlinable
    @inline(__always)
    func hasKey(_ key: UInt64) -> Bool {
      low == UInt32(truncatingIfNeeded: key) && high == UInt32(truncatingIfNeeded: key &>> 32)
    }
  }

  /// The entries of a leaf.
  @usableFromInline typealias Bucket = UnsafeMutableBufferPointer<Entry>

  /// Whether all entries have one key. - Complexity: O(1) for most that do not.
  static func hasOneKey(_ bucket: Bucket) -> Bool {
    bucket.allSatisfy { $0.hasKey(bucket[0].key) }
  }

  /// A leaf with room for so many entries, or a few more.
  static func makeLeaf(room: Int) -> NodeReference {
    let capacity = room <= leafCapacity ? (room + 3) / 4 * 4 : room + room / 2
    return NodeReference.trivialLeaf(capacity: capacity, words: (capacity * MemoryLayout<Entry>.stride + 7) / 8)
  }

  /// Replaces a leaf by a copy with room for so many entries.
  static func copyLeaf(_ slot: UnsafeMutablePointer<NodeReference>, room: Int) {
    let copy = makeLeaf(room: room)
    let source = NodePointer(at: slot)
    copy.pointer.entries.update(from: source.entries, count: source.count)
    copy.pointer.count = source.count
    slot.pointee = copy
  }

  /// Adds an entry to a leaf that has room for it, and one owner.
  @inline(__always)
  static func append(_ entry: Entry, to leaf: NodePointer) {
    leaf.entries[leaf.count] = entry
    leaf.count += 1
  }
}

extension NodePointer {
  /// The memory of a `HandleTable`'s leaf.
  @inline(__always)
  var entries: UnsafeMutablePointer<HandleTable.Entry> {
    words.assumingMemoryBound(to: HandleTable.Entry.self)
  }

  /// The entries of a `HandleTable`'s leaf.
  @inline(__always)
  var bucket: HandleTable.Bucket {
    HandleTable.Bucket(start: entries, count: count)
  }
}
