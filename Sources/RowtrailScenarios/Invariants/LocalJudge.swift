import Rowtrail

/// Judges an update between two lists by the sections and items that it or something else touches, however long the lists
/// are.
///
/// Whatever is not touched keeps its order, and so the lists agree everywhere where they agree at the touched places and
/// beside them.
struct LocalJudge<List: CheckableList> {
  /// Places of which something may be wrong, beside those that the update names.
  struct Touched {
    /// Sections before, and sections after.
    var oldSections: Set<Int> = []
    var newSections: Set<Int> = []
    /// Items before, and items after.
    var oldItems: Set<RowPath> = []
    var newItems: Set<RowPath> = []
  }

  let update: ListUpdate
  let map: UpdateMap
  let before: List
  let after: List
  private(set) var touched: Touched

  /// O(operations and touched places).
  init(_ update: ListUpdate, from before: List, to after: List, touching places: Touched) {
    self.update = update
    self.before = before
    self.after = after
    map = UpdateMap(update)
    touched = places
    touched.oldSections.formUnion(update.sections.delete + update.sections.move.map(\.from))
    touched.newSections.formUnion(update.sections.insert + update.sections.move.map(\.to))
    let named = update.headers + update.footers + update.reconfigure.map(\.section)
    touched.newSections.formUnion(named.filter { $0 >= 0 && $0 < after.sectionCount })
    touched.oldItems.formUnion(update.items.delete + update.items.move.map(\.from))
    touched.newItems.formUnion(update.items.insert + update.items.move.map(\.to))
    touched.oldSections.formUnion(touched.oldItems.map(\.section))
    touched.newSections.formUnion(touched.newItems.map(\.section))
    let sources = touched.newSections.compactMap { map.source(ofSection: $0) }
    touched.newSections.formUnion(touched.oldSections.compactMap { map.target(ofSection: $0) })
    touched.oldSections.formUnion(sources)
  }

  /// What is to be thought of the update, identities left out. O(touched log touched), unless it is not legal: then
  /// O(sections).
  func verdict(view: ProposedUpdate.ViewKind = .collection) -> UpdateVerdict {
    if let excerpt, case .legal = excerpt.verdict() { return .legal }
    return update.proposed(view: view, before: before.itemCounts, after: after.itemCounts).verdict()
  }

  /// The update between lists of the touched sections alone, or `nil` where it names others than there are.
  private var excerpt: ProposedUpdate? {
    let (old, new) = (touched.oldSections.sorted(), touched.newSections.sorted())
    let gain = Set(update.sections.insert).count - Set(update.sections.delete).count
    guard before.sectionCount + gain == after.sectionCount,
      old.first ?? 0 >= 0, old.last ?? -1 < before.sectionCount,
      new.first ?? 0 >= 0, new.last ?? -1 < after.sectionCount
    else { return nil }
    let oldNumbers = Dictionary(uniqueKeysWithValues: zip(old, 0...))
    let newNumbers = Dictionary(uniqueKeysWithValues: zip(new, 0...))
    func renumbered(_ path: RowPath, _ numbers: [Int: Int]) -> RowPath {
      RowPath(section: numbers[path.section] ?? -1, item: path.item)
    }
    var excerpt = ListUpdate(from: update.from, to: update.to)
    excerpt.sections.delete = update.sections.delete.map { oldNumbers[$0] ?? -1 }
    excerpt.sections.insert = update.sections.insert.map { newNumbers[$0] ?? -1 }
    excerpt.sections.move = update.sections.move.map {
      ListUpdate.Move(from: oldNumbers[$0.from] ?? -1, to: newNumbers[$0.to] ?? -1)
    }
    excerpt.items.delete = update.items.delete.map { renumbered($0, oldNumbers) }
    excerpt.items.insert = update.items.insert.map { renumbered($0, newNumbers) }
    excerpt.items.move = update.items.move.map {
      ListUpdate.Move(from: renumbered($0.from, oldNumbers), to: renumbered($0.to, newNumbers))
    }
    return excerpt.proposed(
      before: old.map { before.itemCount(ofSectionAt: $0) ?? 0 },
      after: new.map { after.itemCount(ofSectionAt: $0) ?? 0 })
  }
}

extension LocalJudge {
  /// The first place, among the touched ones and those beside them, that shows another id than the list has there.
  ///
  /// - Parameter found: what the view had at a path before.
  func firstMismatch(_ found: (RowPath) -> ListState<List.SectionID, List.Item>.Occupant) -> IdentityMismatch? {
    for section in touched.newSections.sorted() {
      for index in [section - 1, section, section + 1] {
        if let mismatch = sectionMismatch(at: index) { return mismatch }
      }
    }
    for path in places {
      guard let source = map.source(of: path) else { continue }
      let (expected, found) = (after.standing(at: path), found(source))
      if expected != found {
        return IdentityMismatch(place: .item(path), expected: expected.idText, found: found.idText)
      }
    }
    return nil
  }

  private func sectionMismatch(at index: Int) -> IdentityMismatch? {
    guard let expected = after.sectionID(at: index), let source = map.source(ofSection: index) else { return nil }
    let found = before.sectionID(at: source)
    if found == expected { return nil }
    return IdentityMismatch(
      place: .section(index), expected: String(describing: expected), found: found.map { String(describing: $0) })
  }

  /// The paths after that are looked at, in order.
  private var places: [RowPath] {
    var places: Set<RowPath> = []
    for path in touched.newItems { places.formUnion(path.withNeighbours) }
    for path in touched.oldItems { places.formUnion(path.withNeighbours.compactMap { map.target(of: $0) }) }
    for section in touched.newSections {
      places.insert(RowPath(section: section, item: 0))
      if let count = after.itemCount(ofSectionAt: section), count > 0 {
        places.insert(RowPath(section: section, item: count - 1))
      }
    }
    return places.sorted()
  }
}

extension RowPath {
  /// The path, and those just before and after it.
  fileprivate var withNeighbours: [RowPath] {
    [-1, 0, 1].compactMap { step in
      let (item, overflow) = item.addingReportingOverflow(step)
      return overflow ? nil : RowPath(section: section, item: item)
    }
  }
}
