import PersistentCollections
import Testing

/// Counts of nodes, never timings.
@Suite struct OrderTreeComplexityTests {
  @Test func aChangeCopiesOnePath() {
    let old = OrderTreeModel((0..<20_000).map { UInt32($0) })
    for rank in stride(from: 0, to: 20_000, by: 487) {
      var new = old
      new.insert(100_000, at: rank)
      // A path of four levels, and a second node at each that is split.
      #expect(new.tree.nodeCount(notIn: old.tree) <= 8)
      new = old
      new.remove(at: rank)
      #expect(new.tree.nodeCount(notIn: old.tree) <= 8)
    }
  }

  @Test func manyChangesCopyOnePathEachAtMost() {
    var random = SeededGenerator()
    let old = OrderTreeModel((0..<20_000).map { UInt32($0) })
    var new = old
    for step in 0..<100 {
      new.remove(at: Int.random(in: 0..<new.reference.count, using: &random))
      new.insert(UInt32(30_000 + step), at: Int.random(in: 0...new.reference.count, using: &random))
    }
    #expect(new.tree.nodeCount(notIn: old.tree) <= 200 * 4)
  }

  @Test func removalLeavesNoTreeOfNearlyEmptyLeaves() {
    var random = SeededGenerator()
    var model = OrderTreeModel((0..<20_000).map { UInt32($0) })
    while model.reference.count > 1000 { model.remove(at: Int.random(in: 0..<model.reference.count, using: &random)) }
    model.expectAgreement()
    #expect(model.tree.nodeCount(notIn: OrderTree()) < 1000 / 16 + 10)
    while model.reference.count > 0 { model.remove(at: Int.random(in: 0..<model.reference.count, using: &random)) }
    #expect(model.tree.nodeCount(notIn: OrderTree()) == 1)
  }

  @Test func appendingFillsLeavesThreeQuarters() {
    var model = OrderTreeModel()
    for handle in 0..<6000 as Range<UInt32> { model.insert(handle, at: Int(handle)) }
    #expect(model.tree.nodeCount(notIn: OrderTree()) < 6000 / 48 + 20)
    #expect(model.labelChanges < 6000 * 3 / 2)
  }

  @Test func anInsertTellsTheOwnerOfFewLabels() {
    var random = SeededGenerator()
    var model = OrderTreeModel()
    for handle in 0..<8000 as Range<UInt32> {
      model.insert(handle, at: Int.random(in: 0...model.reference.count, using: &random))
    }
    #expect(model.labelChanges < 3 * 8000)
  }
}
