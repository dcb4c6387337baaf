import Rowtrail
import RowtrailScenarios

/// The part of a history for which there is room on a page.
///
/// Sizes are estimates: what is counted is texts, and a constant for each number and entry.
struct HistoryPart {
  /// The revisions, or `nil` where not even one of them fits.
  let revisions: ClosedRange<Int>?
  /// About how many bytes they take.
  let size: Int

  /// As many of the newest revisions of those that were asked for as fit.
  init(of history: ReportedHistory, room: Int) {
    let timeline = history.timeline
    let wanted = history.asked
    var size = Self.sizeOfScenario(in: history)
    var first = wanted.upperBound
    var list = timeline.list(at: first).map(Self.size) ?? 0
    while size + list <= room, first > wanted.lowerBound, let entry = timeline.entry(first) {
      let (cost, growth) = Self.size(of: entry, in: history)
      // The list that the part starts with, as far as an entry that is taken back tells.
      guard size + cost + list - growth <= room else { break }
      size += cost
      list -= growth
      first -= 1
    }
    revisions = size + list <= room ? first...wanted.upperBound : nil
    self.size = size + list
  }

  private static func sizeOfScenario(in history: ReportedHistory) -> Int {
    history.source.reduce(0) { $0 + $1.text.utf8.count + 4 } + (history.scenario?.statements.count ?? 0) * 12
      + (history.result?.failures.count ?? 0) * 200
  }

  private static func size(of list: TextList) -> Int {
    var size = list.sectionCount * 60
    list.forEachRow { _, row in size += self.size(of: row.item) }
    return size
  }

  private static func size(of item: TextItem) -> Int {
    item.fields.reduce(30 + item.id.utf8.count + item.title.utf8.count) {
      $0 + 12 + $1.name.utf8.count + $1.value.utf8.count
    }
  }

  /// About how many bytes an entry takes, and how many it added to the list.
  private static func size(of entry: TextEntry, in history: ReportedHistory) -> (cost: Int, growth: Int) {
    var cost = 120 + entry.hazards.count * 60 + (history.recorded.time(of: entry.revision) == nil ? 0 : 28)
    if let cause = entry.cause { cost += cause.name.utf8.count + cause.payload.utf8.count }
    if let rejection = entry.rejection { cost += 60 + rejection.subject.utf8.count }
    switch entry.action {
    case .batch, .reload, .edit, .insert: cost += ActionText.of(entry.action).utf8.count
    default: break
    }
    var growth = 0
    for event in entry.events {
      switch event {
      case .starred(let ids, _), .expanded(let ids, _): cost += 20 + ids.count * 16
      case .inserted(let row, _):
        cost += 40 + size(of: row.item)
        growth += size(of: row.item)
      case .deleted(let row, _):
        cost += 40 + size(of: row.item)
        growth -= size(of: row.item)
      case .edited(let from, let to):
        cost += 40 + size(of: to) + size(of: from)
        growth += size(of: to) - size(of: from)
      case .moved: cost += 60
      case .sectionInserted, .sectionDeleted, .sectionMoved, .sectionEdited: cost += 100
      }
    }
    return (cost, growth)
  }
}
