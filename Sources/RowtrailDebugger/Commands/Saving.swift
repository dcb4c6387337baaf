import Rowtrail
import RowtrailLog
import RowtrailScenarios

extension DebugCommand {
  /// The command that keeps a history.
  static let saving = [
    DebugCommand(
      name: "save", arguments: "FILE [A..B]",
      summary: "writes the current history as a log, or as a scenario where the name ends in .scenario",
      discussion: [
        "With a range, the entries A to B alone, from the list that they met. The file must not be there yet. A name with "
          + "blanks stands in quotes."
      ],
      example: "save fixed.scenario", completes: [.files],
      run: { (session, line) throws(DebugError) in
        guard !line.rest.isEmpty else { throw .missing("the name of a file", command: "save") }
        return try session.save(&line)
      })
  ]
}

extension DebugSession {
  fileprivate func save(_ line: inout DebugLine) throws(DebugError) -> String {
    guard let path = try line.takeFileName() else { throw .missing("the name of a file", command: "save") }
    var range: ClosedRange<Int>?
    if let word = line.takeWord() {
      guard word.contains(".."), let entries = try? entries(word), line.rest.isEmpty else {
        throw .notAPart([word, line.rest].filter { !$0.isEmpty }.joined(separator: " "), file: path)
      }
      range = entries
    }
    let part = (range.map { $0.lowerBound - 1 } ?? revisions.lowerBound)...(range?.upperBound ?? revisions.upperBound)
    var note: String?
    if path.hasSuffix(".scenario") {
      note = try saveScenario(path, part, line.meter)
    } else {
      try saveLog(path, part, line.meter)
    }
    let count = counted(part.count - 1, "entry", "entries")
    let which = range == nil ? "" : ", r\(part.lowerBound + 1) to r\(part.upperBound),"
    return "saved \(count)\(which) to \(VisibleText.of(path, columns: display.columns))\n"
      + (note.map { "  \(VisibleText.of($0))\n" } ?? "")
  }

  /// Writes a part as a scenario.
  ///
  /// - Returns: what is written otherwise in it, and what to do about that.
  private func saveScenario(
    _ path: String, _ part: ClosedRange<Int>, _ meter: DebugMeter
  ) throws(DebugError) -> String? {
    let export = ScenarioExport(history.timeline, from: part.lowerBound, to: part.upperBound)
    var stopped: DebugError?
    let written: ScenarioExport.Written?
    do throws(ScenarioExport.Problem) {
      written = try export.written(name: Self.title(of: path)) { done, total in
        do throws(DebugError) { try meter.note("writing", done, of: total) } catch { stopped = error }
        return stopped == nil
      }
    } catch {
      throw .save("this history cannot be a scenario: revision \(error.revision): \(error.reason)")
    }
    guard let written else { throw stopped ?? .stopped }
    if let failure = notes?.failure { throw .unreadable(failure) }
    do throws(LogIOFailure) { try SystemFiles().write(Array(written.text.utf8), to: path, sync: true) } catch {
      throw .unwritable(error.code == LogIOFailure.exists ? "\(LogError.exists(file: path))" : "\(error)")
    }
    return export.note(on: written.rewritten) { from in
      "save another file with \(from + 1)..\(part.upperBound) to keep what was captured"
    }
  }

  /// What a saved scenario is called: its file's name.
  private static func title(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.dropLast(".scenario".count).isEmpty ? "saved" : String(name.dropLast(".scenario".count))
  }

  private func saveLog(_ path: String, _ part: ClosedRange<Int>, _ meter: DebugMeter) throws(DebugError) {
    let text = LogText(
      TextCoding(), history.list(at: part.lowerBound), firstRevision: part.lowerBound,
      time: part.lowerBound == revisions.lowerBound ? notes?.header.time : nil, metadata: notes?.header.metadata ?? [:])
    var records: [LogRecord<String, TextItem>] = []
    records.reserveCapacity(part.count)
    for entry in history.timeline.entries(from: part.lowerBound, to: part.upperBound) {
      records.append(LogRecord(entry, time: time(of: entry.revision)))
      try meter.note("saving", records.count, of: part.count)
    }
    if let failure = notes?.failure { throw .unreadable(failure) }
    do throws(LogError) { try text.write(records, to: path) } catch { throw .unwritable("\(error)") }
  }
}
