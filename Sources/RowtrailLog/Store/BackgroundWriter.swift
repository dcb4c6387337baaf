import Dispatch
import Rowtrail

/// Writes records to a log behind the caller's back, in order: those that wait when the disk has time go in one write.
final class BackgroundWriter<SectionID: ListID, Item: ListItem>: Sendable {
  typealias Record = LogRecord<SectionID, Item>

  /// How many records go in one write at most.
  private static var groupLimit: Int { 1024 }

  fileprivate struct State {
    var waiting: [Record] = []
    var flushes: [CheckedContinuation<Void, Never>] = []
    /// Whether somebody is writing, or about to.
    var isRunning = false
    /// Whether what was taken to be written is not written yet.
    var isWriting = false
    /// Whether no more entries come.
    var isStopped = false
    /// The revision of the last entry that the log acknowledged.
    var logged: Int
    var failure: LogError?
  }

  private let state: Locked<State>
  private let queue = DispatchQueue(label: "rowtrail.log", qos: .utility)
  private let append: @Sendable (ArraySlice<Record>) throws(LogError) -> Void
  private let sync: @Sendable () throws(LogError) -> Void
  private let close: @Sendable () -> Void
  private let clock: LogClock
  /// Which writer this is.
  private let writer: ObjectIdentifier
  /// Called when writing has failed and stopped.
  private let didFail: @Sendable () -> Void

  init<Coding: LogCoding>(
    _ writer: LogWriter<Coding>, after revision: Int, didFail: @escaping @Sendable () -> Void
  ) where Coding.SectionID == SectionID, Coding.Item == Item {
    state = Locked(State(logged: revision))
    append = { records throws(LogError) in try writer.append(records) }
    sync = { () throws(LogError) in try writer.sync() }
    close = { writer.giveBack() }
    clock = writer.options.clock
    self.writer = ObjectIdentifier(writer)
    self.didFail = didFail
  }

  /// What the log is like now.
  var log: StoreLogState {
    state.withLock { state in state.failure.map { .failed($0, lastLogged: state.logged) } ?? .logging }
  }

  /// The revision of the last entry that the log acknowledged.
  var logged: Int { state.withLock { $0.logged } }

  /// Takes an entry and returns at once.
  func add(_ entry: Entry<SectionID, Item>) {
    let record = Record(entry, time: clock.now)
    let starts = state.withLock { state in
      guard state.failure == nil else { return false }
      state.waiting.append(record)
      return state.begins()
    }
    if starts { start() }
  }

  /// Returns when all entries that were added before are on the disk, or writing has failed. It is asked for before the
  /// caller is suspended, so a ``stop()`` that comes next finds it waiting.
  func flush(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let starts = state.withLock { state in
        state.flushes.append(continuation)
        return state.begins()
      }
      if starts { start() }
    }
  }

  /// Whether it is this writer that records are written by.
  func writes(by writer: AnyObject) -> Bool { self.writer == ObjectIdentifier(writer) }

  /// Gives the log back as soon as what waits is written: at once where nothing does.
  func stop() {
    let isIdle = state.withLock { state in
      state.isStopped = true
      return state.isIdle
    }
    if isIdle { close() }
  }

  private func start() { queue.async { self.run() } }

  /// Writes until nothing waits.
  private func run() {
    while let (records, flushes) = state.withLock({ $0.take() }) {
      do throws(LogError) {
        if state.withLock({ $0.failure }) == nil {
          try write(records)
          if !flushes.isEmpty { try sync() }
        }
      } catch {
        state.withLock { state in
          state.failure = error
          state.waiting = []
        }
        didFail()
      }
      // Whoever is told that all is written may stop, and open the log again.
      state.withLock { $0.isWriting = false }
      for flush in flushes { flush.resume() }
    }
    if state.withLock({ $0.isStopped && $0.isIdle }) { close() }
  }

  private func write(_ records: [Record]) throws(LogError) {
    var rest = records[...]
    while !rest.isEmpty {
      let group = rest.prefix(Self.groupLimit)
      rest = rest.dropFirst(Self.groupLimit)
      do throws(LogError) {
        try writeTogether(group)
      } catch {
        // One entry that no log can hold keeps none before it out.
        guard case .unwritable = error else { throw error }
        for index in group.indices { try writeTogether(group[index...index]) }
      }
    }
  }

  private func writeTogether(_ group: ArraySlice<Record>) throws(LogError) {
    guard let last = group.last else { return }
    try append(group)
    state.withLock { $0.logged = last.entry.revision }
  }
}

extension BackgroundWriter.State {
  /// Whether everything that was asked for is done.
  fileprivate var isIdle: Bool { waiting.isEmpty && flushes.isEmpty && !isWriting }

  /// Whether the caller has to start the writing.
  fileprivate mutating func begins() -> Bool {
    defer { isRunning = true }
    return !isRunning
  }

  /// What waits; `nil`, and nobody is writing then, where nothing does.
  fileprivate mutating func take() -> (
    records: [LogRecord<SectionID, Item>], flushes: [CheckedContinuation<Void, Never>]
  )? {
    guard !waiting.isEmpty || !flushes.isEmpty else {
      isRunning = false
      return nil
    }
    defer {
      waiting = []
      flushes = []
      isWriting = true
    }
    return (waiting, flushes)
  }
}
