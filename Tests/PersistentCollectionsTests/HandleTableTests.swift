import PersistentCollections
import Testing

/// A table beside a plain dictionary from hashes to the handles that have them.
struct TableModel {
  var table = HandleTable()
  var reference: [Int: Set<UInt32>] = [:]

  mutating func insert(_ handle: UInt32, _ hash: Int) {
    table.insert(handle, hash: hash)
    reference[hash, default: []].insert(handle)
  }

  mutating func remove(_ handle: UInt32, _ hash: Int) {
    table.remove(handle, hash: hash)
    reference[hash]?.remove(handle)
  }

  func expectAgreement(alsoWithout absent: [Int] = []) {
    #expect(table.count == reference.values.reduce(0) { $0 + $1.count })
    for (hash, handles) in reference { #expect(Self.candidates(of: hash, in: table) == handles.sorted()) }
    for hash in absent where reference[hash] == nil { #expect(Self.candidates(of: hash, in: table).isEmpty) }
  }

  /// All handles that a look-up offers.
  static func candidates(of hash: Int, in table: HandleTable) -> [UInt32] {
    var seen: [UInt32] = []
    _ = table.find(hash) {
      seen.append($0)
      return false
    }
    return seen.sorted()
  }
}

@Suite struct HandleTableTests {
  static let leafCapacity = 64

  /// Ways to give hashes to handles: well spread, equal, and such that they differ in their last scrambled bits only.
  enum Hashing: CaseIterable {
    case spread, constant, few, late

    func hash(_ handle: UInt32) -> Int {
      switch self {
      case .spread: Int(handle).hashValue
      case .constant: 42
      case .few: Int(handle % 3)
      case .late: Int(handle) &* Self.inverse
      }
    }

    /// Undoes the scrambling, so that these hashes fall into one slot for many levels.
    static let inverse: Int = {
      let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
      var inverse = factor
      for _ in 0..<6 { inverse = inverse &* (2 &- factor &* inverse) }
      return Int(bitPattern: UInt(inverse))
    }()
  }

  static let edgeCounts = [1, 2, 3].flatMap { [$0 * leafCapacity - 1, $0 * leafCapacity, $0 * leafCapacity + 1] }

  @Test(arguments: Hashing.allCases, Array(0...8) + edgeCounts + [1000])
  func everyCountIsBuiltInsertedAndRemoved(hashing: Hashing, count: Int) {
    let handles = (0..<count).map { UInt32($0) }
    let built = HandleTable(hashes: handles.map { hashing.hash($0) })
    var model = TableModel()
    for handle in handles { model.insert(handle, hashing.hash(handle)) }
    model.expectAgreement(alsoWithout: [hashing.hash(UInt32(count))])
    for handle in handles { #expect(built.find(hashing.hash(handle)) { $0 == handle } == handle) }
    #expect(built.count == count)
    let full = model
    for handle in handles.reversed() { model.remove(handle, hashing.hash(handle)) }
    #expect(model.table.nodeCount(notIn: HandleTable()) == 1)
    model.expectAgreement(alsoWithout: handles.map { hashing.hash($0) })
    full.expectAgreement()
    model.table = built
    model.reference = full.reference
    for handle in handles { model.remove(handle, hashing.hash(handle)) }
    model.expectAgreement()
  }

  @Test(arguments: Hashing.allCases)
  func everyPairOfChangesLeavesCopiesAlone(hashing: Hashing) {
    for count in 0...8 as ClosedRange<UInt32> {
      for first in 0...count {
        for second in 0...count {
          var model = TableModel()
          for handle in 0..<count { model.insert(handle, hashing.hash(handle)) }
          let original = model
          Self.toggle(first, hashing, &model)
          let between = model
          Self.toggle(second, hashing, &model)
          original.expectAgreement()
          between.expectAgreement()
          model.expectAgreement()
        }
      }
    }
  }

  static func toggle(_ handle: UInt32, _ hashing: Hashing, _ model: inout TableModel) {
    let hash = hashing.hash(handle)
    if model.reference[hash]?.contains(handle) == true {
      model.remove(handle, hash)
    } else {
      model.insert(handle, hash)
    }
  }

  @Test(arguments: Hashing.allCases)
  func randomRunAgreesWithADictionary(hashing: Hashing) {
    var random = SeededGenerator()
    var model = TableModel()
    var kept: [TableModel] = []
    let range: UInt32 = hashing == .spread ? 3000 : 300
    for step in 0..<6000 {
      // Grows for a while, then shrinks.
      let handle = UInt32.random(in: 0..<range, using: &random)
      let isIn = model.reference[hashing.hash(handle)]?.contains(handle) == true
      if isIn == (step % 2000 > 1000 || step % 7 == 0) { Self.toggle(handle, hashing, &model) }
      if step % 600 == 0 { kept.append(model) }
    }
    for model in kept + [model] { model.expectAgreement(alsoWithout: (0..<range).map { hashing.hash($0) }) }
  }

  @Test func copiesAreIdenticalAndChangedOnesAreNot() {
    let table = HandleTable(hashes: (0..<100).map { $0 * 7 })
    var other = table
    #expect(table.isIdentical(to: other))
    other.insert(100, hash: 1)
    other.remove(100, hash: 1)
    #expect(!table.isIdentical(to: other))
  }

  @Test func aChangeCopiesOnePath() {
    let count = 20_000
    let old = HandleTable(hashes: (0..<count).map { $0 &* 31 })
    for handle in stride(from: 0, to: count, by: 97) {
      var new = old
      new.insert(UInt32(count), hash: count &+ handle)
      // A path of three levels; two leaves where one is split, which may put a node between.
      #expect(new.nodeCount(notIn: old) <= 6)
      new = old
      new.remove(UInt32(handle), hash: handle &* 31)
      #expect(new.nodeCount(notIn: old) <= 4)
    }
  }

  @Test func deletesKeepTheTreeTidy() {
    let count = 20_000
    let hashes = (0..<count).map { $0.hashValue }
    var table = HandleTable(hashes: hashes)
    for handle in 0..<count where handle % 20 != 0 { table.remove(UInt32(handle), hash: hashes[handle]) }
    #expect(table.count == count / 20)
    #expect(table.nodeCount(notIn: HandleTable()) < 120)
    for handle in stride(from: 0, to: count, by: 20) {
      #expect(table.find(hashes[handle]) { _ in true } == UInt32(handle))
    }
  }

  @Test func onlyFullyEqualHashesAreCandidates() {
    var table = HandleTable()
    for handle in 0..<40 as Range<UInt32> { table.insert(handle, hash: Int(handle) << 58) }
    #expect(TableModel.candidates(of: 3 << 58, in: table) == [3])
    #expect(TableModel.candidates(of: 1, in: table).isEmpty)
    #expect(table.find(3 << 58) { _ in false } == nil)
  }
}
