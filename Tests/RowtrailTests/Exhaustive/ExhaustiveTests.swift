import Rowtrail
import Testing

/// Every small list, every action, every target form, against the reference.
@Suite struct ExhaustiveTests {
  /// How many actions of each kind a shape may take; those of the next shape start further on.
  private static let share = 2 * effort

  @Test("without a past", arguments: samples)
  func bare(type: any Sample.Type) throws {
    for (turn, shape) in Shape.all.enumerated() where Self.takes(turn, type) { try run(type, shape, turn, past: false) }
  }

  @Test("with a past", arguments: samples)
  func past(type: any Sample.Type) throws {
    for (turn, shape) in Shape.all.enumerated() where Self.takes(turn, type) { try run(type, shape, turn, past: true) }
  }

  /// Text rows go through every shape, the other types through every second and every fourth one, unless there is time.
  private static func takes(_ turn: Int, _ type: any Sample.Type) -> Bool {
    let step = type is TextItem.Type ? 1 : type is Server.Type ? 2 : 4
    return effort > 1 || turn % step == 0
  }

  private func run<Item: Sample>(_ type: Item.Type, _ shape: Shape, _ turn: Int, past: Bool) throws {
    var start = try Lockstep(shape.sections(of: type))
    if past { for action in Self.past(of: shape, type, turn) { try start.dispatch(action) } }
    try start.compareQueries()
    let space = ActionSpace(past: start.plain)
    for target in Choices(space.rowTargets).some(atMost: 25 * effort, turn: turn) { try start.compareTarget(target) }
    for target in space.sectionTargets { try start.compareTarget(target) }
    let kinds = [
      space.rowActions, space.deletions, space.pairs, space.targetMoves, space.anchored, space.insertions, space.moves,
      space.sectionActions, space.bulkActions, space.offsetActions, space.sectionPlacements, space.reloads,
      space.batches,
    ]
    for kind in kinds {
      for (number, action) in kind.some(atMost: Self.share, turn: turn).enumerated() {
        var pair = start
        try pair.dispatchBackAndForth(action)
        if (number + turn) % 8 == 0 { try pair.compareQueries() }
      }
    }
  }

  /// A past of three revisions, in which rows and sections move, go, come and come back.
  private static func past<Item: Sample>(of shape: Shape, _ type: Item.Type, _ turn: Int) -> [Item.Action] {
    let last = RowTarget.id(Item.id(shape.rowCount - 1))
    let came = SectionAttributes(Item.sectionID(40), header: "came")
    let all: [Item.Action] = [
      .move([last], to: .start(of: .index(0))), .insertSection(came, at: 0), .swipeDelete(.id(Item.id(0))),
      .moveSection(.index(0), to: 1), .editSection(.index(0), SectionEdit(headerMode: .firstItem)),
      .deleteSection(.index(1)), .insert(ListRow(Item.make(41)), at: .end(of: .index(0))), .undo,
    ]
    return (0..<3).map { all[(turn + $0 * (turn / 8 + 1)) % all.count] }
  }
}
