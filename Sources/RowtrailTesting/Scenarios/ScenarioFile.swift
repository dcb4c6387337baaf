import RowtrailScenarios
import Testing

/// A scenario file, and the places in it.
struct ScenarioFile {
  let path: RawPath
  /// How reports call it.
  let name: String

  func bytes() throws(FileProblem) -> [UInt8] {
    do { return try InputFile.read(path) } catch { throw FileProblem(path: path.text, sentence: error.sentence) }
  }

  /// A place as Swift Testing reports it, which wants an id of two parts and counts from 1.
  func location(line: Int, column: Int) -> SourceLocation {
    SourceLocation(
      fileID: name.contains("/") ? name : "Scenarios/\(name)", filePath: path.text, line: max(1, line),
      column: max(1, column))
  }
}
