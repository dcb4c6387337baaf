extension ListStore {
  /// Lets an action happen, or refuses it; either way it is recorded.
  ///
  /// An action names rows of the newest list, or captured paths. What a cell or a gesture knows of the list that is *shown*
  /// goes through a ``RowHandle`` or the calls that take `shown`.
  ///
  /// - Complexity: O(k log n) for k rows that the action touches; a reload takes O(n) to compare what it brings.
  @discardableResult
  public func dispatch(_ action: ListAction<SectionID, Item>) -> Outcome {
    record { history.dispatch(action) }
  }

  /// Lets an app's own action happen, as the core actions that its reducer makes of it, in one entry.
  ///
  /// From a cell or a header it is sent through its handle, see ``RowHandle/dispatch(_:by:)``.
  @discardableResult
  public func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer
  ) -> Outcome where Reducer.SectionID == SectionID, Reducer.Item == Item {
    dispatch(action, by: reducer, naming: CapturedNames(), knowing: Captures())
  }

  /// The same from a view that shows these rows, such as a menu for a selection: where the core actions name one of them by id,
  /// the entry holds the path that its handle captured.
  @discardableResult
  public func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer, from rows: [RowHandle<SectionID, Item>]
  ) -> Outcome where Reducer.SectionID == SectionID, Reducer.Item == Item {
    let names = Dictionary(rows.map { ($0.id, $0.target) }) { first, _ in first }
    return dispatch(action, by: reducer, naming: CapturedNames(rows: names), knowing: captures(of: rows))
  }

  /// Takes back the newest entry that changed the list and is not undone yet.
  @discardableResult
  public func undo() -> Outcome { dispatch(.undo) }

  /// Takes back this entry, where it is the one that ``undo()`` would take back: what the Undo button of a bar does that was
  /// put up for it.
  ///
  /// - Returns: `nil` where something else happened since, or the entry is taken back already; nothing is done or recorded
  ///   then.
  @discardableResult
  public func undo(_ entry: Entry<SectionID, Item>) -> Outcome? {
    canUndo(entry) ? undo() : nil
  }

  /// Whether this entry is the one that ``undo()`` would take back; `false` for the entry of another store.
  ///
  /// - Complexity: O(k) for k rows that the entry touched.
  public func canUndo(_ entry: Entry<SectionID, Item>) -> Bool {
    signal.readTimeline()
    return history.nextUndo == entry.revision && history.entry(entry.revision) == entry
  }

  /// Applies again what the newest undo took back.
  @discardableResult
  public func redo() -> Outcome { dispatch(.redo) }
}

extension ListStore {
  /// Lets an action happen some of whose captured paths are known to mean certain rows, whatever history is kept.
  func dispatch(
    _ action: ListAction<SectionID, Item>, knowing captures: Captures<SectionID, Item>
  ) -> Outcome {
    record { history.dispatch(action, knowing: captures) }
  }

  /// Lets an app's own action happen that comes from a view: the entry names what the view held by its captured path.
  func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer, naming names: CapturedNames<SectionID, Item>,
    knowing captures: Captures<SectionID, Item>
  ) -> Outcome where Reducer.SectionID == SectionID, Reducer.Item == Item {
    let cause = AppAction(of: action)
    return record {
      do throws(Rejection) {
        let actions = try reducer.actions(for: action, in: history.current)
        var names = names
        let named = names.put(into: actions.count == 1 ? actions[0] : .batch(actions))
        return history.dispatch(named, knowing: captures, cause: cause)
      } catch {
        return history.refuse(error, cause: cause)
      }
    }
  }

  /// Records that what a view asked for was refused before it came to an action.
  func refuse(_ rejection: Rejection, _ request: AppAction) -> Outcome {
    record { history.refuse(rejection, cause: request) }
  }

  /// Notes that somebody reads what the recorder says of itself.
  package func readRecorder() { signal.readRecorder() }

  /// Tells those who read it that it has changed.
  package func tellRecorder() { signal.tellRecorder() }

  /// Everything that adds an entry goes through here: first the list changes, then everyone is told.
  private func record(_ step: () -> Entry<SectionID, Item>) -> Outcome {
    let entry = step()
    recorder?.record(entry)
    if let past, past < history.firstRevision { look(at: nil) }
    signal.tellTimeline()
    waiters.wakeAll()
    return entry.rejection.map { .failure($0) } ?? .success(entry)
  }
}
