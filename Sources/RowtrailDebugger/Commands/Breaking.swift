import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The commands for breakpoints.
  static let breaking = [
    DebugCommand(
      name: "break", arguments: "if PREDICATE | on ROW",
      summary: "sets a breakpoint: where a predicate comes to hold, or at each entry that touched a row",
      discussion: ["Predicates are those of scenario expectations: `kitsu.starred and list.count < 3`."],
      example: "break if list.count == 0", completes: [.words(["if", "on"]), .operands],
      run: { (session, line) throws(DebugError) in try session.setBreakpoint(&line) }),
    DebugCommand(
      name: "breakpoints", arguments: "", summary: "lists the breakpoints", example: "breakpoints",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        return try session.listBreakpoints(line.meter)
      }),
    DebugCommand(
      name: "clear", arguments: "N", summary: "takes a breakpoint away", example: "clear 1",
      run: { (session, line) throws(DebugError) in try session.clearBreakpoint(line) }),
    DebugCommand(
      name: "continue", arguments: "",
      summary: "goes on to the next revision at which a breakpoint holds and did not just before", example: "continue",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        return try session.run(forward: true, line.meter)
      }),
    DebugCommand(
      name: "reverse-continue", arguments: "",
      summary: "goes back to the nearest revision at which a breakpoint holds and does not just after",
      example: "reverse-continue",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        return try session.run(forward: false, line.meter)
      }),
  ]
}

extension DebugSession {
  fileprivate mutating func setBreakpoint(_ line: inout DebugLine) throws(DebugError) -> String {
    let condition: DebugBreakpoint.Condition
    if line.reader.take("if") {
      let (predicate, text) = try predicate(&line)
      condition = .predicate(predicate, text: text)
    } else if line.reader.take("on") {
      condition = .row(try rowAnywhere(try line.row(), line.meter))
    } else {
      throw .breakHow(line.rest, meant: breakMeant(line))
    }
    let breakpoint = DebugBreakpoint(number: lastBreakpoint + 1, condition: condition)
    let text = try self.line(of: breakpoint, line.meter) + note(condition)
    lastBreakpoint += 1
    breakpoints.append(breakpoint)
    return text
  }

  /// What is odd about a predicate here, where it asks for what is not there by a slip.
  private func note(_ condition: DebugBreakpoint.Condition) -> String {
    guard case .predicate(let predicate, _) = condition else { return "" }
    let evaluator = ExpectationEvaluator(history.timeline, hazards: [], at: revision, history.list)
    do throws(ExpectationProblem) { _ = try evaluator.holds(predicate) } catch {
      if case .absent = error { return "" }
      var line = StyledLine(display)
      line.add("  note: \(error.message)", .notable)
      return line.line
    }
    return ""
  }

  /// What was probably meant by `break` and something else than `if` and `on`.
  private func breakMeant(_ line: DebugLine) -> String? {
    guard let first = line.words.first else { return nil }
    if let word = suggestion(for: first, among: ["if", "on"]), line.words.count > 1 {
      return "break \(word) " + line.words[1...].joined(separator: " ")
    }
    var reader = line.reader
    if (try? reader.predicate()) != nil { return "break if \(line.rest)" }
    reader = line.reader
    if let row = try? reader.row(), reader.isAtEnd, let id = try? named(row), history.list.contains(id) {
      return "break on \(line.rest)"
    }
    return nil
  }

  private mutating func line(of breakpoint: DebugBreakpoint, _ meter: DebugMeter) throws(DebugError) -> String {
    var line = StyledLine(display)
    line.add("breakpoint \(breakpoint.number)  ", .strong)
    line.add(breakpoint.text)
    if case .row(let id) = breakpoint.condition {
      let count = try history.revisions(touching: id, meter).count
      line.add("  touched by \(counted(count, "entry", "entries"))", .quiet)
    }
    return line.line
  }

  fileprivate mutating func listBreakpoints(_ meter: DebugMeter) throws(DebugError) -> String {
    guard !breakpoints.isEmpty else { throw .noBreakpoints }
    var text = ""
    for breakpoint in breakpoints { text += try line(of: breakpoint, meter) }
    return text
  }

  fileprivate mutating func clearBreakpoint(_ line: DebugLine) throws(DebugError) -> String {
    guard let word = try line.onlyWord() else { throw .missing("the number of a breakpoint", command: "clear") }
    let numbers = breakpoints.map(\.number)
    guard let number = IntegerText.integer(word) else {
      let meant = breakpoints.filter { $0.text.contains(word) }
      throw .notABreakpoint(word, numbers, meant: meant.count == 1 ? meant.first?.number : nil)
    }
    guard let index = numbers.firstIndex(of: number) else { throw .noBreakpoint(word, numbers) }
    let gone = breakpoints.remove(at: index)
    return "cleared breakpoint \(number)  \(VisibleText.of(gone.text, columns: display.columns))\n"
  }

  fileprivate mutating func run(forward: Bool, _ meter: DebugMeter) throws(DebugError) -> String {
    guard !breakpoints.isEmpty else { throw .noBreakpoints }
    var (low, high) = forward ? (revision + 1, revisions.upperBound) : (revisions.lowerBound, revision - 1)
    var stops: [DebugBreakpoint] = []
    var stop: Int?
    for breakpoint in breakpoints where low <= high {
      guard let found = try history.stop(of: breakpoint, forward: forward, within: low...high, meter) else { continue }
      if found != stop { stops = [] }
      stops.append(breakpoint)
      stop = found
      if forward { high = found } else { low = found }
    }
    guard let stop else { throw .noStop(forward: forward, revision: revision) }
    history.revision = stop
    let heads = stops.map { breakpoint in
      var line = StyledLine(display)
      line.add("breakpoint \(breakpoint.number)  \(breakpoint.text)", .notable)
      return line.line
    }
    return heads.joined() + (try place(meter))
  }
}
