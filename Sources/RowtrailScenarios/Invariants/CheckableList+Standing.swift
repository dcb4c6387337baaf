import Rowtrail

extension CheckableList {
  /// What stands at a path, which may be any two integers.
  func standing(at path: RowPath) -> ListState<SectionID, Item>.Occupant {
    if let id = rowID(at: path) { return .row(id) }
    guard path.item == 0, let section = attributes(ofSectionAt: path.section), section.headerMode == .firstItem else {
      return .nothing
    }
    return .header(section.id)
  }

  /// How many items each section has. O(sections).
  var itemCounts: [Int] { (0..<sectionCount).map { itemCount(ofSectionAt: $0) ?? 0 } }
}
