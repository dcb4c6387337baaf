/// Turns the words of a predicate, one after the other, into its program: no recursion, one stack in the heap.
///
/// `not` binds closer than `and`, and `and` closer than `or`.
struct PredicateBuilder {
  /// What waits for its right side.
  private enum Waiting {
    case not
    /// The skip at this index ends behind the right side.
    case and(skip: Int)
    case or(skip: Int)
    case parenthesis

    var binding: Int {
      switch self {
      case .not: 3
      case .and: 2
      case .or: 1
      case .parenthesis: 0
      }
    }
  }

  private var tests: [Scenario.Predicate.Test] = []
  private var instructions: [Scenario.Predicate.Instruction] = []
  private var stack: [Waiting] = []

  /// How many parentheses are open.
  private(set) var depth = 0

  /// A test.
  mutating func add(_ test: Scenario.Predicate.Test) {
    // The first test is written down once it is clear that it is not the only one.
    if !tests.isEmpty || !stack.isEmpty { instructions.append(.test(tests.count)) }
    tests.append(test)
  }

  /// `not`, before what it inverts.
  mutating func addNot() { stack.append(.not) }

  /// `(`
  mutating func open() {
    stack.append(.parenthesis)
    depth += 1
  }

  /// `)`; one is open.
  mutating func close() {
    settle(downTo: Waiting.or(skip: 0).binding)
    stack.removeLast()
    depth -= 1
  }

  /// `and`, behind its left side.
  mutating func addAnd() {
    startProgram()
    settle(downTo: Waiting.and(skip: 0).binding)
    stack.append(.and(skip: instructions.count))
    instructions.append(.skipIfFalse(to: 0))
  }

  /// `or`, behind its left side.
  mutating func addOr() {
    startProgram()
    settle(downTo: Waiting.or(skip: 0).binding)
    stack.append(.or(skip: instructions.count))
    instructions.append(.skipIfTrue(to: 0))
  }

  /// The predicate, once every parenthesis is closed.
  mutating func finish() -> Scenario.Predicate {
    settle(downTo: Waiting.or(skip: 0).binding)
    return Scenario.Predicate(tests: tests, instructions: instructions)
  }

  /// Writes down the first test where it was left out.
  private mutating func startProgram() {
    if instructions.isEmpty { instructions.append(.test(0)) }
  }

  /// Ends the right sides of all that binds at least so closely.
  private mutating func settle(downTo binding: Int) {
    while let last = stack.last, last.binding >= binding {
      stack.removeLast()
      switch last {
      case .not: instructions.append(.invert)
      case .and(let skip): instructions[skip] = .skipIfFalse(to: instructions.count)
      case .or(let skip): instructions[skip] = .skipIfTrue(to: instructions.count)
      case .parenthesis: break
      }
    }
  }
}
