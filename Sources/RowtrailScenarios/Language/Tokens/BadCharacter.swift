/// What may stand nowhere in a scenario file.
struct BadCharacter {
  /// Its column.
  var column: Int
  /// What it is.
  var kind: Kind

  /// The error that it is.
  var fault: Fault {
    let problem: ScenarioError.Problem =
      switch kind {
      case .invalidUTF8: .invalidUTF8
      case .loneCarriageReturn: .loneCarriageReturn
      case .controlCharacter(let value): .controlCharacter(value)
      }
    return Fault(column: column, problem: problem)
  }
}
