import Observation

/// The list that is on the screen, and everything that happens to it.
///
///     let store = ListStore(servers)
///     switch store.dispatch(.move([.id("neko")], to: .before(.id("kitsu")))) {
///     case .success(let entry): print(entry.revision, entry.didChange)  // 1 true
///     case .failure(let rejection): print(rejection)                    // what, where, what to do
///     }
///
/// Three things are kept apart. ``list`` is the newest list, which every dispatch acts on. A view shows some revision,
/// which lags behind while an update is under way: its data source answers from ``list(shown:)``, and
/// ``update(from:)`` tells what turns that revision into the newest one, whatever was dispatched in between. And a debug
/// build may look at a past revision with ``look(at:)`` without losing the present.
///
/// A dispatch is synchronous and may come at any time, also from within an observer or while a view performs an update: it
/// is finished, entry and all, before the call returns. The store never waits for a disk.
///
/// `Sendable`, as everything on the main actor is; observed through ``changes`` or the Observation framework.
@MainActor @Observable
public final class ListStore<SectionID: ListID, Item: ListItem> {
  /// The list's whole life so far.
  public private(set) var timeline: Timeline<SectionID, Item>
  /// The past revision that is looked at, or `nil` for the present.
  public private(set) var lookedAt: Int?

  @ObservationIgnored private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  @ObservationIgnored private var nextTicket = 0
  @ObservationIgnored private var recorder: ((Entry<SectionID, Item>) -> Void)?

  /// A store whose revision 0 is this list.
  ///
  /// - Parameter horizon: how many of the newest entries are kept, for an app that runs for weeks; `nil` keeps all. See
  ///   ``Timeline/horizon``.
  public convenience init(_ list: ListState<SectionID, Item>, horizon: Int? = nil) {
    self.init(timeline: Timeline(list), horizon: horizon)
  }

  /// A store that goes on from a history, such as one that was read from a log.
  public init(timeline: Timeline<SectionID, Item>, horizon: Int? = nil) {
    self.timeline = timeline
    if let horizon { self.timeline.horizon = horizon }
  }

  /// The newest list: what every dispatch acts on.
  public var list: ListState<SectionID, Item> { timeline.current }

  /// The newest revision.
  public var revision: Int { timeline.revision }

  /// The list to draw: that of the revision that is looked at, or the newest one.
  public var visibleList: ListState<SectionID, Item> { lookedAt.flatMap { timeline.list(at: $0) } ?? timeline.current }

  /// The revision to draw: the one that is looked at, or the newest one.
  public var visibleRevision: Int { lookedAt ?? timeline.revision }
}

extension ListStore {
  /// Lets an action happen, or refuses it; either way it is recorded.
  @discardableResult
  public func dispatch(_ action: ListAction<SectionID, Item>) -> Result<Entry<SectionID, Item>, Rejection> {
    dispatch(action, knowing: Captures(), cause: nil)
  }

  /// Lets an app's own action happen, as the core actions that its reducer makes of it, in one entry.
  @discardableResult
  public func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer
  ) -> Result<Entry<SectionID, Item>, Rejection> where Reducer.SectionID == SectionID, Reducer.Item == Item {
    let cause = reducer.record(of: action)
    do throws(Rejection) {
      let actions = try reducer.actions(for: action, in: list)
      return dispatch(actions.count == 1 ? actions[0] : .batch(actions), knowing: Captures(), cause: cause)
    } catch {
      return finish(timeline.refuse(error, cause: cause))
    }
  }

  /// Takes back the newest entry that changed the list and is not undone yet.
  @discardableResult
  public func undo() -> Result<Entry<SectionID, Item>, Rejection> { dispatch(.undo) }

  /// Applies again what the newest undo took back.
  @discardableResult
  public func redo() -> Result<Entry<SectionID, Item>, Rejection> { dispatch(.redo) }

  func dispatch(
    _ action: ListAction<SectionID, Item>, knowing captures: Captures<SectionID, Item>, cause: AppAction? = nil
  ) -> Result<Entry<SectionID, Item>, Rejection> {
    finish(timeline.dispatch(action, knowing: captures, cause: cause))
  }

  private func finish(_ entry: Entry<SectionID, Item>) -> Result<Entry<SectionID, Item>, Rejection> {
    recorder?(entry)
    let woken = waiting
    waiting.removeAll()
    for continuation in woken.values { continuation.resume() }
    return entry.rejection.map { .failure($0) } ?? .success(entry)
  }
}

extension ListStore {
  /// The list that a view shows which has got as far as this revision: what its data source answers from. `nil` where the
  /// revision is forgotten, or not there yet.
  public func list(shown revision: Int) -> ListState<SectionID, Item>? { timeline.list(at: revision) }

  /// The update that turns a view of an older revision into one of the newest, or of the one that is looked at.
  ///
  /// One legal batch, then what to reconfigure, whatever was dispatched since; see ``ListUpdate``. `nil` where a horizon
  /// has forgotten the older revision: the view then reloads its data.
  public func update(from shown: Int) -> ListUpdate? { timeline.update(from: shown, to: visibleRevision) }

  /// Looks at a past revision, or with `nil` at the present again. Dispatch goes on acting on the present.
  ///
  /// - Returns: `false` where the revision is not there; nothing changes then.
  @discardableResult
  public func look(at revision: Int?) -> Bool {
    if let revision, timeline.list(at: revision) == nil { return false }
    lookedAt = revision
    return true
  }

  /// Calls `body` with every entry from now on, in order, before its dispatch returns: where a log is written. One recorder
  /// at a time.
  package func setRecorder(_ body: ((Entry<SectionID, Item>) -> Void)?) { recorder = body }
}

extension ListStore {
  /// The entries from now on, one after the other: a cursor over the timeline, which each observer moves at its own speed.
  /// Nothing is dropped, nothing comes in another order, and nothing is buffered.
  ///
  ///     for await entry in store.changes { save(entry) }
  ///
  /// Where a ``Timeline/horizon`` forgets entries that an observer has not read yet, it goes on at the first one that is
  /// kept: its `revision` shows the gap.
  public var changes: ListChangeSequence<SectionID, Item> {
    ListChangeSequence(store: self, after: revision)
  }

  /// The entries after a revision, the recorded ones first; see ``changes``.
  public func changes(after revision: Int) -> ListChangeSequence<SectionID, Item> {
    ListChangeSequence(store: self, after: revision)
  }

  /// Returns once there is an entry after a revision, or the task is cancelled.
  func waitForEntry(after revision: Int) async {
    guard self.revision <= revision, !Task.isCancelled else { return }
    let ticket = nextTicket
    nextTicket += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[ticket] = continuation }
      }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: ticket)?.resume() }
    }
  }
}
