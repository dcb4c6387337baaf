import Rowtrail

/// The items of a view: those of a list that it showed, with the updates since.
///
/// Where the items after an update are those of the list after it, that list stands for them. Where they are not, the
/// update is kept, so that the wrong items stay wrong until the view is reloaded, as on a screen.
struct ShownItems<SectionID: ListID, Item: ListItem>: Sendable {
  typealias List = ListState<SectionID, Item>
  typealias Content = HeadlessListView<SectionID, Item>.Content

  /// An update that left the items other than those of the list after it.
  private struct Drift: Sendable {
    let map: UpdateMap
    let list: List
  }

  /// How many rows and sections a list may have for every item to be compared.
  private static var completeLimit: Int { 512 }

  /// The list that the data source has.
  private(set) var list: List
  /// The first place at which another item is shown than the list has.
  private(set) var mismatch: IdentityMismatch?
  /// The last list that the items were those of.
  private var base: List
  private var drifts: [Drift] = []

  init(_ list: List) {
    self.list = list
    base = list
  }

  /// What is shown at a path, or `nil` where there is no item.
  func content(at path: RowPath) -> Content? {
    var path = path
    for drift in drifts.reversed() {
      guard let source = drift.map.source(of: path) else { return Content(drift.list.occupant(of: path)) }
      path = source
    }
    return Content(base.occupant(of: path))
  }

  /// Takes an update.
  ///
  /// - Returns: by how many items there are more, and which place went where.
  /// - Throws: the verdict where the update is refused.
  mutating func apply(
    _ update: ListUpdate, showing after: List, kind: ProposedUpdate.ViewKind
  ) throws(UpdateVerdict) -> (gain: Int, map: UpdateMap) {
    let judge = LocalJudge(update, from: list, to: after, touching: touched(by: after))
    let verdict = judge.verdict(view: kind)
    switch verdict {
    case .throws, .unsafe: throw verdict
    case .legal, .wasteful, .silent: break
    }
    let gain = gain(by: update, showing: after)
    let old = self
    mismatch = judge.firstMismatch { List.Occupant(old.content(at: $0)) }
    list = after
    if mismatch == nil, isShort(after) { mismatch = wholeMismatch(old, judge.map) }
    if mismatch == nil {
      base = after
      drifts = []
    } else {
      drifts.append(Drift(map: judge.map, list: after))
    }
    return (gain, judge.map)
  }

  private func isShort(_ list: List) -> Bool { list.isWithin(Self.completeLimit) }

  /// Where the two lists differ, which an update may not tell; all sections of short lists.
  private func touched(by after: List) -> LocalJudge<List>.Touched {
    var touched = LocalJudge<List>.Touched()
    if isShort(list), isShort(after) {
      touched.oldSections = Set(0..<list.sectionCount)
      touched.newSections = Set(0..<after.sectionCount)
      return touched
    }
    let changes = after.changes(since: list)
    touched.oldItems = Set(changes.rows.compactMap(\.before))
    touched.newItems = Set(changes.rows.compactMap(\.after))
    touched.oldSections = Set(changes.sections.compactMap(\.before))
    touched.newSections = Set(changes.sections.compactMap(\.after))
    return touched
  }

  /// The first place at which another item is shown than the list has, all of them compared.
  private func wholeMismatch(_ old: ShownItems, _ map: UpdateMap) -> IdentityMismatch? {
    for (section, count) in list.itemCounts.enumerated() {
      for item in 0..<count {
        let path = RowPath(section: section, item: item)
        guard let source = map.source(of: path) else { continue }
        let (found, expected) = (List.Occupant(old.content(at: source)), list.standing(at: path))
        if found != expected {
          return IdentityMismatch(place: .item(path), expected: expected.idText, found: found.idText)
        }
      }
    }
    return nil
  }

  /// By how many items there are more after an update. O(operations log sections).
  private func gain(by update: ListUpdate, showing after: List) -> Int {
    var gain = update.items.insert.count - update.items.delete.count
    for section in update.sections.insert { gain += after.itemCount(ofSectionAt: section) ?? 0 }
    for section in update.sections.delete { gain -= list.itemCount(ofSectionAt: section) ?? 0 }
    return gain
  }
}

extension ListPlaceID {
  /// What stands at a path of a list; `nil` where nothing does.
  init?<Item: ListItem>(_ occupant: ListState<SectionID, Item>.Occupant) where Item.ID == RowID {
    switch occupant {
    case .row(let id): self = .row(id)
    case .header(let id): self = .header(id)
    case .nothing: return nil
    }
  }
}

extension ListState.Occupant {
  init(_ content: ListPlaceID<SectionID, Item.ID>?) {
    switch content {
    case .row(let id): self = .row(id)
    case .header(let id): self = .header(id)
    case nil: self = .nothing
    }
  }
}
