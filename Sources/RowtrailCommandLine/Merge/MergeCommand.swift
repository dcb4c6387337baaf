import RowtrailScenarios

/// `rowtrail merge`: the JSON results of shards as the result of the whole.
struct MergeCommand: Command {
  static let declaration = CommandDeclaration(
    name: "merge",
    overview: "Merge the JSON results of shards into the result of the whole.",
    discussion: [
      "The inputs are what replay --format json --shard I/N printed. The scenarios come in the byte order of their "
        + "files' paths; counts and seconds are added up.",
      "Exit status, as of the whole run: 0 everything held, 1 something did not, 2 a file, or one of the inputs, could "
        + "not be read.",
    ],
    arguments: [
      ArgumentDeclaration(
        "result", repeats: true, completion: .files, "A JSON file, or - for standard input.")
    ],
    options: [])

  private let paths: [RawPath]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments.inputs()
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    var (scenarios, errors) = ([ReplayDocument.Part](), [ReplayDocument.Part]())
    var (totals, seconds) = (ReplayTotals(), Seconds(.zero))
    var origins: [String: RawPath] = [:]
    for path in paths {
      let document = try JSONReader.read(path, console) { (node) throws(JSONFault) in try ReplayDocument(node) }
      for file in document.files.sorted() {
        if let other = origins.updateValue(path, forKey: file) {
          throw .mergedTwice(file: file, other, path)
        }
      }
      scenarios += document.scenarios
      errors += document.errors
      totals += document.totals
      seconds = seconds + document.seconds
    }
    let status: ExitStatus = !errors.isEmpty ? .unreadableInput : totals.failed > 0 ? .negative : .success
    var format = JSONReplayFormat()
    try console.write(format.head)
    for part in Self.inOrder(scenarios) { try console.write(format.add(Self.file(part, isError: false))) }
    for part in Self.inOrder(errors) { try console.write(format.add(Self.file(part, isError: true))) }
    try console.write(format.foot(totals, status: status, seconds: seconds))
    return status
  }

  /// The parts in the byte order of their files' paths, those of one file in their order.
  private static func inOrder(_ parts: [ReplayDocument.Part]) -> [ReplayDocument.Part] {
    parts.indices.sorted { left, right in
      let (one, other) = (RawPath(parts[left].file), RawPath(parts[right].file))
      return one == other ? left < right : one < other
    }.map { parts[$0] }
  }

  private static func file(_ part: ReplayDocument.Part, isError: Bool) -> ReplayedFile {
    var writer = JSONWriter(indent: 1)
    writer.node(part.node)
    var file = ReplayedFile(path: RawPath(part.file))
    if isError { file.problems = [writer.bytes] } else { file.scenarios = [writer.bytes] }
    return file
  }
}
