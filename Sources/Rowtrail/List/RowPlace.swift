/// A row's place in one list: its section's handle, and its offset among the section's rows, from 0.
@usableFromInline
struct RowPlace: Hashable, Sendable {
  var section: UInt32
  var offset: Int
}
