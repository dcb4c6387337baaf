import Rowtrail

/// Makes one random trial, step by step.
struct TrialMaker<SectionID: ListID, Item: ListItem> {
  typealias List = ListState<SectionID, Item>
  typealias Action = ListAction<SectionID, Item>
  typealias Step = Trial<SectionID, Item>.Step
  typealias View = HeadlessListView<SectionID, Item>

  let material: TrialMaterial<SectionID, Item>
  let rows: Int
  var random: SeededGenerator
  /// The lists of all revisions so far.
  var lists: [List] = []

  init(_ generator: TrialGenerator<SectionID, Item>, seed: UInt64) {
    material = generator.material
    rows = generator.rows
    random = SeededGenerator(seed: seed)
  }

  /// The list as it is now.
  var current: List { lists[lists.count - 1] }
  var revision: Int { lists.count - 1 }

  /// A trial without steps.
  mutating func setup() -> Trial<SectionID, Item> {
    let count = chance(1, 12) ? below(3) : rows / 2 + below(rows / 2 + 1)
    var numbers = Array(0..<rowNumbers).shuffled(using: &random)
    if numbers.count > count { numbers.removeSubrange(count...) }
    let sections = newSections(numbers.map { randomRow($0) })
    return Trial(sections: sections, visibleCount: chance(1, 4) ? 1 + below(6) : nil)
  }

  /// The next step on the newest of these lists.
  mutating func next(_ lists: [List], view: View?) -> Step {
    self.lists = lists
    defer { self.lists = [] }
    if let view, chance(2, 5) { return viewStep(view) }
    return .action(action())
  }

  private mutating func viewStep(_ view: View) -> Step {
    let place = chance(1, 20) ? below(12) - 2 : below(max(1, view.cells.count))
    switch below(10) {
    case 0..<4: return .tap(place: place, chance(1, 3) ? .expand : .star)
    case 4..<7: return .swipe(place: place)
    default: return .scroll(to: below(max(1, view.itemCount + 2)))
    }
  }

  /// An action, by weight.
  private mutating func action() -> Action {
    if current.rowCount < rows / 2, chance(1, 3) { return refill() }
    switch below(100) {
    case 0..<22: return cellAction()
    case 22..<30: return .swipeDelete(rowTarget())
    case 30..<37: return .move(rowTargets(), to: destination())
    case 37..<45: return offsetsAction()
    case 45..<55: return batchOfMoves()
    case 55..<62: return sectionWithRows()
    case 62..<70: return .reload(refresh())
    case 70..<76: return sectionAction()
    case 76..<80: return wholeAction()
    case 80..<84: return insertion()
    case 84..<87: return .delete(rowTargets())
    case 87..<91: return .batch((0..<1 + below(4)).map { _ in anything() })
    default: return chance(3, 5) ? .undo : .redo
    }
  }

  /// An action that may stand in a batch.
  mutating func anything() -> Action {
    switch below(8) {
    case 0, 1: cellAction()
    case 2: .swipeDelete(rowTarget())
    case 3: .move(rowTargets(), to: destination())
    case 4: offsetsAction()
    case 5: sectionAction()
    case 6: insertion()
    default: wholeAction()
    }
  }

  /// What a button in a cell does.
  private mutating func cellAction() -> Action {
    let target = rowTarget()
    return switch below(9) {
    case 0, 1, 2: .toggleStar(target)
    case 3: .star(target)
    case 4: .unstar(target)
    case 5: .toggleExpand(target)
    case 6: chance(1, 2) ? .expand(target) : .collapse(target)
    default: edit(target)
    }
  }
}

extension TrialMaker {
  /// A number from 0 up to but not including the limit, which is at least 1.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Whether something happens that happens so many times in so many.
  mutating func chance(_ times: Int, _ all: Int) -> Bool { below(all) < times }

  /// How many row numbers there are: more than a list has rows, so that ids come, go and come back.
  var rowNumbers: Int { rows + rows / 2 + 4 }

  /// How many section numbers there are.
  var sectionNumbers: Int { 8 }

  mutating func randomRow(_ number: Int) -> ListRow<Item> {
    ListRow(material.item(number, chance(1, 3) ? below(8) : 0), isStarred: chance(1, 5), isExpanded: chance(1, 8))
  }
}
