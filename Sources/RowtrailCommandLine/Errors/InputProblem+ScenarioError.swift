import RowtrailScenarios

extension InputProblem {
  /// The most errors of one line that are told to people one by one.
  private static let mostInLine = 20
  /// The most errors of one file that are, or a few more where the last line has several.
  private static let mostInFile = 100

  /// The problem that an error of a scenario file is, and how many more of its line are not told.
  init(_ error: ScenarioError, untold: Int = 0) {
    var excerpt = SourceExcerpt(number: error.line, line: error.sourceLine, place: error.sourceIndex)
    excerpt.untold = untold
    self = .malformed(line: error.line, column: error.column, message: error.message, excerpt: excerpt)
  }

  /// The errors of a file that are told to people: the first few of each line, the last of which says how many more
  /// there are, and of the file, behind which the last one says how many more there are.
  ///
  /// - Parameter errors: a file's errors, in order.
  static func told(_ errors: [ScenarioError]) -> [InputProblem] {
    var told: [InputProblem] = []
    var rest = errors[...]
    while let line = rest.first?.line {
      guard told.count < mostInFile else { return told + [.untold(rest.count)] }
      let errors = rest.prefix { $0.line == line }
      let shown = errors.prefix(mostInLine)
      told += shown.dropLast().map { InputProblem($0) }
      if let last = shown.last { told.append(InputProblem(last, untold: errors.count - shown.count)) }
      rest = rest[errors.endIndex...]
    }
    return told
  }
}
