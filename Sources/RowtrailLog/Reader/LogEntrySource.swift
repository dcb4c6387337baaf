import Rowtrail

/// A log's entries and lists, read from its file when they are asked for.
///
/// When it is opened every line is checked and every event folded, as a reader does it. What is kept is the open file, a list
/// here and there, and two bytes an entry. Lines are checked again when they are read again: where somebody wrote over the
/// file in between, ``failure`` says so, and what was made then is not to be believed.
package final class LogEntrySource<Coding: LogCoding>: EntrySource {
  package typealias List = ListState<Coding.SectionID, Coding.Item>
  package typealias Window = EntryWindow<Coding.SectionID, Coding.Item>

  package let revisions: ClosedRange<Int>
  package let outlines: [EntryOutline]
  /// What is wrong with the log behind the entries, where it is damaged.
  package let damage: LogDamage?
  private let last: List
  private let length: Int
  private let shelf: Locked<LogShelf<Coding>>

  /// Reads what is left to read, up to the end or to the damage; the reader is there afterwards.
  ///
  /// - Parameters:
  ///   - spacing: how many entries lie between two lists that are kept, at least.
  ///   - progress: is called now and then.
  /// - Throws: `LogError`: `io`.
  /// - Complexity: linear in the log's bytes.
  @_specialize(where Coding == TextCoding)
  package init(
    _ reader: LogReader<Coding>, spacing: Int = 4096, progress: () -> Void = {}
  ) throws(LogError) {
    let first = reader.revision
    var landmarks = LogLandmarks(LogStation(reader.core), spacing: spacing)
    var outlines: [EntryOutline] = []
    var damage: LogDamage?
    do throws(LogError) {
      while let outline = try reader.core.nextOutline() {
        outlines.append(outline)
        guard outlines.count % LogShelf<Coding>.windowLength == 0 else { continue }
        landmarks.pass(reader.core)
        progress()
      }
    } catch {
      guard case .damaged(let found) = error else { throw error }
      damage = found
    }
    revisions = first...reader.revision
    self.outlines = outlines
    self.damage = damage
    last = reader.list
    length = reader.core.mark.offset
    shelf = Locked(
      LogShelf(reader.core.chain.source.file, reader.coding, landmarks.stations, revisions, length: length))
  }

  package func list(at revision: Int) -> List {
    revision == revisions.upperBound ? last : shelf.withLock { $0.list(at: revision) }
  }

  package func window(around revision: Int) -> Window { shelf.withLock { $0.window(around: revision).window } }

  @_specialize(where Coding == TextCoding)
  package func forEachEvents(
    after revision: Int, _ visit: ([ListEvent<Coding.SectionID, Coding.Item>]) -> Bool
  ) {
    var core = shelf.withLock { $0.reader(at: revision) }
    while core.revision < revisions.upperBound {
      do throws(LogError) {
        guard let events = try core.nextEvents() else { throw core.chain.loss(of: length) }
        guard visit(events) else { return }
      } catch {
        return shelf.withLock { $0.failure = $0.failure ?? error }
      }
    }
  }

  /// Why a line that was sound could not be read again; `nil` where all could.
  package var failure: LogError? { shelf.withLock { $0.failure } }

  /// When the entry that led to a revision was dispatched, where the log says so.
  package func time(of revision: Int) -> LogTime? {
    guard revision > revisions.lowerBound, revision <= revisions.upperBound else { return nil }
    return shelf.withLock { shelf in
      let found = shelf.window(around: revision)
      return found.times[revision - found.window.firstRevision]
    }
  }
}

/// A list of a log, and where the line after it begins.
struct LogStation<Coding: LogCoding>: Sendable {
  let revision: Int
  let mark: ChainReader.Mark
  let list: ListState<Coding.SectionID, Coding.Item>

  init(_ core: ReaderCore<Coding>) {
    revision = core.revision
    mark = core.mark
    list = core.list
  }
}

/// The lists that are kept of a log while it is opened: as many as a budget allows.
struct LogLandmarks<Coding: LogCoding> {
  /// The lists, the first one first.
  private(set) var stations: [LogStation<Coding>]
  private var spacing: Int
  private var cost = 0

  /// About how many bytes the lists may take.
  private static var budget: Int { 256 << 20 }
  /// What a list takes beside the one before it: for a byte of the log between them, and at most for a row.
  private static var bytesPerByte: Int { 30 }
  private static var bytesPerRow: Int { 200 }

  init(_ first: LogStation<Coding>, spacing: Int) {
    stations = [first]
    self.spacing = spacing
  }

  /// Keeps the list that a reader has come to, where it is far enough from the last one.
  mutating func pass(_ core: ReaderCore<Coding>) {
    let before = stations[stations.count - 1]
    guard core.revision - before.revision >= spacing else { return }
    let station = LogStation(core)
    stations.append(station)
    cost += Self.cost(of: station, after: before)
    while cost > Self.budget, stations.count > 2 { thin() }
  }

  /// Keeps every other list.
  private mutating func thin() {
    spacing *= 2
    stations = stations.indices.filter { $0 % 2 == 0 }.map { stations[$0] }
    cost = zip(stations.dropFirst(), stations).reduce(0) { $0 + Self.cost(of: $1.0, after: $1.1) }
  }

  private static func cost(of station: LogStation<Coding>, after before: LogStation<Coding>) -> Int {
    min((station.mark.offset - before.mark.offset) * bytesPerByte, station.list.rowCount * bytesPerRow)
  }
}
