import Rowtrail
import Testing

/// An app's own row: an integer id, and something that a cell shows.
private struct Tile: ListItem {
  let id: Int
  var title = 0
}

private typealias Tiles = ListState<Int, Tile>

/// How many random pairs are tried; `ROWTRAIL_EFFORT` makes it more.
private let pairs = 1_000 * effort

@Suite("Updates, against the rules one by one")
struct UpdatePlannerTests {
  @Test("Any two lists: legal, identities exact, as little as possible, reconfigured just where needed")
  func anyTwoLists() {
    var random = SplitMix(seed: seed)
    for _ in 0..<pairs {
      let before = Self.list(&random)
      let after = Self.list(&random)
      check(before, after, after.update(since: before))
    }
  }

  @Test("Along random actions: each entry, and revisions far apart in both directions")
  func alongActions() {
    var random = SplitMix(seed: seed &+ 1)
    for _ in 0..<pairs / 40 {
      var timeline = Timeline(Self.list(&random))
      for _ in 0..<40 {
        timeline.dispatch(Self.action(in: timeline.current, &random))
        let revision = timeline.revision
        check(timeline, revision - 1, revision)
        check(timeline, Int.random(in: 0...revision, using: &random), Int.random(in: 0...revision, using: &random))
      }
    }
  }

  private func check(_ timeline: Timeline<Int, Tile>, _ from: Int, _ to: Int) {
    guard let before = timeline.list(at: from), let after = timeline.list(at: to),
      let update = timeline.update(from: from, to: to)
    else {
      Issue.record("revisions \(from) and \(to) are not there")
      return
    }
    check(before, after, update)
    check(before, after, after.update(since: before))
  }

  private func check(_ before: Tiles, _ after: Tiles, _ update: ListUpdate) {
    let problem = UpdateReference(before: before, after: after, update: update).problem()
    let minimum = UpdateMinimum(before: before, after: after)
    let isLeast =
      minimum.cost(of: update) == minimum.best && update.items.move.count == minimum.fewestMoves(for: update)
    if problem != nil || !isLeast {
      Issue.record(
        """
        \(problem ?? "not the least"); \(repetition(of: Self.self))
        \(before.sections)
        \(after.sections)
        \(update)
        """)
    }
  }
}

extension UpdatePlannerTests {
  /// Up to six sections of up to eight rows, out of a small pool of ids.
  private static func list(_ random: inout SplitMix) -> Tiles {
    var ids = Array(0..<12).shuffled(using: &random)[...]
    let most = Int.random(in: 0...8, using: &random)
    let sections = Array(0..<7).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)).map { id in
      let rows = (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in
        ids.popFirst().map { ListRow(tile($0, &random), isStarred: Int.random(in: 0..<4, using: &random) == 0) }
      }
      return ListSection(
        id, header: ["", "One", "Two"].randomElement(using: &random),
        footer: ["", "Foot"].randomElement(using: &random) ?? "",
        headerMode: HeaderMode.allCases.randomElement(using: &random), rows: rows)
    }
    return (try? Tiles(validating: sections)) ?? Tiles()
  }

  private static func tile(_ id: Int, _ random: inout SplitMix) -> Tile {
    Tile(id: id, title: Int.random(in: 0...2, using: &random))
  }

  private static func action(in list: Tiles, _ random: inout SplitMix) -> ListAction<Int, Tile> {
    if Int.random(in: 0..<8, using: &random) == 0 {
      return .batch((0..<Int.random(in: 0...5, using: &random)).map { _ in single(in: list, &random) })
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .reload(Self.list(&random).sections)
    case 1, 2: return .undo
    case 3: return .redo
    default: return single(in: list, &random)
    }
  }

  private static func single(in list: Tiles, _ random: inout SplitMix) -> ListAction<Int, Tile> {
    let row = list.rowIDs.randomElement(using: &random) ?? 0
    let other = list.rowIDs.randomElement(using: &random) ?? 0
    let section = list.sectionIDs.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .toggleStar(.id(row))
    case 1: return .edit(.id(row), tile(row, &random))
    case 2: return .swipeDelete(.id(row))
    case 3, 4: return .move([.id(row), .id(other)], to: .end(of: .id(section)))
    case 5, 6: return .move([.id(row)], to: .before(.id(other)))
    case 7: return .insert(ListRow(tile(Int.random(in: 0..<14, using: &random), &random)), at: .start(of: .id(section)))
    case 8: return .insertSection(SectionAttributes(Int.random(in: 0..<9, using: &random)), at: 0)
    case 9: return .deleteSection(.id(section))
    case 10: return .moveSection(.id(section), to: Int.random(in: 0..<max(1, list.sectionCount), using: &random))
    default:
      let mode = HeaderMode.allCases.randomElement(using: &random)
      return .editSection(.id(section), SectionEdit(header: "New", headerMode: mode))
    }
  }
}
