import Rowtrail

/// A history, or a part of it, as a scenario that replays to the same list at every revision.
///
///     let history = try RecordedHistory(log: "orders.rowlog")
///     try ScenarioExport(history).text(name: "The bug")
///
/// Each entry becomes one step: the action as it was dispatched, captured paths and all, with the row that it reached or
/// why it was rejected. Where a scenario cannot say an action, or would make something else of it (a path captured before
/// the part begins, an undo of what was done before it, an edit that the app understands otherwise), the step names ids,
/// or is the batch of what happened; a comment says so.
///
/// Revision 0 of the scenario is the first revision of the part. `Sendable`, and a value.
public struct ScenarioExport: Sendable {
  /// Why a history cannot be a scenario: the list of a revision holds what no scenario can say. `Sendable`, and a value.
  public struct Problem: Error, Hashable, Sendable {
    /// The revision.
    public let revision: Int
    /// What cannot be said.
    public let reason: ScenarioText.Unwritable
  }

  /// The history.
  public let timeline: TextTimeline
  /// The revision that the scenario begins with.
  public let from: Int
  /// The revision that it ends with.
  public let to: Int

  /// How many rows a list may have whose ids the expectations at the end name one by one.
  private static let mostNamed = 500

  /// The part of a history between two revisions, each brought into the history's range.
  public init(_ history: RecordedHistory, from: Int? = nil, to: Int? = nil) {
    self.init(history.timeline, from: from, to: to)
  }

  /// The part of a history that need not have been recorded.
  package init(_ timeline: TextTimeline, from: Int? = nil, to: Int? = nil) {
    self.timeline = timeline
    let range = timeline.firstRevision...timeline.revision
    self.from = min(max(from ?? range.lowerBound, range.lowerBound), range.upperBound)
    self.to = min(max(to ?? range.upperBound, self.from), range.upperBound)
  }

  /// The scenario file, in its canonical layout.
  ///
  /// - Parameters:
  ///   - name: the scenario's name.
  ///   - comment: lines that stand above the scenario.
  ///   - progress: is told how many entries of how many are written.
  /// - Complexity: linear in the length of the text, where actions come to what they came to.
  public func text(
    name: String, comment: [String] = [], progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(Problem) -> String {
    let written = try written(name: name, comment: comment) { done, total in
      progress(done, total)
      return true
    }
    return written?.text ?? ""
  }

  /// The same with what is written otherwise, for as long as it is to go on; `nil` where it was stopped.
  package func written(
    name: String, comment: [String] = [], while goesOn: (_ done: Int, _ total: Int) -> Bool
  ) throws(Problem) -> Written? {
    var lines = comment.map { ScenarioText.comment($0) }
    guard let start = timeline.list(at: from) else {
      return Written(text: ScenarioText.file(lines), rewritten: [])
    }
    do throws(ScenarioText.Unwritable) {
      lines.append("scenario " + ScenarioText.string(try ScenarioText.checkedText(name)))
      lines += [""] + (try ScenarioText.setup(start.sections)) + [""]
    } catch {
      throw Problem(revision: from, reason: error)
    }
    var writer = ExportedSteps(timeline, start, from: from)
    for revision in from..<to {
      guard let entry = timeline.entry(revision + 1) else { break }
      if let app = entry.cause { writer.note(Self.comment(app)) }
      do throws(ScenarioText.Unwritable) {
        try writer.add(entry)
      } catch {
        throw Problem(revision: entry.revision, reason: error)
      }
      guard goesOn(revision + 1 - from, to - from) else { return nil }
    }
    lines += writer.lines + [""] + Self.expectations(writer.written)
    return Written(text: ScenarioText.file(lines), rewritten: writer.rewritten)
  }

  /// What a comment says of the app's own action.
  private static func comment(_ action: AppAction) -> String {
    action.name + (action.payload.isEmpty ? "" : " \(action.payload)")
  }

  /// What the list is to be at the end.
  private static func expectations(_ timeline: TextTimeline) -> [String] {
    let list = timeline.current
    let hazards = timeline.entries.reduce(0) { $0 + $1.hazards.count }
    var lines: [String] = []
    if list.rowCount + list.sectionCount <= mostNamed {
      let rows = list.sections.flatMap(\.rows)
      let starred = rows.lazy.filter(\.isStarred).map(\.id)
      let expanded = rows.lazy.filter(\.isExpanded).map(\.id)
      lines += ScenarioText.expectations(list)
      lines.append("expect list.starred == \(ScenarioText.ids(starred))")
      lines.append("expect list.expanded == \(ScenarioText.ids(expanded))")
    } else {
      lines.append("expect list.count == \(list.rowCount)")
    }
    return lines + ["expect list.hazards == \(hazards)"]
  }
}

extension ScenarioExport.Problem: CustomStringConvertible {
  /// Why the history cannot be a scenario, and what to do.
  public var description: String {
    "revision \(revision): \(reason); give away the log itself, or a part of it without that (--from, --to)"
  }
}
