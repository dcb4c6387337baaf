import Rowtrail

/// Random actions on a list of text rows, many of them refused.
struct RandomActions {
  var random: SystemFreeGenerator

  init(seed: UInt64) { random = SystemFreeGenerator(state: seed) }

  /// Numbers that depend on the seed alone (a multiplicative congruential generator).
  struct SystemFreeGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// The next action on the newest list of a timeline.
  mutating func next(_ timeline: TextTimeline) -> TextAction {
    switch below(16) {
    case 0: .undo
    case 1: .redo
    case 2: .batch((0..<below(4)).map { _ in simple(timeline) })
    case 3: reload(timeline.current)
    default: simple(timeline)
    }
  }

  private mutating func simple(_ timeline: TextTimeline) -> TextAction {
    switch below(14) {
    case 0: .toggleStar(row(timeline))
    case 1: .toggleExpand(row(timeline))
    case 2: .starAll(in: below(2) == 0 ? nil : section(timeline), asOf: below(2) == 0 ? nil : revision(timeline))
    case 3: .delete([row(timeline), row(timeline)])
    case 4: .swipeDelete(row(timeline))
    case 5, 6: .move([row(timeline), row(timeline)], to: destination(timeline))
    case 7: .moveOffsets(in: section(timeline), [below(4), below(4)], to: below(6))
    case 8, 9: .insert(ListRow(TextItem("n\(below(40))")), at: destination(timeline))
    case 10:
      .edit(row(timeline), TextEdit(title: "t\(below(3))", fields: [TextItem.Field("f\(below(3))", "\(below(3))")]))
    case 11: .insertSection(SectionAttributes("s\(below(6))", header: below(2) == 0 ? nil : "S"), at: below(4))
    case 12: .moveSection(section(timeline), to: below(4))
    default:
      below(3) == 0
        ? .deleteSection(section(timeline))
        : .editSection(
          section(timeline), SectionEdit(header: "h\(below(3))", headerMode: HeaderMode.allCases[below(3)]))
    }
  }

  private mutating func reload(_ list: TextList) -> TextAction {
    var sections = list.sections
    sections.shuffle(using: &random)
    for index in sections.indices {
      sections[index].rows.removeAll { _ in below(4) == 0 }
      sections[index].rows.shuffle(using: &random)
    }
    if !sections.isEmpty { sections[0].rows.append(ListRow(TextItem("r\(below(20))"))) }
    return .reload(sections)
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func revision(_ timeline: TextTimeline) -> Int { below(timeline.revision + 2) }
  private mutating func path() -> RowPath { RowPath(section: below(4), item: below(8)) }

  private mutating func row(_ timeline: TextTimeline) -> RowTarget<String> {
    switch below(4) {
    case 0: .id("n\(below(40))")
    case 1: .path(path())
    default: .captured(path(), revision: revision(timeline))
    }
  }

  private mutating func section(_ timeline: TextTimeline) -> SectionTarget<String> {
    below(2) == 0 ? .index(below(4)) : .captured(below(4), revision: revision(timeline))
  }

  private mutating func destination(_ timeline: TextTimeline) -> Destination<String, String> {
    switch below(5) {
    case 0: .path(path())
    case 1: .before(row(timeline))
    case 2: .after(row(timeline))
    case 3: .start(of: section(timeline))
    default: .end(of: section(timeline))
    }
  }
}
