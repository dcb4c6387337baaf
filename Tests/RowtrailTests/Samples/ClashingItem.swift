import Rowtrail

/// An id whose hash value tells nothing: every lookup must come down to `==`.
struct ClashingID: Hashable, Sendable {
  let number: Int

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// A row of which every hash value is the same.
struct ClashingItem: ListItem {
  let id: ClashingID
  var content: Int
}

extension ClashingItem: Sample {
  static func sectionID(_ number: Int, spelling: Int) -> ClashingID { ClashingID(number: number) }

  static func make(_ number: Int, variant: Int) -> ClashingItem {
    ClashingItem(id: ClashingID(number: number), content: variant % 3)
  }

  static func edit(of number: Int, variant: Int) -> ClashingItem { make(number, variant: variant) }

  func plainlyEdited(by edit: ClashingItem) -> ClashingItem { edit }
  func plainlyReloaded(as new: ClashingItem) -> ClashingItem { new }
}
