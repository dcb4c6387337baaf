import Rowtrail
import RowtrailScenarios

/// `rowtrail compare`: two histories, and where they part.
struct CompareCommand: Command {
  static let format = OptionDeclaration("format", .choice(["text", "json"]), "How the comparison is written.")

  static let declaration = CommandDeclaration(
    name: "compare",
    overview: "Compare two histories: the first entry at which they part, and how the lists differ there.",
    discussion: [
      "Actions, what came of them, and the lists count; times and what an app notes beside them do not. Exit status: 0 the "
        + "histories are the same, 1 they are not."
    ],
    arguments: [
      ArgumentDeclaration("a", "A log or a scenario file, or - for standard input."),
      ArgumentDeclaration("b", "Another one."),
    ],
    options: [HistoryInput.name, format])

  private let paths: [RawPath]
  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, for console: Console) throws(UsageError) {
    paths = try arguments.inputs()
    name = arguments.text(HistoryInput.name)
    isJSON = arguments.text(Self.format) == "json"
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    var histories: [RecordedHistory] = []
    for path in paths {
      // The name picks a scenario; a log has its file's name alone.
      let isLog = path.hasSuffix(".rowlog")
      histories.append(try HistoryInput.history(of: path, named: isLog ? nil : name, console))
    }
    let comparison = HistoryComparison(histories[0].timeline, histories[1].timeline)
    if isJSON {
      var writer = JSONWriter()
      writer.comparison(comparison, histories, in: paths)
      try console.write(writer.bytes + Array("\n".utf8))
    } else {
      try console.write(ComparisonText(style: console.resultStyle).text(comparison, histories, paths))
    }
    return max(comparison.parting == nil ? .success : .negative, histories.map(\.status).max() ?? .success)
  }
}
