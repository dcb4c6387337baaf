import Rowtrail
import RowtrailScenarios

/// `rowtrail explain`: what an exception of a table or collection view says.
struct ExplainCommand: Command {
  static let declaration = CommandDeclaration(
    name: "explain",
    overview: "Explain UIKit's exception about an update, out of a crash report.",
    discussion: [
      "The text may be the exception alone or a whole crash report with it somewhere inside.",
      ExceptionExplanation.caveat,
      "Exit status: 0 there is one, 1 no exception is known in the text, 2 the file could not be read.",
    ],
    arguments: [
      ArgumentDeclaration(
        "file", isOptional: true, completion: .files, "A text, or - for standard input. (default: standard input)")
    ],
    options: [.format("How the explanation is written.")])

  private let path: RawPath
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional.first ?? .standardInput
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, standardInput: console.input) } catch { throw .input(path, error) }
    guard let explanation = bytes.withUnsafeBufferPointer({ ExceptionReport.explain(utf8: $0) }) else {
      throw .noException(path)
    }
    if isJSON {
      try console.writeJSON { writer in writer.explanation(explanation) }
    } else {
      try console.write(Self.text(explanation, console.resultStyle))
    }
    return .success
  }

  /// The explanation, line by line, with everything invisible or dangerous in it escaped.
  private static func text(_ explanation: ExceptionExplanation, _ style: Style) -> String {
    var text = ""
    for (index, line) in explanation.description.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let shown = VisibleText.of(line, columns: 1000)
      text += (index == 0 ? style.paint(shown, .strong) : shown) + "\n"
    }
    return text + "\n" + ExceptionExplanation.caveat + "\n"
  }
}
