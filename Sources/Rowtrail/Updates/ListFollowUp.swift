/// What a view does once an update's batch is done, by places after it.
///
/// `Sendable`, and a value.
public struct ListFollowUp: Equatable, Sendable {
  /// The items to reconfigure: rows, and headers that are items.
  public var reconfigure: [RowPath]
  /// The sections whose header view shows another text.
  public var headers: [Int]
  /// The sections whose footer view shows another text.
  public var footers: [Int]
  /// The sections whose header or footer view came or went.
  public var rebuilt: [Int]

  /// What is left to do, of these parts.
  public init(reconfigure: [RowPath] = [], headers: [Int] = [], footers: [Int] = [], rebuilt: [Int] = []) {
    self.reconfigure = reconfigure
    self.headers = headers
    self.footers = footers
    self.rebuilt = rebuilt
  }
}

extension ListUpdate {
  /// What is left to do once the batch is done.
  ///
  /// - Parameters:
  ///   - before: the list that was shown before.
  ///   - after: the list that is shown after.
  /// - Complexity: O(k log n) for the k places that the update names.
  public func followUp<SectionID, Item>(
    before: ListState<SectionID, Item>, after: ListState<SectionID, Item>
  ) -> ListFollowUp {
    var work = ListFollowUp(reconfigure: reconfigure)
    for section in sectionsToLookAt(before, after) {
      guard let now = after.attributes(ofSectionAt: section), let then = before.attributes(of: now.id) else { continue }
      if then.hasHeaderView != now.hasHeaderView || then.footer.isEmpty != now.footer.isEmpty {
        work.rebuilt.append(section)
      }
      if then.header != now.header, then.headerMode == now.headerMode {
        switch now.headerMode {
        case .firstItem: work.reconfigure.append(RowPath(section: section, item: 0))
        case .supplementary: work.headers.append(section)
        case .none: break
        }
      }
      if then.footer != now.footer, !then.footer.isEmpty, !now.footer.isEmpty { work.footers.append(section) }
    }
    work.reconfigure.sort()
    return work
  }

  /// The sections, by their index after, of which a text changed or a header that is an item came or went.
  private func sectionsToLookAt<SectionID, Item>(
    _ before: ListState<SectionID, Item>, _ after: ListState<SectionID, Item>
  ) -> [Int] {
    var found = Set(headers + footers)
    for path in items.insert where path.item == 0 { found.insert(path.section) }
    for path in items.delete where path.item == 0 {
      if case .header(let id) = before.occupant(of: path), let section = after.sectionIndex(of: id) {
        found.insert(section)
      }
    }
    return found.sorted()
  }
}

extension SectionAttributes {
  /// Whether the header is a view outside the index space.
  fileprivate var hasHeaderView: Bool { headerMode == .supplementary }
}
