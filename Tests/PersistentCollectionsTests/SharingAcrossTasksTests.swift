import PersistentCollections
import Testing

/// Tasks that each change their own copy of one value; worth a run under the thread sanitizer.
@Suite struct SharingAcrossTasksTests {
  static let count = 3000
  static let tasks = 4

  @Test func vectorsShareNodesSafely() async {
    let base = PersistentVector<SmallElement>(count: Self.count) { SmallElement(value: $0) }
    await Self.inTasks { task in
      var own = base
      for step in 0..<Self.count { own[step * 7 % Self.count].value = -task }
      #expect((0..<Self.count).allSatisfy { own[$0].value == -task })
    }
    #expect((0..<Self.count).allSatisfy { base[$0].value == $0 })
  }

  @Test func tablesShareNodesSafely() async {
    let hashes = (0..<Self.count).map { $0.hashValue }
    let base = HandleTable(hashes: hashes)
    await Self.inTasks { _ in
      var own = base
      for handle in 0..<Self.count { own.remove(UInt32(handle), hash: hashes[handle]) }
      #expect(own.count == 0)
    }
    let isWhole = (0..<Self.count).allSatisfy { handle in
      base.find(hashes[handle]) { $0 == UInt32(handle) } != nil
    }
    #expect(isWhole)
  }

  @Test func sequencesShareNodesSafely() async {
    let handles = (0..<Self.count).map { UInt32($0) }
    let base = OrderTree(handles) { _, _ in }
    await Self.inTasks { task in
      var own = base
      for step in 0..<Self.count {
        own.remove(at: step * 7 % own.count) { _, _ in }
        own.insert(UInt32(Self.count + step), at: step * 11 % own.count) { _, _ in }
      }
      #expect(own.count == Self.count)
    }
    #expect(Array(base) == handles)
  }

  static func inTasks(_ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks { group.addTask { body(task) } }
    }
  }
}
