import Rowtrail

/// What stands at a path, by identity.
enum Standing<SectionID: ListID, Item: ListItem>: Equatable {
  case row(Item.ID)
  case header(SectionID)
  case nothing

  /// The id, for a message; `nil` where nothing stands there.
  var name: String? {
    switch self {
    case .row(let id): String(describing: id)
    case .header(let id): "the header of \(id)"
    case .nothing: nil
    }
  }
}

extension CheckableList {
  /// What stands at a path, which may be any two integers.
  func standing(at path: RowPath) -> Standing<SectionID, Item> {
    if let id = rowID(at: path) { return .row(id) }
    guard path.item == 0, let section = attributes(ofSectionAt: path.section), section.headerMode == .firstItem else {
      return .nothing
    }
    return .header(section.id)
  }

  /// How many items each section has. O(sections).
  var itemCounts: [Int] { (0..<sectionCount).map { itemCount(ofSectionAt: $0) ?? 0 } }
}
