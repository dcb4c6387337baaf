import Rowtrail

/// What of a log was made last: entries in windows of a fixed length, and the lists between them.
struct LogShelf<Coding: LogCoding> {
  typealias List = ListState<Coding.SectionID, Coding.Item>
  typealias Core = ReaderCore<Coding>
  typealias Station = LogStation<Coding>

  /// Entries in a row, with their times.
  struct Records {
    var window: EntryWindow<Coding.SectionID, Coding.Item>
    var times: [LogTime?]
  }

  /// The lists at every so many entries from one landmark on, as far as they were folded.
  private struct Block {
    let landmark: Int
    var stations: [Station]
  }

  /// How many entries a window has.
  static var windowLength: Int { 32 }
  /// How many entries lie between two lists of a block; a number of windows.
  private static var stationLength: Int { 8 * windowLength }
  private static var mostWindows: Int { 8 }
  private static var mostBlocks: Int { 3 }

  private let file: any LogFile
  private let coding: Coding
  private let landmarks: [Station]
  private let revisions: ClosedRange<Int>
  /// How many bytes of the file were sound.
  let length: Int
  /// The blocks and windows that were used last, the newest last.
  private var blocks: [Block] = []
  private var windows: [Records] = []
  /// Lists that are not wanted any more; to give them up takes its time, so some go at each window.
  private var retired: [Station] = []
  /// Behind the window that was read last.
  private var head: Core?
  /// At the list that was asked for last.
  private var walker: Core?
  /// Why a line that was sound could not be read again.
  private(set) var failure: LogError?

  init(
    _ file: any LogFile, _ coding: Coding, _ landmarks: [Station], _ revisions: ClosedRange<Int>, length: Int
  ) {
    self.file = file
    self.length = length
    self.coding = coding
    self.landmarks = landmarks
    self.revisions = revisions
  }

  /// Notes why a line that was sound could not be read again; the first time counts.
  mutating func note(_ error: LogError) { failure = failure ?? error }

  /// The list at a revision.
  mutating func list(at revision: Int) -> List {
    var core: Core
    if let near = walker, near.revision <= revision, revision - near.revision <= Self.stationLength {
      core = near
    } else {
      core = self.core(at: station(before: revision))
    }
    walker = nil
    fold(&core, to: revision)
    walker = core
    return core.list
  }

  /// A reader of its own that stands at a revision.
  mutating func reader(at revision: Int) -> Core {
    let station = landmarks[landmark(before: revision)]
    var core = Core(ChainReader(file, at: station.mark), station.list, station.revision, coding)
    fold(&core, to: revision)
    return core
  }

  /// The entries of the window that has the one that led to a revision.
  mutating func window(around revision: Int) -> Records {
    if let index = windows.lastIndex(where: { $0.window.contains(revision) }) {
      if index < windows.count - 1 { windows.append(windows.remove(at: index)) }
      return windows[windows.count - 1]
    }
    retired.removeLast(min(retired.count, 1))
    let first = self.first(ofWindowBefore: revision - 1)
    let distance = windows.last.map { first + 1 - $0.window.firstRevision } ?? first
    let records = read(from: first)
    windows.append(records)
    if windows.count > Self.mostWindows { windows.removeFirst() }
    if distance != Self.windowLength { prepareBlock(before: first) }
    return records
  }

  /// The revision that a window starts with: the last one up to this.
  private func first(ofWindowBefore revision: Int) -> Int {
    revision - (revision - revisions.lowerBound) % Self.windowLength
  }

  private mutating func read(from first: Int) -> Records {
    var core = head.flatMap { $0.revision == first ? $0 : nil } ?? self.core(at: station(before: first))
    head = nil
    fold(&core, to: first)
    var entries: [Entry<Coding.SectionID, Coding.Item>] = []
    var times: [LogTime?] = []
    entries.reserveCapacity(Self.windowLength)
    let last = min(first + Self.windowLength, revisions.upperBound)
    do throws(LogError) {
      while entries.count < last - first {
        guard let record = try core.next() else { throw core.chain.loss(of: length) }
        entries.append(record.entry)
        times.append(record.time)
      }
    } catch {
      note(error)
      // Something has to stand there.
      for revision in first + entries.count + 1...last {
        entries.append(Entry(revision: revision, action: .batch([]), outcome: .accepted([], changed: false)))
        times.append(nil)
      }
    }
    keep(core)
    head = core
    return Records(window: EntryWindow(entries, firstRevision: first + 1), times: times)
  }
}

extension LogShelf {
  /// The nearest list up to a revision.
  private mutating func station(before revision: Int) -> Station {
    let landmark = landmark(before: revision)
    let index = (revision - landmarks[landmark].revision) / Self.stationLength
    guard index > 0 else { return landmarks[landmark] }
    var block = takeBlock(landmark)
    extend(&block, to: index)
    let station = block.stations[min(index, block.stations.count - 1)]
    put(block)
    return station
  }

  private func landmark(before revision: Int) -> Int {
    var low = 0
    var high = landmarks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if landmarks[middle].revision <= revision { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func takeBlock(_ landmark: Int) -> Block {
    if let index = blocks.firstIndex(where: { $0.landmark == landmark }) { return blocks.remove(at: index) }
    return Block(landmark: landmark, stations: [landmarks[landmark]])
  }

  private mutating func put(_ block: Block) {
    blocks.append(block)
    if blocks.count > Self.mostBlocks { retire(blocks.removeFirst()) }
  }

  private mutating func retire(_ block: Block) {
    if retired.count > Self.mostRetired { retired.removeAll() }
    retired += block.stations
  }

  private static var mostRetired: Int { 100 }

  private mutating func extend(_ block: inout Block, to index: Int) {
    guard block.stations.count <= index else { return }
    var core = core(at: block.stations[block.stations.count - 1])
    while block.stations.count <= index {
      let before = core.revision
      fold(&core, to: before + Self.stationLength)
      guard core.revision > before else { return }
      block.stations.append(Station(core))
    }
  }

  /// Keeps the list behind a window, where it is the next one of a block.
  private mutating func keep(_ core: Core) {
    let landmark = landmark(before: core.revision - 1)
    let (index, rest) = (core.revision - landmarks[landmark].revision).quotientAndRemainder(
      dividingBy: Self.stationLength)
    let known = blocks.first { $0.landmark == landmark }?.stations.count ?? 1
    guard rest == 0, index == known else { return }
    var block = takeBlock(landmark)
    block.stations.append(Station(core))
    put(block)
  }

  /// Does a part of what going further back will need, so that no single step takes long: the fewer windows are left of a
  /// block, the more of the one before it.
  private mutating func prepareBlock(before first: Int) {
    let landmark = landmark(before: first)
    guard landmark > 0 else { return }
    let left = (first - landmarks[landmark].revision) / Self.windowLength
    let last = (landmarks[landmark].revision - landmarks[landmark - 1].revision) / Self.stationLength
    guard last > left else { return }
    var block = takeBlock(landmark - 1)
    extend(&block, to: last - left)
    blocks.insert(block, at: 0)
    if blocks.count > Self.mostBlocks { retire(blocks.remove(at: 1)) }
  }

  private func core(at station: Station) -> Core {
    Core(ChainReader(file, at: station.mark, blockLength: 16 << 10), station.list, station.revision, coding)
  }

  private mutating func fold(_ core: inout Core, to revision: Int) {
    do throws(LogError) {
      try core.advance(to: revision)
      if core.revision < revision, core.revision < revisions.upperBound { throw core.chain.loss(of: length) }
    } catch {
      note(error)
    }
  }
}
