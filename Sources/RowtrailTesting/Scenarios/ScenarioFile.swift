import Testing

/// A scenario file, and the places in it.
struct ScenarioFile {
  let path: String
  /// How reports call it.
  let name: String

  func bytes() throws(FileProblem) -> [UInt8] { try readBytes(of: path) }

  /// A place as Swift Testing reports it, which wants an id of two parts and counts from 1.
  func location(line: Int, column: Int) -> SourceLocation {
    SourceLocation(
      fileID: name.contains("/") ? name : "Scenarios/\(name)", filePath: path, line: max(1, line),
      column: max(1, column))
  }
}
