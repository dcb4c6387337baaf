import Rowtrail
import RowtrailLog
import RowtrailScenarios

extension DebugCommand {
  /// The command that keeps a history.
  static let saving = [
    DebugCommand(
      name: "save", arguments: "FILE",
      summary: "writes the current history as a log, or as a scenario where the name ends in .scenario",
      discussion: ["The file must not be there yet."],
      example: "save fixed.scenario", completes: [.files],
      run: { (session, line) throws(DebugError) in
        guard !line.rest.isEmpty else { throw .missing("the name of a file", command: "save") }
        return try session.save(line)
      })
  ]
}

extension DebugSession {
  fileprivate func save(_ line: DebugLine) throws(DebugError) -> String {
    let path = line.rest
    let count = path.hasSuffix(".scenario") ? try saveScenario(path, line.meter) : try saveLog(path, line.meter)
    return "saved \(counted(count, "entry", "entries")) to \(VisibleText.of(path, columns: display.columns))\n"
  }

  private func saveScenario(_ path: String, _ meter: DebugMeter) throws(DebugError) -> Int {
    let timeline = history.timeline
    let text: String
    do throws(ScenarioExport.Problem) {
      text = try ScenarioExport(timeline).text(name: Self.title(of: path)) { done, total in
        try? meter.note("writing", done, of: total)
      }
    } catch {
      throw .save("this history cannot be a scenario: revision \(error.revision): \(error.reason)")
    }
    do throws(LogIOFailure) { try SystemFiles().write(Array(text.utf8), to: path, sync: true) } catch {
      throw .unwritable(error.code == LogIOFailure.exists ? "\(LogError.exists(file: path))" : "\(error)")
    }
    return timeline.entries.count
  }

  /// What a saved scenario is called: its file's name.
  private static func title(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.dropLast(".scenario".count).isEmpty ? "saved" : String(name.dropLast(".scenario".count))
  }

  private func saveLog(_ path: String, _ meter: DebugMeter) throws(DebugError) -> Int {
    let timeline = history.timeline
    let text = LogText(
      TextCoding(), history.list(at: revisions.lowerBound), firstRevision: timeline.firstRevision,
      time: notes?.header.time, metadata: notes?.header.metadata ?? [:])
    var records: [LogRecord<String, TextItem>] = []
    records.reserveCapacity(timeline.entries.count)
    for (index, entry) in timeline.entries.enumerated() {
      records.append(LogRecord(entry, time: time(of: entry.revision)))
      try meter.note("saving", index, of: timeline.entries.count)
    }
    do throws(LogError) { try text.write(records, to: path) } catch { throw .unwritable("\(error)") }
    return records.count
  }
}
