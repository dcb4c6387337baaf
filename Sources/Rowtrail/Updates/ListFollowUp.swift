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
  /// The sections that have another number of rows, which a header or footer view of the app's own may show.
  public var counts: [Int]
  /// The sections whose header or footer view came or went.
  public var rebuilt: [Int]

  /// What is left to do, of these parts.
  public init(
    reconfigure: [RowPath] = [], headers: [Int] = [], footers: [Int] = [], counts: [Int] = [], rebuilt: [Int] = []
  ) {
    self.reconfigure = reconfigure
    self.headers = headers
    self.footers = footers
    self.counts = counts
    self.rebuilt = rebuilt
  }

  /// Whether nothing is left to do.
  public var isEmpty: Bool {
    reconfigure.isEmpty && headers.isEmpty && footers.isEmpty && counts.isEmpty && rebuilt.isEmpty
  }
}

extension ListFollowUp {
  /// The sections whose header view is to be configured anew: another text, or another number of rows.
  public var headerViews: [Int] { Set(headers + counts).sorted() }
  /// The sections whose footer view is to be configured anew: another text, or another number of rows.
  public var footerViews: [Int] { Set(footers + counts).sorted() }
}

extension ListUpdate {
  /// What is left to do once the batch is done.
  ///
  /// - Parameters:
  ///   - before: the list that was shown before.
  ///   - after: the list that is shown after.
  ///   - recounted: sections that have another number of rows already in `before`, by the user's hand.
  /// - Complexity: O(k log n) for the k places that the update names.
  public func followUp<SectionID, Item>(
    before: ListState<SectionID, Item>, after: ListState<SectionID, Item>, recounted: Set<SectionID> = []
  ) -> ListFollowUp {
    var work = ListFollowUp(reconfigure: reconfigure)
    for section in sectionsToLookAt(before, after, recounted) {
      guard let now = after.attributes(ofSectionAt: section), let then = before.attributes(of: now.id) else { continue }
      let isRecounted = recounted.contains(now.id) || before.rowCount(of: now.id) != after.rowCount(of: now.id)
      if then.hasHeaderView != now.hasHeaderView || then.footer.isEmpty != now.footer.isEmpty {
        work.rebuilt.append(section)
      }
      if isRecounted { work.counts.append(section) }
      if then.headerMode == now.headerMode {
        switch now.headerMode {
        case .firstItem where then.header != now.header || isRecounted:
          work.reconfigure.append(RowPath(section: section, item: 0))
        case .supplementary where then.header != now.header: work.headers.append(section)
        default: break
        }
      }
      if then.footer != now.footer, !then.footer.isEmpty, !now.footer.isEmpty { work.footers.append(section) }
    }
    work.reconfigure.sort()
    return work
  }

  /// The sections, by their index after, of which a text changed, or where items came or went.
  private func sectionsToLookAt<SectionID, Item>(
    _ before: ListState<SectionID, Item>, _ after: ListState<SectionID, Item>, _ recounted: Set<SectionID>
  ) -> [Int] {
    var found = Set(headers + footers)
    for path in items.insert { found.insert(path.section) }
    for move in items.move { found.insert(move.to.section) }
    var left = Set(items.delete.map(\.section))
    for move in items.move { left.insert(move.from.section) }
    let ids = recounted.union(left.compactMap { before.sectionID(at: $0) })
    found.formUnion(ids.compactMap { after.sectionIndex(of: $0) })
    return found.sorted()
  }
}

extension SectionAttributes {
  /// Whether the header is a view outside the index space.
  fileprivate var hasHeaderView: Bool { headerMode == .supplementary }
}
