import Rowtrail
import RowtrailScenarios

/// A step of a small list with something made wrong in it, and the invariants that notice.
struct PlantedFault: Sendable, CustomStringConvertible {
  typealias Resolve = @Sendable (RowPath, Int) -> Result<String, Rejection>

  /// A step and what captured paths lead to after it.
  struct Scene: Sendable {
    var step: InvariantStep<CrookedList>
    var resolve: Resolve
  }

  let description: String
  /// The invariants that notice where every row is checked.
  let noticed: Set<Invariant>
  /// The invariants that notice where touched rows and a sample are checked.
  let noticedBySample: Set<Invariant>
  let plant: @Sendable (inout Scene) -> Void

  init(
    _ description: String, _ noticed: Set<Invariant>, bySample: Set<Invariant>? = nil,
    _ plant: @escaping @Sendable (inout Scene) -> Void
  ) {
    self.description = description
    self.noticed = noticed
    noticedBySample = bySample ?? noticed
    self.plant = plant
  }

  /// Three sections of rows a to l, of which the second has its header as an item.
  static let list = TextList(
    ListSection("one", header: "One", ["a", "b", "c", "d"].map { TextItem($0) }),
    ListSection("two", header: "Two", headerMode: .firstItem, ["e", "f", "g", "h"].map { TextItem($0) }),
    ListSection("three", ["i", "j", "k", "l"].map { TextItem($0, fields: [TextItem.Field("n", $0)]) }))

  /// What happens before the step with the fault: row b goes.
  static let first: TextAction = .swipeDelete(.id("b"))

  /// The step with the fault: a star, a move to another section, an edit and an insertion.
  static let second: TextAction = .batch([
    .star(.id("c")), .move([.id("a")], to: .start(of: .id("three"))),
    .edit(.id("i"), TextEdit(title: "I", fields: [TextItem.Field("n", "9")])),
    .insert(ListRow(TextItem("new")), at: .after(.id("g"))),
  ])

  /// What a checker says about the step with the fault.
  func violations(completeLimit: Int) -> [InvariantViolation] {
    var timeline = TextTimeline(Self.list)
    var checker = InvariantChecker(CrookedList(list: Self.list), completeLimit: completeLimit)
    var violations: [InvariantViolation] = []
    for (action, isCrooked) in [(Self.first, false), (Self.second, true)] {
      let before = CrookedList(list: timeline.current)
      let entry = timeline.dispatch(action)
      let then = timeline
      var scene = Scene(
        step: InvariantStep(
          before: before, entry: entry, after: CrookedList(list: timeline.current),
          update: timeline.update(from: entry.revision - 1, to: entry.revision)),
        resolve: { then.resolve(.captured($0, revision: $1)) })
      if isCrooked { plant(&scene) }
      violations += checker.check(scene.step, resolve: scene.resolve)
    }
    return violations
  }
}

extension PlantedFault.Scene {
  /// Replaces the entry by one with other events, or that says otherwise whether the list changed.
  mutating func rewrite(
    revision: Int? = nil, changed: Bool = true,
    _ rewritten: ([ListEvent<String, TextItem>]) -> [ListEvent<String, TextItem>] = { $0 }
  ) {
    let entry = step.entry
    step.entry = Entry(
      revision: revision ?? entry.revision, action: entry.action,
      outcome: .accepted(rewritten(entry.events), changed: changed), row: entry.row, hazards: entry.hazards)
    let to = revision ?? entry.revision
    plan { ($0.from, $0.to) = (to - 1, to) }
  }

  /// Replaces the update by one that is planned wrong.
  mutating func plan(_ change: (inout ListUpdate) -> Void) {
    guard var update = step.update else { return }
    change(&update)
    step.update = update
  }

  /// Makes something happen to the list after that no event tells of.
  mutating func happen(_ event: ListEvent<String, TextItem>) {
    step.after.list.apply(event)
  }
}
