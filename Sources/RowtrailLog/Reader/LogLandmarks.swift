import Rowtrail

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
