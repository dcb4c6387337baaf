import PersistentCollections
import Testing

/// A trivial element, with leaves small enough for tests of several levels.
struct SmallElement: PersistentVectorElement, Equatable {
  static var leafShift: Int { 2 }
  var value: Int
}

/// An element that counts the instances alive, and holds a reference.
struct ReferenceElement: PersistentVectorElement {
  static var leafShift: Int { 3 }
  final class Box: Sendable {
    let value: Int
    init(_ value: Int) { self.value = value }
  }
  var box: Box
}

@Suite struct PersistentVectorTests {
  typealias Vector = PersistentVector<SmallElement>

  static let leafCapacity = 4
  static let fanOut = 16
  /// Counts at which a leaf, a node of the lowest inner level, and one of the next are just full.
  static let edges = [leafCapacity, 2 * leafCapacity, leafCapacity * fanOut, leafCapacity * fanOut * fanOut]

  static func contents(_ vector: Vector) -> [Int] {
    (0..<vector.count).map { vector[$0].value }
  }

  static func make(_ count: Int) -> Vector {
    Vector(count: count) { SmallElement(value: $0) }
  }

  static func appended(_ count: Int) -> Vector {
    var vector = Vector()
    for value in 0..<count { vector.append(SmallElement(value: value)) }
    return vector
  }

  @Test(arguments: Array(0...8) + edges.flatMap { [$0 - 1, $0, $0 + 1] })
  func everyCountHoldsItsElements(count: Int) {
    #expect(Self.contents(Self.make(count)) == Array(0..<count))
    #expect(Self.contents(Self.appended(count)) == Array(0..<count))
  }

  @Test(arguments: 0...8)
  func everyPairOfUpdatesLeavesCopiesAlone(count: Int) {
    for first in 0..<count {
      for second in 0..<count {
        let original = Self.appended(count)
        var vector = original
        vector[first] = SmallElement(value: 100)
        let between = vector
        let old = vector.update(second) { element in
          defer { element.value = 200 }
          return element.value
        }
        var expected = Array(0..<count)
        #expect(Self.contents(original) == expected)
        expected[first] = 100
        #expect(Self.contents(between) == expected)
        #expect(old == expected[second])
        expected[second] = 200
        #expect(Self.contents(vector) == expected)
      }
    }
  }

  @Test(arguments: edges.flatMap { [$0 - 1, $0, $0 + 1] })
  func edgesGrowAndShrinkWithHiddenCopies(count: Int) {
    let original = Self.make(count)
    var vector = original
    vector.append(SmallElement(value: count))
    let longer = vector
    #expect(vector.removeLast().value == count)
    #expect(vector.removeLast().value == count - 1)
    #expect(Self.contents(original) == Array(0..<count))
    #expect(Self.contents(longer) == Array(0...count))
    #expect(Self.contents(vector) == Array(0..<count - 1))
    vector.append(SmallElement(value: -1))
    #expect(vector[count - 1].value == -1)
    #expect(original[count - 1].value == count - 1)
  }

  @Test func elementsCanAllBeRemovedAndComeBack() {
    let count = Self.leafCapacity * Self.fanOut * 3
    var vector = Self.make(count)
    for last in (0..<count).reversed() { #expect(vector.removeLast().value == last) }
    #expect(vector.count == 0)
    for value in 0..<count { vector.append(SmallElement(value: value)) }
    #expect(Self.contents(vector) == Array(0..<count))
  }

  @Test func copiesAreIdenticalAndChangedOnesAreNot() {
    let vector = Self.make(100)
    var other = vector
    #expect(vector.isIdentical(to: other))
    other[5].value += 0
    #expect(!vector.isIdentical(to: other))
  }

  @Test func randomRunAgreesWithAnArray() {
    var random = SeededGenerator()
    var vector = Vector()
    var reference: [Int] = []
    var kept: [(Vector, [Int])] = []
    for step in 0..<6000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        vector.append(SmallElement(value: step))
        reference.append(step)
      case 5..<7 where !reference.isEmpty:
        #expect(vector.removeLast().value == reference.removeLast())
      default:
        guard let index = reference.indices.randomElement(using: &random) else { continue }
        vector[index].value = -step
        reference[index] = -step
      }
      if step % 150 == 0 { kept.append((vector, reference)) }
    }
    kept.append((vector, reference))
    for (vector, reference) in kept { #expect(Self.contents(vector) == reference) }
    for ((old, before), (new, after)) in zip(kept, kept.dropFirst()) {
      Self.expectDifference(from: old, before, to: new, after)
      Self.expectDifference(from: new, after, to: old, before)
    }
  }

