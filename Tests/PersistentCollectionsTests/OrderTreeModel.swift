import PersistentCollections
import Testing

/// A tree beside a plain array, with the labels as its owner keeps them.
struct OrderTreeModel {
  var tree: OrderTree
  var reference: [UInt32]
  var labels: [UInt32: Int64] = [:]
  var labelChanges = 0

  init(_ handles: [UInt32] = []) {
    var labels: [UInt32: Int64] = [:]
    tree = OrderTree(handles) { labels[$0] = $1 }
    reference = handles
    self.labels = labels
  }

  mutating func insert(_ handle: UInt32, at rank: Int) {
    tree.insert(handle, at: rank) {
      labels[$0] = $1
      labelChanges += 1
    }
    reference.insert(handle, at: rank)
  }

  mutating func remove(at rank: Int) {
    let expected = reference.remove(at: rank)
    labels[expected] = nil
    let removed = tree.remove(at: rank) { handle, label in
      #expect(handle != expected)
      labels[handle] = label
      labelChanges += 1
    }
    #expect(removed == expected)
  }

  /// Compares the two in every way there is to read them.
  func expectAgreement(_ location: SourceLocation = #_sourceLocation) {
    #expect(tree.count == reference.count, sourceLocation: location)
    #expect(Array(tree) == reference, sourceLocation: location)
    #expect(labels.count == reference.count, sourceLocation: location)
    var isRight = true
    for (rank, handle) in reference.enumerated() {
      guard let label = labels[handle] else { return }
      isRight = isRight && tree.handle(at: rank) == handle && tree.rank(of: handle, label: label) == rank
    }
    #expect(isRight, sourceLocation: location)
  }

  /// Compares what the tree says has changed since another with what has.
  func expectDifferences(from old: OrderTreeModel, _ location: SourceLocation = #_sourceLocation) {
    let runs = tree.differences(from: old.tree)
    var (before, after): ([UInt32], [UInt32]) = ([], [])
    var lastWasShared: Bool?
    for run in runs {
      switch run {
      case .shared(let count):
        #expect(count > 0 && lastWasShared != true, sourceLocation: location)
        guard before.count + count <= old.reference.count, after.count + count <= reference.count else { return }
        before += old.reference[before.count..<before.count + count]
        after += reference[after.count..<after.count + count]
        lastWasShared = true
      case .changed(let old, let new):
        #expect(old != new && lastWasShared != false, sourceLocation: location)
        before += old
        after += new
        lastWasShared = false
      }
    }
    #expect(before == old.reference, sourceLocation: location)
    #expect(after == reference, sourceLocation: location)
    guard runs.allSatisfy({ if case .shared = $0 { true } else { false } }) else { return }
    #expect(old.reference == reference, sourceLocation: location)
  }
}
