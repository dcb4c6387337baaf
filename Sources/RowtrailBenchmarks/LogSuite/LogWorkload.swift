import Rowtrail
import RowtrailLog

/// A list of text rows, and entries that happen to it.
struct LogWorkload {
  let list: TextList
  private var timeline: TextTimeline
  private var random: SeededGenerator
  private var next: Int
  private let isMixed: Bool

  /// - Parameter isMixed: whether out of ten entries three are a move, an insertion and a deletion; else all are stars.
  init(rows: Int, isMixed: Bool) {
    list = ListState(ListSection("all", header: "All", rows: (0..<rows).map { ListRow(TextItem(number: $0)) }))
    timeline = Timeline(list, memoryBudget: 1 << 20)
    timeline.horizon = 1000
    random = SeededGenerator(seed: UInt64(rows))
    next = rows
    self.isMixed = isMixed
  }

  /// The entries that come next.
  mutating func entries(_ count: Int) -> [TextEntry] { (0..<count).map { _ in timeline.dispatch(action()) } }

  private mutating func action() -> TextAction {
    let path = RowPath(section: 0, item: random.below(timeline.current.rowCount))
    let row = RowTarget<String>.captured(path, revision: timeline.revision)
    guard isMixed else { return .toggleStar(row) }
    switch timeline.revision % 10 {
    case 3: return .move([row], to: .start(of: .id("all")))
    case 6:
      next += 1
      return .insert(ListRow(TextItem(number: next)), at: .before(row))
    case 9: return .swipeDelete(row)
    default: return .toggleStar(row)
    }
  }

  /// Writes a log of so many entries.
  mutating func write(_ path: String, _ count: Int, _ options: LogOptions) throws(LogError) {
    let log = try LogWriter.create(path: path, coding: TextCoding(), list: list, options: options)
    var rest = count
    while rest > 0 {
      try log.append(entries(min(1000, rest)).map { LogRecord($0) }, durability: .process)
      rest -= min(1000, rest)
    }
    try log.close()
  }
}
