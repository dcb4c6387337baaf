import Rowtrail
import RowtrailScenarios

/// `rowtrail check-update`: what a table or collection view would make of an update.
struct CheckUpdateCommand: Command {
  static let declaration = CommandDeclaration(
    name: "check-update",
    overview: "Judge an update that an app planned itself.",
    discussion: [
      "The file is JSON: view (table or collection), before and after (the number of items of each section), sections "
        + "and items (each with delete, insert, move and reload) and, if wanted, ids (before and after).",
      ExceptionExplanation.caveat,
      "Exit status: 0 the update is legal, 1 it is not, 2 the file could not be read.",
    ],
    arguments: [ArgumentDeclaration("file", completion: .files, "A JSON file, or - for standard input.")],
    options: [.format("How the verdict is written.")])

  private let path: RawPath
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let input = try read(console)
    let verdict = input.verdict
    if isJSON {
      try console.writeJSON { writer in writer.verdict(verdict, judgesIdentities: input.ids != nil) }
    } else {
      let text = VerdictText(style: console.resultStyle)
      try console.write(text.text(verdict, judgesIdentities: input.ids != nil))
    }
    return verdict == .legal ? .success : .negative
  }

  private func read(_ console: Console) throws(ToolFailure) -> UpdateInput {
    try JSONReader.read(path, console) { (node) throws(JSONFault) in try UpdateInput(node) }
  }
}
