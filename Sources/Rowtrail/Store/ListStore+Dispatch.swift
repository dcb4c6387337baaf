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
  @discardableResult
  public func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer
  ) -> Outcome where Reducer.SectionID == SectionID, Reducer.Item == Item {
    let cause = reducer.record(of: action)
    return record {
      do throws(Rejection) {
        let actions = try reducer.actions(for: action, in: history.current)
        return history.dispatch(actions.count == 1 ? actions[0] : .batch(actions), cause: cause)
      } catch {
        return history.refuse(error, cause: cause)
      }
    }
  }

  /// Takes back the newest entry that changed the list and is not undone yet.
  @discardableResult
  public func undo() -> Outcome { dispatch(.undo) }

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
