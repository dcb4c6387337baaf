import Rowtrail
import RowtrailLog

/// What is in a log, counted.
struct LogStatistics {
  /// What the first line says.
  let header: LogHeader
  /// How many bytes header and starting list take.
  let startBytes: Int
  /// The size of the list at the beginning, and at the end.
  private(set) var sizes: (first: ListSize, last: ListSize)
  /// The most rows that a list had, and the first revision that had them.
  private(set) var most: (rows: Int, revision: Int)
  private(set) var bytes: Int
  private(set) var lines: Int
  private(set) var revision: Int
  /// The most bytes that an entry takes, and its revision.
  private(set) var largest: (bytes: Int, revision: Int)?
  private(set) var changed = 0
  private(set) var unchanged = 0
  private(set) var rejections: [Rejection.Reason: Int] = [:]
  /// How often each action was dispatched, by the word that scenario files have for it.
  private(set) var actions: [String: Int] = [:]
  /// How often each of the app's own actions was, by its name.
  private(set) var appActions: [String: Int] = [:]
  /// How many hazards there are, by the word of JSON results for what stood there instead.
  private(set) var hazards: [String: Int] = [:]
  private(set) var hazardEntries = 0
  /// How many entries touched each row.
  private var touched: [String: Int] = [:]
  private(set) var times: (first: LogTime, last: LogTime)?
  /// What follows the sound entries.
  private(set) var tail: LogTail?
  private(set) var damage: LogDamage?

  /// How many sections and rows a list has.
  struct ListSize: Hashable {
    let sections: Int
    let rows: Int

    init(_ list: TextList) {
      sections = list.sectionCount
      rows = list.rowCount
    }
  }

  /// How many rows are named that were touched most.
  private static let mostTouched = 5

  /// Counts what is left to read of a log.
  ///
  /// - Throws: why it cannot be read; a log that is damaged is counted up to the damage.
  init(
    _ reader: LogReader<TextCoding>, _ progress: (_ done: Int, _ total: Int) -> Void
  ) throws(LogError) {
    header = reader.header
    startBytes = reader.byteCount
    (bytes, lines, revision) = (reader.byteCount, reader.lineCount, reader.revision)
    let size = ListSize(reader.list)
    sizes = (size, size)
    most = (size.rows, reader.revision)
    let total = reader.byteCount + (reader.tail?.count ?? 0)
    do throws(LogError) {
      while let record = try reader.next() {
        count(record, bytes: reader.byteCount - bytes)
        (bytes, lines, revision) = (reader.byteCount, reader.lineCount, reader.revision)
        if reader.list.rowCount > most.rows { most = (reader.list.rowCount, revision) }
        progress(bytes, total)
      }
    } catch {
      guard case .damaged(let found) = error else { throw error }
      damage = found
    }
    sizes.last = ListSize(reader.list)
    tail = damage == nil ? reader.tail : nil
  }

  private mutating func count(_ record: LogRecord<String, TextItem>, bytes: Int) {
    let entry = record.entry
    if bytes > largest?.bytes ?? 0 { largest = (bytes, entry.revision) }
    actions[entry.action.keyword, default: 0] += 1
    if let app = record.entry.cause { appActions[app.name, default: 0] += 1 }
    switch entry.outcome {
    case .accepted(_, changed: true): changed += 1
    case .accepted: unchanged += 1
    case .rejected(let rejection): rejections[rejection.reason, default: 0] += 1
    }
    for hazard in entry.hazards { hazards[hazard.kind, default: 0] += 1 }
    if !entry.hazards.isEmpty { hazardEntries += 1 }
    var rows: Set<String> = []
    for event in entry.events { rows.formUnion(event.rowIDs) }
    for row in rows { touched[row, default: 0] += 1 }
    if let time = record.time { times = (times?.first ?? time, time) }
  }
}

extension LogStatistics {
  var entries: Int { revision - header.firstRevision }
  var entryBytes: Int { bytes - startBytes }
  var hazardCount: Int { hazards.values.reduce(0, +) }
  var rejected: Int { rejections.values.reduce(0, +) }

  /// The rows that most entries touched, the first of them first.
  var mostTouched: [(name: String, count: Int)] { Array(Self.sorted(touched).prefix(Self.mostTouched)) }

  /// Counts with the greatest first, equal ones by name.
  static func sorted(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The rejections, the most frequent reason first.
  var sortedRejections: [(name: String, count: Int)] {
    Self.sorted(Dictionary(uniqueKeysWithValues: rejections.map { ($0.key.rawValue, $0.value) }))
  }
}

extension ListEvent {
  /// The rows that the event names.
  fileprivate var rowIDs: [Item.ID] {
    switch self {
    case .starred(let ids, _), .expanded(let ids, _): ids
    case .inserted(let row, _), .deleted(let row, _): [row.item.id]
    case .moved(let id, _, _): [id]
    case .edited(let item, _): [item.id]
    case .sectionInserted, .sectionDeleted, .sectionMoved, .sectionEdited: []
    }
  }
}
