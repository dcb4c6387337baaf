import Rowtrail

/// All that can be said to a small list with a short past: every target in every form, every destination, every action.
struct ActionSpace<Item: Sample> {
  typealias Row = RowTarget<Item.ID>
  typealias Section = SectionTarget<Item.SectionID>

  let past: PlainTimeline<Item>
  let now: PlainList<Item>
  /// The ids of the rows that the list has or had, and one that it never had.
  private(set) var rowIDs: [Row] = []
  private(set) var sectionIDs: [Section] = []
  private(set) var rowTargets: [Row] = []
  private(set) var sectionTargets: [Section] = []
  /// Every destination that does not look back.
  private(set) var plainPlaces: [Item.Place] = []

  init(past: PlainTimeline<Item>) {
    self.past = past
    now = past.current
    rowIDs = known(past.lists.flatMap(\.rows).map(\.id) + [Item.id(99)]).map { .id($0) }
    sectionIDs = known(past.lists.flatMap(\.sections).map(\.id) + [Item.sectionID(99)]).map { .id($0) }
    let paths = Self.paths(in: now)
    rowTargets =
      rowIDs + paths.map { .path($0) }
      + revisions.flatMap { revision in
        Self.paths(in: list(revision)).map { Row.captured($0, revision: revision) }
      }
    sectionTargets =
      sectionIDs + (-1...now.sections.count).map { .index($0) }
      + revisions.flatMap { revision in
        (-1...list(revision).sections.count).map { Section.captured($0, revision: revision) }
      }
    plainPlaces =
      paths.map { .path($0) } + rowIDs.flatMap { [.before($0), .after($0)] }
      + sectionIDs.flatMap { [.start(of: $0), .end(of: $0)] }
  }

  /// The revisions that a capture may name, from one too early to one too late.
  var revisions: ClosedRange<Int> { -1...past.revision + 1 }

  func list(_ revision: Int) -> PlainList<Item> {
    past.lists.indices.contains(revision) ? past.lists[revision] : now
  }

  /// Every path from one before the first to one behind the last place.
  static func paths(in list: PlainList<Item>) -> [RowPath] {
    (-1...list.sections.count + 1).flatMap { section in
      (-1...list.items(ofSectionAt: section).count + 1).map { RowPath(section: section, item: $0) }
    }
  }

  /// The subset of this number of the first elements; every other one is written backwards.
  func subset<Element>(_ number: Int, of elements: [Element]) -> [Element] {
    let chosen = elements.indices.filter { number & 1 << $0 != 0 }.map { elements[$0] }
    return number % 2 == 0 ? chosen.reversed() : chosen
  }

  private func known<ID: Equatable>(_ ids: [ID]) -> [ID] {
    ids.reduce(into: []) { known, id in
      if !known.contains(id) { known.append(id) }
    }
  }
}
