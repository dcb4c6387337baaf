import Rowtrail

/// An item type that the whole suite runs with, and what the plain reference must know of it.
protocol Sample: ListItem {
  associatedtype SectionID: ListID

  /// The id of section number `number`. Two spellings are equal, and need not be written alike.
  static func sectionID(_ number: Int, spelling: Int) -> SectionID

  /// The item number `number`; of the contents by `variant` some are equal, and not written alike.
  static func make(_ number: Int, variant: Int) -> Self

  /// An edit of the item number `number`.
  static func edit(of number: Int, variant: Int) -> Edit

  /// What the specification says of an edit, written a second time.
  func plainlyEdited(by edit: Edit) -> Self

  /// What the specification says of a reload, written a second time.
  func plainlyReloaded(as new: Self) -> Self

  /// Whether two equal items are also written alike.
  func isSpelled(like other: Self) -> Bool

  /// Whether two equal ids are also written alike.
  static func isSpelled(_ id: SectionID, like other: SectionID) -> Bool
}

extension Sample {
  typealias List = ListState<SectionID, Self>
  typealias Section = ListSection<SectionID, Self>
  typealias Action = ListAction<SectionID, Self>
  typealias Place = Destination<SectionID, ID>
  typealias Event = ListEvent<SectionID, Self>

  static func make(_ number: Int) -> Self { make(number, variant: 0) }
  static func id(_ number: Int) -> ID { make(number).id }
  static func sectionID(_ number: Int) -> SectionID { sectionID(number, spelling: 0) }

  func isSpelled(like other: Self) -> Bool { true }
  static func isSpelled(_ id: SectionID, like other: SectionID) -> Bool { true }
}

/// Every item type that the suite runs with.
let samples: [any Sample.Type] = [TextItem.self, Server.self, ClashingItem.self]

/// Texts that are equal where the numbers are equal modulo 3, and written alike where they are equal modulo 6.
func spelledText(_ number: Int) -> String {
  ["caf\u{E9}", "plain", "", "cafe\u{301}", "plain", ""][((number % 6) + 6) % 6]
}

/// Whether two texts are made of the same scalars.
func isSpelled(_ text: String, like other: String) -> Bool {
  text.unicodeScalars.elementsEqual(other.unicodeScalars)
}
