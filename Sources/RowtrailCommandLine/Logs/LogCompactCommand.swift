import RowtrailScenarios
import RowtrailLog

/// `rowtrail log compact`: cuts the beginning of a history off.
struct LogCompactCommand: Command {
  static let from = OptionDeclaration("from", .revision, "The first revision that is kept.")
  static let keep = OptionDeclaration(
    "keep", .integer(placeholder: "n", least: 0), "How many of the newest entries are kept.")

  static let declaration = CommandDeclaration(
    name: "log compact",
    overview: "Cut the beginning of a log's history off, so that it starts at a later revision.",
    discussion: [
      "Revision numbers stay. Entries before the revision are gone for good: make a copy of the log if they may be wanted. "
        + "The log is replaced whole or not at all, and refused while an app has it open. Checkpoints go."
    ],
    arguments: [.log],
    options: [from, keep, .format("How the answer is written.")])

  private let path: RawPath
  private let from: Int?
  private let keep: Int?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    if path == .standardInput { throw .needsFile(command: Self.declaration.name) }
    from = arguments.integer(Self.from)
    keep = arguments.integer(Self.keep)
    isJSON = arguments.wantsJSON
    guard (from == nil) != (keep == nil) else { throw .oneOf([Self.from.written, Self.keep.written]) }
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    // Opened once as any input is, so that what is no file is told as it is everywhere.
    do { try InputFile.openLog(path).close() } catch { throw .input(path, error) }
    var tail: LogTail?
    defer {
      // Also where the log is not compacted: what opening it cut off is told.
      if let tail { try? console.tell(Array(tail.note(in: path, style: console.messageStyle).utf8)) }
    }
    let outcome = try compact(console) { tail = $0 }
    if isJSON {
      try console.writeJSON { writer in
        writer.object { writer in
          writer.member("file", path.text)
          writer.member("first", outcome.first)
          writer.member("last", outcome.last)
          writer.member("bytesBefore", outcome.bytesBefore)
          writer.member("bytes", outcome.bytes)
          writer.key("tail")
          writer.tail(tail)
        }
      }
    } else {
      try console.write(
        "\(path.visible): revisions \(outcome.first) to \(outcome.last), \(counted(outcome.bytes, "byte")) instead of "
          + "\(outcome.bytesBefore)\n")
    }
    return .success
  }

  /// What a compaction left.
  private struct Outcome {
    /// The first and the last revision.
    let first, last: Int
    let bytesBefore, bytes: Int
  }

  /// Compacts the log.
  ///
  /// - Parameter cutOff: is told of the torn tail that opening the log cut off.
  private func compact(_ console: Console, cutOff: (LogTail?) -> Void) throws(ToolFailure) -> Outcome {
    let name = try path.logToWrite()
    return try console.withProgress(of: path, to: path) { progress throws(LogError) in
      // What is cut off is looked at as well: nothing that is damaged goes away unseen.
      try LogReader(path: name) { TextCoding(viewing: $0) }.check()
      let opened = try LogWriter.open(path: name, coding: RawCoding(try LogHeader(path: name)))
      cutOff(opened.tail)
      let writer = opened.writer
      let revision = from ?? max(writer.header.firstRevision, writer.revision - (keep ?? 0))
      let before = writer.byteCount
      try writer.compact(from: revision, progress: progress)
      let outcome = Outcome(first: revision, last: writer.revision, bytesBefore: before, bytes: writer.byteCount)
      try writer.close()
      return outcome
    }
  }
}
