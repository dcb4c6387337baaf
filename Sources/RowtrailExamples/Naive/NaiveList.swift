import Rowtrail

/// The list as apps have it without this library: arrays, and index paths in the cells' closures. Each sample list shows the
/// bug that this leads to.
@MainActor
package final class NaiveList<Item: ListItem> {
  /// What came of a tap.
  package enum Outcome: Equatable {
    /// This row was hit, whether it was meant or not.
    case hit(Item.ID)
    /// The app would have stopped: nothing stands at the path.
    case crash
  }

  package private(set) var sections: [[ListRow<Item>]]
  /// Expansion kept by place, as apps do that remember the open index paths.
  package private(set) var expanded: Set<RowPath> = []

  package init(_ sections: [[ListRow<Item>]]) { self.sections = sections }

  /// A cell's star button: its closure holds the path that the cell was configured with.
  package func starButton(at path: RowPath) -> () -> Outcome {
    { self.change(path) { $0.isStarred.toggle() } }
  }

  /// A cell's swipe action, likewise.
  package func swipeAction(at path: RowPath) -> () -> Outcome {
    {
      guard let id = self.id(at: path) else { return .crash }
      self.sections[path.section].remove(at: path.item)
      return .hit(id)
    }
  }

  /// The text field of a cell, likewise.
  package func textField(
    at path: RowPath, _ edit: @escaping (inout Item, String) -> Void
  ) -> (String) -> Outcome {
    { text in self.change(path) { edit(&$0.item, text) } }
  }

  /// Show More, which remembers the place.
  package func showMoreButton(at path: RowPath) -> () -> Void {
    { self.expanded.formSymmetricDifference([path]) }
  }

  /// A header's Star All: its closure holds the section's index.
  package func starAllButton(at section: Int) -> () -> [Outcome] {
    {
      guard self.sections.indices.contains(section) else { return [.crash] }
      return self.sections[section].indices.map { item in
        self.change(RowPath(section: section, item: item)) { $0.isStarred = true }
      }
    }
  }

  /// The rows that look expanded.
  package var expandedIDs: [Item.ID] { expanded.sorted().compactMap { id(at: $0) } }

  /// Something else happens to the rows.
  package func change(_ body: (inout [[ListRow<Item>]]) -> Void) { body(&sections) }

  private func id(at path: RowPath) -> Item.ID? {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
      return nil
    }
    return sections[path.section][path.item].id
  }

  private func change(_ path: RowPath, _ body: (inout ListRow<Item>) -> Void) -> Outcome {
    guard let id = id(at: path) else { return .crash }
    body(&sections[path.section][path.item])
    return .hit(id)
  }
}
