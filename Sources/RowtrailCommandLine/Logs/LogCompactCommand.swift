import RowtrailScenarios
import RowtrailLog

/// `rowtrail log compact`: cuts the beginning of a history off.
struct LogCompactCommand: Command {
  static let from = OptionDeclaration(
    "from", .integer(placeholder: "revision", least: 0), "The first revision that is kept.")
  static let keep = OptionDeclaration(
    "keep", .integer(placeholder: "n", least: 0), "How many of the newest entries are kept.")
  static let format = OptionDeclaration("format", .choice(["text", "json"]), "How the answer is written.")

  static let declaration = CommandDeclaration(
    name: "log compact",
    overview: "Cut the beginning of a log's history off, so that it starts at a later revision.",
    discussion: [
      "Revision numbers stay. Entries before the revision are gone for good: make a copy of the log if they may be wanted. "
        + "The log is replaced whole or not at all, and refused while an app has it open. Checkpoints go."
    ],
    arguments: [.log],
    options: [from, keep, format])

  private let path: RawPath
  private let from: Int?
  private let keep: Int?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, for console: Console) throws(UsageError) {
    path = arguments.positional[0]
    if path == .standardInput { throw .needsFile(command: Self.declaration.name) }
    from = arguments.integer(Self.from)
    keep = arguments.integer(Self.keep)
    isJSON = arguments.text(Self.format) == "json"
    guard (from == nil) != (keep == nil) else { throw .oneOf([Self.from.written, Self.keep.written]) }
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    // Opened once as any input is, so that what is no file is told as it is everywhere.
    do { SystemFile(reading: try InputFile.open(path).descriptor, path: path.text).close() } catch {
      throw .input(path, error)
    }
    let name = path.text
    var tail: LogTail?
    defer {
      // Also where the log is not compacted: what opening it cut off is told.
      if let tail { try? console.tell(Array(tail.note(in: path, style: console.messageStyle).utf8)) }
    }
    let (sizes, revisions) = try console.withProgress(of: path) { progress throws(LogError) in
      let opened = try LogWriter.open(path: name, coding: RawCoding(try LogHeader(path: name)))
      tail = opened.tail
      let writer = opened.writer
      let first = writer.header.firstRevision
      let revision = from ?? max(first, writer.revision - (keep ?? 0))
      let before = writer.byteCount
      try writer.compact(from: revision, progress: progress)
      let result = ((before, writer.byteCount), (revision, writer.revision))
      try writer.close()
      return result
    }
    if isJSON {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("file", path.text)
        writer.member("first", revisions.0)
        writer.member("last", revisions.1)
        writer.member("bytesBefore", sizes.0)
        writer.member("bytes", sizes.1)
        writer.key("tail")
        writer.tail(tail)
      }
      try console.write(writer.bytes + Array("\n".utf8))
    } else {
      try console.write(
        "\(path.visible): revisions \(revisions.0) to \(revisions.1), \(counted(sizes.1, "byte")) instead of \(sizes.0)\n"
      )
    }
    return .success
  }
}
