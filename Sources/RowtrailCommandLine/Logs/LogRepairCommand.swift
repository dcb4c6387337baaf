import RowtrailScenarios
import RowtrailLog

/// `rowtrail log repair`: the longest sound beginning of a damaged log, in a new file.
struct LogRepairCommand: Command {
  static let output = LogCopyArguments.output("The new log", word: word)
  private static let word = "repaired"

  static let declaration = CommandDeclaration(
    name: "log repair",
    overview: "Write the longest sound beginning of a damaged log to a new file, and list what is left out.",
    discussion: [
      "The damaged log stays as it is. A log that is sound to its end is not copied. Exit status: 0 the log was sound, or "
        + "the new one is written; 1 not even its starting list is sound."
    ],
    arguments: [.log],
    options: [output, .format("How the answer is written.")])

  private let arguments: LogCopyArguments
  private var path: RawPath { arguments.path }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = try LogCopyArguments(arguments, of: Self.declaration, Self.output, word: Self.word)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let input = try LogFileInput(path, console)
    let reader = try console.withStart(of: path, isJSON: arguments.isJSON) { () throws(ToolFailure) in
      do throws(LogError) {
        return try LogReader(input.file) { TextCoding(viewing: $0) }
      } catch {
        throw .input(path, .log(error))
      }
    }
    do throws(LogError) {
      try reader.check()
    } catch {
      guard case .damaged = error else { throw .input(path, .log(error)) }
      return try repair(console)
    }
    if reader.tail != nil { return try repair(console) }
    if arguments.isJSON {
      try console.writeJSON { writer in
        writer.object { writer in
          writer.member("file", path.text)
          writer.member("written", String?.none)
          writer.member("revision", reader.revision)
          writer.member("keptBytes", reader.byteCount)
          writer.member("leftOutBytes", 0)
        }
      }
    } else {
      try console.write("\(path.visible) is sound up to revision \(reader.revision), its last; nothing was written\n")
    }
    return .success
  }

  private func repair(_ console: Console) throws(ToolFailure) -> ExitStatus {
    let (name, copy) = (try path.logToRead(), try arguments.output.logToWrite())
    let repair = try console.withProgress(of: path, to: arguments.output) { progress throws(LogError) in
      try LogRepair.repair(path: name, to: copy, progress: progress)
    }
    try write(repair, console)
    return .success
  }

  private func write(_ repair: LogRepair, _ console: Console) throws(ToolFailure) {
    if arguments.isJSON {
      return try console.writeJSON { writer in writer.repair(repair, of: path, to: arguments.output) }
    }
    var text = "\(arguments.output.visible): \(counted(repair.keptBytes, "byte")), up to revision \(repair.revision)\n"
    text += "left out: \(counted(repair.leftOutBytes, "byte"))"
    if let damage = repair.damage {
      let words = "expected \(damage.expected), found \(damage.found)"
      text += ", from line \(damage.line) on: \(VisibleText.of(words, columns: InputProblem.messageColumns))"
    } else {
      text += ", a torn tail"
    }
    text += "\n"
    for run in Self.runs(of: repair.leftOutEntries) {
      text += "  \(Self.range("line", run.lines)): \(Self.range("revision", run.revisions))\n"
    }
    if repair.leftOutEntries.isEmpty { text += "  no entry can be told from it\n" }
    if repair.leftOutEntries.count == LogRepair.mostLeftOut { text += "  … and perhaps more\n" }
    try console.write(text)
  }

  /// Entries one behind the other, whose lines and revisions both count up by one.
  private struct EntryRun {
    var lines: ClosedRange<Int>
    var revisions: ClosedRange<Int>
  }

  private static func runs(of entries: [LogRepair.LeftOut]) -> [EntryRun] {
    var runs: [EntryRun] = []
    for entry in entries {
      // A damaged line can name any integer.
      if let last = runs.last, last.lines.upperBound == entry.line - 1, last.revisions.upperBound < entry.revision,
        last.revisions.upperBound + 1 == entry.revision
      {
        runs[runs.count - 1].lines = last.lines.lowerBound...entry.line
        runs[runs.count - 1].revisions = last.revisions.lowerBound...entry.revision
      } else {
        runs.append(EntryRun(lines: entry.line...entry.line, revisions: entry.revision...entry.revision))
      }
    }
    return runs
  }

  private static func range(_ noun: String, _ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(noun) \(range.lowerBound)" : "\(noun)s \(range.lowerBound) to \(range.upperBound)"
  }
}

extension JSONWriter {
  /// Writes what a repair kept and left out.
  fileprivate mutating func repair(_ repair: LogRepair, of path: RawPath, to output: RawPath) {
    object { writer in
      writer.member("file", path.text)
      writer.member("written", output.text)
      writer.member("revision", repair.revision)
      writer.member("keptBytes", repair.keptBytes)
      writer.member("leftOutBytes", repair.leftOutBytes)
      writer.key("damage")
      writer.damage(repair.damage)
      writer.key("leftOut")
      writer.array { writer in
        for entry in repair.leftOutEntries {
          writer.element()
          writer.object(inline: true) { writer in
            writer.member("line", entry.line)
            writer.member("revision", entry.revision)
          }
        }
      }
    }
  }
}