  static func expectDifference(from old: Vector, _ before: [Int], to new: Vector, _ after: [Int]) {
    var patched = before
    var lastIndex = -1
    new.forEachDifference(from: old) { index, old, new in
      #expect(index > lastIndex)
      lastIndex = index
      #expect(old?.value == (index < before.count ? before[index] : nil))
      #expect(new?.value == (index < after.count ? after[index] : nil))
      guard let new else { return }
      if index < patched.count { patched[index] = new.value } else { patched.append(new.value) }
    }
    #expect(Array(patched.prefix(after.count)) == after)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (4, 5), (64, 65), (3, 2000), (1024, 1025)])
  func unrelatedVectorsDifferEverywhere(counts: (Int, Int)) {
    var (old, new) = (Self.make(counts.0), Self.appended(counts.1))
    var visited: [Int] = []
    new.forEachDifference(from: old) { index, _, _ in visited.append(index) }
    #expect(visited == Array(0..<max(counts.0, counts.1)))
    visited = []
    swap(&old, &new)
    new.forEachDifference(from: old) { index, _, _ in visited.append(index) }
    #expect(visited == Array(0..<max(counts.0, counts.1)))
  }

  @Test func differencesAreVisitedInOneLeafOnly() {
    let old = Self.make(4096)
    var new = old
    new[777].value = -1
    var visited: [Int] = []
    new.forEachDifference(from: old) { index, _, _ in visited.append(index) }
    #expect(visited == Array(776..<780))
    visited = []
    new.forEachDifference(from: new) { index, _, _ in visited.append(index) }
    #expect(visited.isEmpty)
  }

  @Test func aChangeCopiesOnePathOrNothing() {
    let old = Self.make(Self.leafCapacity * Self.fanOut * Self.fanOut)
    var new = old
    new[999].value = -1
    #expect(new.nodeCount(notIn: old) == 3)
    let first = new
    new[998].value = -2
    #expect(new.nodeCount(notIn: first) == 3)
    var alone = Self.make(5000)
    let before = alone[0].value
    for index in 0..<5000 { alone[index].value += 1 }
    #expect(alone[0].value == before + 1)
  }

  @Test func anAppendCopiesOnePath() {
    for count in [4, 64, 1000, 1024, 1025] {
      let old = Self.make(count)
      var new = old
      new.append(SmallElement(value: 0))
      #expect(new.nodeCount(notIn: old) <= 5)
    }
  }

  @Test func referencesAreReleasedWithTheLastVersion() {
    weak var first: ReferenceElement.Box?
    weak var replaced: ReferenceElement.Box?
    do {
      var vector = PersistentVector<ReferenceElement>(count: 300) { ReferenceElement(box: .init($0)) }
      first = vector[0].box
      replaced = vector[200].box
      let old = vector
      vector[200].box = .init(-1)
      #expect(replaced != nil)
      #expect(old[200].box.value == 200)
      #expect(vector[200].box.value == -1)
      for value in 0..<50 { vector.append(ReferenceElement(box: .init(value))) }
      while vector.count > 0 { vector.removeLast() }
      #expect(first != nil)
    }
    #expect(first == nil)
    #expect(replaced == nil)
  }
}
