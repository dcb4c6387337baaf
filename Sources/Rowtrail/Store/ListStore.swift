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
/// What a view says about a row, it says of the revision that it shows. Each has its call:
///
/// | the view | the store |
/// | --- | --- |
/// | configures a cell or a header | ``handle(at:shown:)``, ``sectionHandle(at:shown:)``: what their closures capture |
/// | a button, a menu, a swipe, a text field | the methods of ``RowHandle`` and ``SectionHandle`` |
/// | `onDelete`, `onMove` | ``delete(atOffsets:in:shown:)``, ``move(fromOffsets:toOffset:in:shown:perform:)`` |
/// | `moveRowAt` | ``moveRow(at:to:shown:perform:)`` |
/// | a drop | `drop(_:at:shown:perform:)` with the handles that the drag holds, or with new rows |
/// | Delete or Move for a selection | ``delete(_:)``, ``move(_:to:)`` with handles |
/// | pull to refresh | `dispatch(.reload(sections))`: rows that stay keep star and expansion |
/// | Show More | ``RowHandle/toggleExpand()``: the row is then among the update's `reconfigure`, which sizes it anew |
///
/// A dispatch is synchronous and may come at any time, also from within an observer or while a view performs an update: it
/// is finished, entry and all, before the call returns. Observers are told when the list has changed, so one of them that
/// dispatches acts on the list that it was told of. The store never waits for a disk.
///
/// `Sendable`, as everything on the main actor is. Observed through ``changes``, which misses nothing, or through the
/// Observation framework, which tells that something changed: each entry does, also one that was rejected.
@MainActor
public final class ListStore<SectionID: ListID, Item: ListItem>: Observable {
  /// What an action came to: its entry, or why it was refused. Either way it is recorded.
  public typealias Outcome = Result<Entry<SectionID, Item>, Rejection>

  var history: Timeline<SectionID, Item>
  var past: Int?
  /// What is given every entry from now on, such as a log; one at a time.
  package var recorder: (any EntryRecorder<SectionID, Item>)?
  let signal = StoreSignal()
  let waiters = EntryWaiters()

  /// A store whose revision 0 is this list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - horizon: how many of the newest entries are kept, for an app that runs for weeks; `nil` keeps all. See
  ///     ``Timeline/horizon``.
  public convenience init(_ list: ListState<SectionID, Item>, horizon: Int? = nil) {
    self.init(timeline: Timeline(list), horizon: horizon)
  }

  /// A store that goes on from a history, such as one that was read from a log.
  ///
  /// - Parameters:
  ///   - timeline: the history.
  ///   - horizon: how many of the newest entries are kept; `nil` leaves it to the timeline.
  public init(timeline: Timeline<SectionID, Item>, horizon: Int? = nil) {
    history = timeline
    if let horizon { history.horizon = horizon }
  }

  /// The list's whole life so far. A copy: what is done to it does not reach the store.
  public var timeline: Timeline<SectionID, Item> {
    signal.readTimeline()
    return history
  }

  /// The newest list: what every dispatch acts on.
  public var list: ListState<SectionID, Item> {
    signal.readTimeline()
    return history.current
  }

  /// The newest revision.
  public var revision: Int {
    signal.readTimeline()
    return history.revision
  }
}
