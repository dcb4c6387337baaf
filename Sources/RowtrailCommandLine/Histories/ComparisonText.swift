import Rowtrail
import RowtrailScenarios

/// Where two histories part, for people.
struct ComparisonText {
  /// How it may look.
  let style: Style

  /// The lines.
  func text(_ comparison: HistoryComparison, _ histories: [RecordedHistory], _ paths: [RawPath]) -> String {
    let timelines = histories.map(\.timeline)
    guard let parting = comparison.parting else {
      let count = counted(timelines[0].revision - comparison.first, "entry", "entries")
      return "the same history: \(count), revisions \(comparison.first) to \(timelines[0].revision)\n"
        + cut(histories, paths)
    }
    switch parting.kind {
    case .apart:
      return "no revision is in both: "
        + zip(paths, timelines).map { "\($0.visible) has \($1.firstRevision) to \($1.revision)" }.joined(
          separator: ", ")
        + "\n"
    case .start:
      return "the lists of revision \(parting.revision) are not the same, from the first to the second:\n"
        + differences(comparison)
    case .entry:
      return same(comparison) + "they part at revision \(parting.revision):\n"
        + zip(paths, timelines).map { path, timeline in
          line(path, timeline.entry(parting.revision).map(EntryText.line) ?? "")
        }.joined()
        + (comparison.differences?.lines.isEmpty == true
          ? "the lists there are the same\n"
          : "the lists there, from the first to the second:\n" + differences(comparison))
    case .end:
      let longer = timelines[0].revision > timelines[1].revision ? 0 : 1
      let count = counted(timelines[longer].revision - parting.revision + 1, "more entry", "more entries")
      return same(comparison) + "there \(paths[1 - longer].visible) ends, and \(paths[longer].visible) has \(count):\n"
        + line(paths[longer], timelines[longer].entry(parting.revision).map(EntryText.line) ?? "")
    }
  }

  private func same(_ comparison: HistoryComparison) -> String {
    guard let last = comparison.lastSame else { return "" }
    return last == comparison.first
      ? "the lists of revision \(last) are the same; " : "the same from revision \(comparison.first) to \(last); "
  }

  /// That one history begins later than the other.
  private func cut(_ histories: [RecordedHistory], _ paths: [RawPath]) -> String {
    let firsts = histories.map(\.timeline.firstRevision)
    guard firsts[0] != firsts[1] else { return "" }
    let later = firsts[0] > firsts[1] ? 0 : 1
    return "\(paths[later].visible) begins at revision \(firsts[later]); what came before is not compared\n"
  }

  private func line(_ path: RawPath, _ text: String) -> String {
    "  \(style.paint(path.visible, .quiet))  \(text)\n"
  }

  private func differences(_ comparison: HistoryComparison) -> String {
    comparison.differences.map { UpdateText(style: style).text($0) } ?? ""
  }
}
