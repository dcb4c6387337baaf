import PersistentCollections
import Testing

@Suite struct OrderTreeTests {
  /// Counts around those at which leaves of 64, and nodes of 16 leaves three quarters full, are just full.
  static let edgeCounts: [Int] = [64, 128, 192, 768, 1024, 12_288].flatMap { (edge: Int) in [edge - 1, edge, edge + 1] }

  static func handles(_ count: Int) -> [UInt32] {
    (0..<count).map { UInt32($0) }
  }

  @Test(arguments: Array(0...8) + edgeCounts)
  func everyCountIsBuiltInOrder(count: Int) {
    OrderTreeModel(Self.handles(count)).expectAgreement()
    var model = OrderTreeModel()
    for handle in Self.handles(count) { model.insert(handle, at: Int(handle)) }
    model.expectAgreement()
  }

  @Test(arguments: 0...8)
  func everyPairOfChangesLeavesCopiesAlone(count: Int) {
    for first in Self.changes(count) {
      for second in Self.changes(count + (first.isInsertion ? 1 : -1)) {
        let original = OrderTreeModel(Self.handles(count))
        var model = original
        Self.apply(first, handle: 100, to: &model)
        let between = model
        Self.apply(second, handle: 200, to: &model)
        for version in [original, between, model] { version.expectAgreement() }
        model.expectDifferences(from: original)
        original.expectDifferences(from: model)
        between.expectDifferences(from: original)
      }
    }
  }

  static func changes(_ count: Int) -> [(isInsertion: Bool, rank: Int)] {
    (0...count).map { (true, $0) } + (0..<count).map { (false, $0) }
  }

  static func apply(_ change: (isInsertion: Bool, rank: Int), handle: UInt32, to model: inout OrderTreeModel) {
    if change.isInsertion { model.insert(handle, at: change.rank) } else { model.remove(at: change.rank) }
  }

  @Test(arguments: edgeCounts.filter { $0 < 200 })
  func everyRankAroundCapacitiesLeavesCopiesAlone(count: Int) {
    var model = OrderTreeModel()
    for handle in Self.handles(count) { model.insert(handle, at: Int(handle)) }
    for change in Self.changes(count) {
      var changed = model
      Self.apply(change, handle: 1000, to: &changed)
      changed.expectAgreement()
      changed.expectDifferences(from: model)
      model.expectDifferences(from: changed)
    }
    model.expectAgreement()
  }

  @Test func removingEverythingFromEitherEndOrTheMiddle() {
    for place in [{ _ in 0 }, { $0 - 1 }, { $0 / 2 }] as [(Int) -> Int] {
      var model = OrderTreeModel(Self.handles(3000))
      let original = model
      while !model.reference.isEmpty {
        model.remove(at: place(model.reference.count))
        if model.reference.count % 250 == 0 {
          model.expectAgreement()
          model.expectDifferences(from: original)
        }
      }
      original.expectAgreement()
    }
  }

  enum Place: CaseIterable {
    case front, behindFirst, fixed, middle, run, end

    func rank(step: Int, count: Int) -> Int {
      switch self {
      case .front: 0
      case .behindFirst: 1
      case .fixed: 250
      case .middle: count / 2
      case .run: 250 + step
      case .end: count
      }
    }
  }

  @Test(arguments: Place.allCases)
  func manyInsertsAtOnePlaceNeverRunOutOfLabels(place: Place) {
    var model = OrderTreeModel(Self.handles(500))
    let inserts = 12_000
    for step in 0..<inserts {
      model.insert(UInt32(1000 + step), at: place.rank(step: step, count: model.reference.count))
    }
    model.expectAgreement()
    // One call for the inserted handle, and a few for those that moved.
    #expect(model.labelChanges < 12 * inserts)
  }

  @Test func randomRunAgreesWithAnArray() {
    var random = SeededGenerator()
    var model = OrderTreeModel()
    var kept: [OrderTreeModel] = [model]
    for step in 0..<12_000 {
      // Grows for a while, then shrinks; now and then at one place.
      let isInsertion = model.reference.isEmpty || Int.random(in: 0..<10, using: &random) < (step % 6000 < 3500 ? 8 : 2)
      let count = model.reference.count + (isInsertion ? 1 : 0)
      let rank = step % 1000 < 300 ? count / 3 : Int.random(in: 0..<count, using: &random)
      Self.apply((isInsertion, rank), handle: UInt32(step), to: &model)
      if step % 500 < 2 { kept.append(model) }
    }
    kept.append(model)
    for version in kept { version.expectAgreement() }
    for (index, old) in kept.enumerated() where index % 3 == 0 {
      for new in kept { new.expectDifferences(from: old) }
    }
  }

  @Test func unrelatedTreesDifferInOneRun() {
    for (old, new) in [(0, 0), (0, 3), (3, 0), (70, 5000), (5000, 70), (300, 300)] {
      let before = OrderTreeModel(Self.handles(old))
      let after = OrderTreeModel(Self.handles(new).map { $0 + 10_000 })
      after.expectDifferences(from: before)
      #expect(after.tree.differences(from: before.tree).count == (old + new == 0 ? 0 : 1))
      after.expectDifferences(from: OrderTreeModel(after.reference.shuffled()))
    }
  }

  @Test func theSameHandlesInOtherNodesAreNoDifference() {
    let handles = Self.handles(40)
    let runs = OrderTreeModel(handles).tree.differences(from: OrderTreeModel(handles).tree)
    #expect(runs == [.shared(40)])
  }

  @Test func aSmallChangeIsFoundAsSuch() {
    let old = OrderTreeModel(Self.handles(10_000))
    var new = old
    new.remove(at: 5000)
    new.insert(20_000, at: 7000)
    #expect(
      new.tree.differences(from: old.tree) == [
        .shared(5000), .changed(old: [5000], new: []), .shared(2000), .changed(old: [], new: [20_000]), .shared(2999),
      ])
  }

  @Test func bulkInsertionEqualsOneByOne() {
    var labels: [UInt32: Int64] = [:]
    var tree = OrderTree()
    tree.insert(contentsOf: Self.handles(100), at: 0) { labels[$0] = $1 }
    tree.insert(contentsOf: (0..<300).map { UInt32(1000 + $0) }, at: 50) { labels[$0] = $1 }
    let expected = Self.handles(50) + (1000..<1300).map { UInt32($0) } + (50..<100).map { UInt32($0) }
    #expect(Array(tree) == expected)
    for (rank, handle) in expected.enumerated() {
      #expect(labels[handle].map { tree.rank(of: handle, label: $0) } == rank)
    }
  }

  @Test func copiesAreIdenticalAndChangedOnesAreNot() {
    let tree = OrderTreeModel(Self.handles(100)).tree
    var other = tree
    #expect(tree.isIdentical(to: other))
    let handle = other.remove(at: 5) { _, _ in }
    other.insert(handle, at: 5) { _, _ in }
    #expect(!tree.isIdentical(to: other))
  }
}
