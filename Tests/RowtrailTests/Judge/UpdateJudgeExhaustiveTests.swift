import Rowtrail
import Testing

/// The judge against the slow one, on every small update.
struct UpdateJudgeExhaustiveTests {
  enum Operation {
    case section(WritableKeyPath<ProposedUpdate.Operations<Int>, [Int]>, Int)
    case item(WritableKeyPath<ProposedUpdate.Operations<RowPath>, [RowPath]>, RowPath)
    case sectionMove(Int, Int)
    case itemMove(RowPath, RowPath)

    func add(to update: inout ProposedUpdate) {
      switch self {
      case .section(let kind, let section): update.sections[keyPath: kind].append(section)
      case .item(let kind, let path): update.items[keyPath: kind].append(path)
      case .sectionMove(let from, let to): update.sections.move.append(.init(from: from, to: to))
      case .itemMove(let from, let to): update.items.move.append(.init(from: from, to: to))
      }
    }

    /// Every operation on these indexes.
    static func all(_ indexes: ClosedRange<Int>) -> [Operation] {
      let paths = indexes.flatMap { section in indexes.map { RowPath(section: section, item: $0) } }
      return indexes.flatMap { index in
        [.section(\.delete, index), .section(\.insert, index), .section(\.reload, index)]
          + indexes.map { .sectionMove(index, $0) }
      }
        + paths.flatMap { path in
          [.item(\.delete, path), .item(\.insert, path), .item(\.reload, path)] + paths.map { .itemMove(path, $0) }
        }
    }
  }

  /// Counts of up to two sections of up to two items.
  static let shapes: [[Int]] = [[]] + (0...2).map { [$0] } + (0...2).flatMap { one in (0...2).map { [one, $0] } }

  @Test func everyOperation() {
    for operation in Operation.all(-1...2) { check([operation]) }
    check([])
  }

  @Test func everyPairOfOperations() {
    let operations = Operation.all(0...1)
    for (index, one) in operations.enumerated() {
      for other in operations[index...] { check([one, other]) }
    }
  }

  @Test func somePairsOnWiderIndexes() {
    let operations = Operation.all(0...2)
    var number = 0
    for one in operations {
      for other in operations {
        number += 1
        if number % 101 == 0 { check([one, other]) }
      }
    }
  }

  private func check(_ operations: [Operation]) {
    for before in Self.shapes {
      for after in Self.shapes {
        var update = ProposedUpdate(view: .table, before: before, after: after)
        for operation in operations { operation.add(to: &update) }
        check(update)
      }
    }
  }

  private func check(_ update: ProposedUpdate) {
    let slow = SlowJudge(update)
    let verdict = update.verdict()
    if let fault = slow.faults.first ?? slow.countFault {
      if verdict != .throws(UpdateException(view: .table, fault: fault)) {
        Issue.record("\(update): \(verdict) instead of \(fault)")
      }
      return
    }
    let rule = slow.unsafeRule ?? (slow.isWasteful ? .needed : nil)
    if verdict.exception != nil || verdict.rule != rule {
      Issue.record("\(update): \(verdict) instead of rule \(String(describing: rule))")
    }
    checkIdentities(update, slow, verdict)
  }

  private func checkIdentities(_ update: ProposedUpdate, _ slow: SlowJudge, _ verdict: UpdateVerdict) {
    let before = update.before.indices.map { section in (0..<update.before[section]).map { "\(section)-\($0)" } }
    let after = slow.shown(before) { "new \($0)" }
    if update.applied(to: before, dataSource: after) != after { Issue.record("\(update): shows other ids") }
    let right = update.verdict(before: before, after: after)
    if right != verdict, right != .wasteful(.equalLists) { Issue.record("\(update): \(right) for right ids") }
    let reversed = after.map { Array($0.reversed()) }
    let isSilent = slow.shown(before) { reversed[$0.section][$0.item] } != reversed
    let wrong = update.verdict(before: before, after: reversed)
    if (wrong.word == "silent") != isSilent { Issue.record("\(update): \(wrong) for reversed ids") }
  }
}
