import Rowtrail
import RowtrailScenarios

/// A history as one line, with marks where breakpoints stop, where hazards and rejections are, and where the session is.
///
///     r0 ─────!──●─×──▲──── r12
struct TimelineStrip {
  let display: DebugDisplay

  /// What a place of the line is marked with; of several the last one counts.
  enum Mark: Int, Comparable {
    case none, fork, rejected, hazard, breakpoint, here

    static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
  }

  /// The line, with its end.
  func text(_ revisions: ClosedRange<Int>, here: Int, marks: [(Int, Mark)]) -> String {
    let (first, last) = ("r\(revisions.lowerBound)", "r\(revisions.upperBound)")
    let room = max(3, display.columns - first.count - last.count - 3)
    let span = revisions.upperBound - revisions.lowerBound
    let cells = span < room / 2 ? 2 * span + 1 : room
    var line = [Mark](repeating: .none, count: cells)
    for (revision, mark) in marks + [(here, .here)] {
      let place = span == 0 ? 0 : Int(Double(revision - revisions.lowerBound) / Double(span) * Double(cells - 1))
      line[place] = max(line[place], mark)
    }
    var text = StyledLine(display)
    text.add(first + " ", .quiet)
    for mark in line { text.add(symbol(mark), tone(mark)) }
    text.add(" " + last, .quiet)
    return text.line
  }

  private func symbol(_ mark: Mark) -> String {
    switch mark {
    case .none: display.isASCII ? "-" : "─"
    case .fork: display.isASCII ? "+" : "┬"
    case .rejected: display.isASCII ? "x" : "×"
    case .hazard: "!"
    case .breakpoint: display.isASCII ? "*" : "●"
    case .here: display.isASCII ? "^" : "▲"
    }
  }

  private func tone(_ mark: Mark) -> Style.Tone? {
    switch mark {
    case .none: .quiet
    case .fork: nil
    case .rejected: .bad
    case .hazard: .notable
    case .breakpoint: .good
    case .here: .strong
    }
  }
}

extension DebugSession {
  /// The history as one line, with its end: marks where breakpoints stop (`●`), at hazards (`!`) and rejections (`×`), and
  /// where the session is (`▲`).
  ///
  /// - Parameter goesOn: asked now and then where it takes long; `false` stops it.
  /// - Returns: the line, or nothing where it was stopped.
  /// - Complexity: linear in the entries that were not seen yet.
  public mutating func timelineStrip(while goesOn: @escaping (DebugProgress) -> Bool = { _ in true }) -> String {
    let meter = DebugMeter(every: progressInterval, goesOn)
    do throws(DebugError) {
      var marks = history.marks()
      for breakpoint in breakpoints { marks += try history.stops(of: breakpoint, meter).map { ($0, .breakpoint) } }
      return TimelineStrip(display: display).text(revisions, here: revision, marks: marks)
    } catch {
      return ""
    }
  }
}

extension DebugHistory {
  fileprivate mutating func marks() -> [(Int, TimelineStrip.Mark)] {
    var marks: [(Int, TimelineStrip.Mark)] = fork.map { [($0, .fork)] } ?? []
    for (index, outline) in allOutlines().enumerated() {
      let mark: TimelineStrip.Mark =
        outline.contains(.hazard) ? .hazard : outline.contains(.rejected) ? .rejected : .none
      if mark != .none { marks.append((timeline.firstRevision + 1 + index, mark)) }
    }
    return marks
  }

  /// Every revision at which a breakpoint stops on the way forward; none where it would take long to say.
  fileprivate mutating func stops(of breakpoint: DebugBreakpoint, _ meter: DebugMeter) throws(DebugError) -> [Int] {
    if let known = stops[breakpoint.number], known.last == timeline.revision { return known.revisions }
    let found = try newStops(of: breakpoint, meter)
    stops[breakpoint.number] = (timeline.revision, found)
    return found
  }

  private static var mostAsked: Int { 2000 }

  private mutating func newStops(
    of breakpoint: DebugBreakpoint, _ meter: DebugMeter
  ) throws(DebugError) -> [Int] {
    switch breakpoint.condition {
    case .row(let id): return try revisions(touching: id, meter)
    case .predicate(let predicate, let text):
      let prepared = PreparedPredicate(predicate, text: text, in: self)
      let candidates = try candidates(prepared.dependencies, in: revisions, meter)
      guard candidates.count <= Self.mostAsked else { return [] }
      defer { endWalk() }
      let hazards = try hazards(meter)
      var problem: ExpectationProblem?
      var held = holds(prepared, at: timeline.firstRevision, hazards, &problem)
      var found: [Int] = []
      for (done, revision) in candidates.enumerated() {
        let holds = holds(prepared, at: revision, hazards, &problem)
        if holds, !held { found.append(revision) }
        held = holds
        try meter.note("marking", done, of: candidates.count)
      }
      return found
    }
  }
}
