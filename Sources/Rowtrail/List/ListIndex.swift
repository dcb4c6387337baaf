import PersistentCollections

/// The order, flags and positions of a list, by integer handle: everything about a list that does not depend on the
/// app's types, compiled once.
///
/// A row has a stable integer handle for as long as it is in the list. `rowTable` leads from the hash of an id to its
/// handle; `rowRecords` holds, by handle, the row's section, flags and the label of its leaf in that section's
/// `OrderTree`, from which the tree tells the row's offset; `rowContents` holds the app's item. Star, expansion and moves
/// therefore leave the hash table and the contents alone. Sections are kept in the same way.
///
/// All parts are persistent: a copy costs O(1), a change to a copy O(log n) time and memory.
@usableFromInline
struct ListIndex: Sendable {
  /// A reference to the heap home of an app's value.
  @usableFromInline typealias Box = AnyObject & Sendable

  /// From the hash of a row's id to its handle.
  var rowTable = HandleTable()
  /// By row handle.
  var rowRecords = PersistentVector<RowRecord>()
  /// By row handle: a counted reference to a box of the app's item, which the row's record points to.
  var rowContents = PersistentVector<RowContent>()
  /// The first of the chain of row handles that are free.
  var freeRow = RowRecord.noHandle
  /// How many rows there are.
  @usableFromInline var rowCount = 0
  /// From the hash of a section's id to its handle.
  var sectionTable = HandleTable()
  /// By section handle.
  var sectionRecords = PersistentVector<SectionRecord>()
  /// The section handles in list order.
  var sectionOrder = OrderTree()
  /// The first of the chain of section handles that are free.
  var freeSection = RowRecord.noHandle

  @usableFromInline
  init() {}

  /// Whether the two are copies of one list, found without looking at a row. O(1).
  func isIdentical(to other: ListIndex) -> Bool {
    rowRecords.isIdentical(to: other.rowRecords) && rowContents.isIdentical(to: other.rowContents)
      && sectionRecords.isIdentical(to: other.sectionRecords) && sectionOrder.isIdentical(to: other.sectionOrder)
  }
}

/// What a list keeps for a row: 24 bytes, copied without counting a reference.
struct RowRecord: PersistentVectorElement, Sendable {
  static let noHandle = UInt32.max
  static var leafShift: Int { 5 }

  /// The label of the row's leaf in its section's order; of a free handle the next free one.
  var label: Int64
  /// The handle of the row's section.
  var section: UInt32
  /// The row's flags.
  var flags: RowFlags
  /// Where the row's box is, which `rowContents` owns: one step less to an item than by way of there; `nil` where the
  /// handle is free.
  var box: RowBoxPointer?
}

/// Where a row's box is: a reference that is not counted, good for as long as the index that it came from.
@usableFromInline
struct RowBoxPointer: @unchecked Sendable, Equatable {
  @usableFromInline let address: UnsafeRawPointer

  init(_ box: ListIndex.Box) { address = UnsafeRawPointer(Unmanaged.passUnretained(box as AnyObject).toOpaque()) }

  /// Calls a closure with the box, which is of this class, without counting a reference.
  @inlinable
  @inline(__always)
  func withBox<Box: AnyObject, R>(_: Box.Type, _ body: (Box) -> R) -> R {
    Unmanaged<Box>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
  }
}

/// A row's star and expansion.
@usableFromInline
struct RowFlags: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable static var starred: RowFlags { RowFlags(rawValue: 1) }
  @inlinable static var expanded: RowFlags { RowFlags(rawValue: 2) }

  @inlinable
  init(isStarred: Bool, isExpanded: Bool) {
    self.init(rawValue: (isStarred ? 1 : 0) | (isExpanded ? 2 : 0))
  }
}

/// A reference to the box that holds a row's item; `nil` where the handle is free.
struct RowContent: PersistentVectorElement, Sendable {
  static var leafShift: Int { 4 }

  var box: ListIndex.Box?

  init(_ box: ListIndex.Box?) { self.box = box }
}

/// What a list keeps for a section.
struct SectionRecord: PersistentVectorElement, Sendable {
  static var leafShift: Int { 3 }

  /// The label of the section's leaf in the order of sections; of a free handle the next free one.
  var label: Int64
  /// The handles of the section's rows, in order.
  var rows: OrderTree
  /// The item index of the first row: 1 where the header is an item.
  var firstRowItem: Int
  /// A reference to the box that holds the section's attributes; `nil` where the handle is free.
  var box: ListIndex.Box?
}
