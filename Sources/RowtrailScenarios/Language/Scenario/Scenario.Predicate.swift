extension Scenario {
  /// What an expectation asks: tests joined by `not`, `and` and `or`.
  ///
  /// A predicate is a flat program over one truth value, not a tree, so that neither reading, nor evaluating, nor freeing
  /// one recurses, however deeply its parentheses nest:
  ///
  /// | source | program |
  /// | --- | --- |
  /// | `a and not b` | test a · jump to the end if false · test b · invert |
  /// | `a or b` | test a · jump to the end if true · test b |
  ///
  /// ``evaluate(_:)`` runs it. `Sendable`, and a value.
  public struct Predicate: Equatable, Sendable {
    /// The tests, in the order in which they were written; at least one.
    public let tests: [Test]
    /// The program, where there is more to it than the one test. It ends behind its last instruction; jumps go forwards.
    let instructions: [Instruction]

    /// Whether the predicate holds.
    ///
    /// `and` and `or` look at their right side only where it matters, so `test` is not called for each test.
    ///
    /// - Parameter test: says whether one test holds. What it throws ends the evaluation.
    /// - Throws: what `test` throws.
    /// - Complexity: linear in the length of the predicate, on a stack of constant depth.
    public func evaluate<Failure: Error>(_ test: (Test) throws(Failure) -> Bool) throws(Failure) -> Bool {
      if instructions.isEmpty { return try tests.first.map(test) ?? false }
      var truth = false
      var next = 0
      while next < instructions.count {
        let instruction = instructions[next]
        next += 1
        switch instruction {
        case .test(let index): truth = try test(tests[index])
        case .invert: truth.toggle()
        case .skipIfFalse(let target): if !truth { next = target }
        case .skipIfTrue(let target): if truth { next = target }
        }
      }
      return truth
    }

    /// The same predicate about other operands.
    package func mappingOperands(_ transform: (Operand) -> Operand) -> Predicate {
      let tests = tests.map { test -> Test in
        switch test {
        case .isTrue(let operand): .isTrue(transform(operand))
        case .compare(let left, let comparison, let right): .compare(transform(left), comparison, transform(right))
        }
      }
      return Predicate(tests: tests, instructions: instructions)
    }

    /// The operands, in the order in which they were written.
    package var operands: [Operand] { tests.flatMap(\.operands) }
  }
}

extension Scenario.Predicate.Test {
  /// Its operands, in the order in which they were written.
  var operands: [Scenario.Operand] {
    switch self {
    case .isTrue(let operand): [operand]
    case .compare(let left, _, let right): [left, right]
    }
  }
}
