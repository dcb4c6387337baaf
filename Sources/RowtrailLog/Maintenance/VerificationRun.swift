import Rowtrail

/// Reads a log for a verification: every line, and beside it what a writer would have written and what the action comes to.
struct VerificationRun<Coding: LogCoding> {
  private typealias Record = LogRecord<Coding.SectionID, Coding.Item>

  /// How many entries back captured paths and undo are followed.
  private static var horizon: Int { 100_000 }

  private let reader: LogReader<Coding>
  private let lines: LineSource
  private var encoder: LineEncoder<Coding>
  private var timeline: Timeline<Coding.SectionID, Coding.Item>
  private let dispatches: Bool
  private var checkpoints: [(file: LogCheckpointFile, core: Result<ReaderCore<Coding>, LogCheckpointFailure>)] = []
  private var found: LogVerification

  init(
    _ file: any LogFile, _ coding: Coding, _ files: (any LogFileSystem)?, dispatches: Bool
  ) throws(LogError) {
    reader = try LogReader(file) { _ in coding }
    lines = LineSource(file)
    encoder = LineEncoder(coding)
    timeline = Timeline(reader.list, firstRevision: reader.revision, memoryBudget: 64 << 20)
    timeline.horizon = Self.horizon
    self.dispatches = dispatches
    found = LogVerification(header: reader.header, lastRevision: reader.revision)
    guard let files else { return }
    checkpoints = try Self.checkpoints(file, reader, files)
  }

  mutating func result(_ progress: (_ done: Int, _ total: Int) -> Void) throws(LogError) -> LogVerification {
    try checkStart()
    let total = reader.byteCount + (reader.tail?.count ?? 0)
    do throws(LogError) {
      var begin = reader.lineCount
      while let record = try reader.next() {
        try checkLines(of: record, behind: begin)
        begin = reader.lineCount
        if dispatches { checkAction(of: record) }
        checkCheckpoint()
        progress(reader.byteCount, total)
      }
    } catch {
      guard case .damaged(let damage) = error else { throw error }
      found.damage = damage
    }
    found.byteCount = reader.byteCount
    found.lineCount = reader.lineCount
    found.lastRevision = reader.revision
    found.tail = found.damage == nil ? reader.tail : nil
    for (file, core) in checkpoints {
      let problem: LogCheckpointFailure.Problem?
      switch core {
      case .success: problem = .otherLog
      case .failure(let failure): problem = failure.problem
      }
      found.checkpoints.append(LogVerification.Checkpoint(file: file, problem: problem))
    }
    found.checkpoints.sort { $0.file.revision < $1.file.revision }
    return found
  }

  private static func checkpoints(
    _ file: any LogFile, _ reader: LogReader<Coding>, _ files: any LogFileSystem
  ) throws(LogError) -> [(file: LogCheckpointFile, core: Result<ReaderCore<Coding>, LogCheckpointFailure>)] {
    var chain = ChainReader(file)
    _ = try chain.header()
    let log = CheckpointFiles.Log(file: file, headerCheck: chain.mark.check, coding: reader.coding)
    let beside = CheckpointFiles(log: file.path, files: files)
    return LogCheckpointFile.all(besides: file.path, files).map { file in
      (file, beside.resume(CheckpointFiles.Found(revision: file.revision, path: file.path), log))
    }
  }

  /// Compares the header and the starting list with what a writer would have written.
  private mutating func checkStart() throws(LogError) {
    try encoder.safely { [reader] encoder throws(LogEncodingFailure) in try encoder.header(reader.header) }
    try compareLine(1)
    var number = 1
    try reader.list.forEachStartingLine { line throws(LogError) in
      number += 1
      try encoder.starting(line)
      try compareLine(number)
    }
    lines.move(to: reader.byteCount)
    checkCheckpoint()
  }

  private mutating func compareLine(_ number: Int) throws(LogError) {
    if try !hasWrittenLines() { found.uncanonical.add(number) }
  }

  private mutating func checkLines(of record: Record, behind line: Int) throws(LogError) {
    try encoder.safely { encoder throws(LogEncodingFailure) in
      try encoder.entry(record.entry, time: record.time, other: record.other)
    }
    let isSame = try hasWrittenLines()
    if !isSame || lines.offset != reader.byteCount { found.uncanonical.add(line + 1) }
    if lines.offset != reader.byteCount { lines.move(to: reader.byteCount) }
  }

  /// Whether the log's next lines are those that were encoded, but for their check values.
  private mutating func hasWrittenLines() throws(LogError) -> Bool {
    defer { encoder.json.clear() }
    var isSame = true
    var start = 0
    let bytes = encoder.json.bytes
    while isSame, start < bytes.count, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let step: LineSource.Step
      do { step = try lines.next() } catch { throw .io(error) }
      guard case .line(let line) = step, line.count == end - start, line.count > LineCheck.length else { return false }
      isSame = line.dropLast(LineCheck.length).elementsEqual(bytes[start..<end - LineCheck.length])
      start = end + 1
    }
    return isSame
  }

  /// Dispatches an entry's action again.
  private mutating func checkAction(of record: Record) {
    let entry = record.entry
    let preview = timeline.preview(entry.action)
    defer { timeline.append(entry) }
    if preview.outcome == entry.outcome, preview.row == entry.row, preview.hazards == entry.hazards {
      found.dispatchedCount += 1
      return
    }
    checkChange(of: entry)
    guard canJudge(preview, entry) else { return }
    found.dispatchedCount += 1
    found.otherOutcomes.add(entry.revision)
  }

  /// Whether an entry says rightly that the list changed, or not, where its action dispatched again does not show it.
  private mutating func checkChange(of entry: Entry<Coding.SectionID, Coding.Item>) {
    guard entry.isAccepted else { return }
    var list = timeline.current
    guard list.apply(entry.events) else { return }
    if list.differs(from: timeline.current, by: entry.events) != entry.didChange {
      found.otherChanges.add(entry.revision)
    }
  }

  /// Whether all that decides the entry is in the log and at hand: not what was cut off, nor what an app's own reducer said.
  private func canJudge(
    _ preview: Entry<Coding.SectionID, Coding.Item>, _ entry: Entry<Coding.SectionID, Coding.Item>
  ) -> Bool {
    if preview.rejection?.reason == .forgottenRevision { return false }
    switch entry.action {
    case .undo, .redo: return timeline.firstRevision == 0
    case .batch(let actions): return !actions.isEmpty || entry.isAccepted
    default: return true
    }
  }

  private mutating func checkCheckpoint() {
    while let index = checkpoints.firstIndex(where: { $0.file.revision == reader.revision }) {
      let (file, core) = checkpoints.remove(at: index)
      var checked = LogVerification.Checkpoint(file: file)
      switch core {
      case .success(let core): checked.problem = core.list == reader.list ? nil : .otherLog
      case .failure(let failure): checked.problem = failure.problem
      }
      found.checkpoints.append(checked)
    }
  }
}
