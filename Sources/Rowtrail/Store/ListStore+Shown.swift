/// What a view draws, which may lag behind the newest list, or be a past one.
extension ListStore {
  /// The past revision that is looked at, or `nil` for the present.
  public var lookedAt: Int? {
    signal.readLook()
    return past
  }

  /// The list to draw: that of the revision that is looked at, or the newest one.
  public var visibleList: ListState<SectionID, Item> { list(shown: visibleRevision) ?? list }

  /// The revision to draw: the one that is looked at, or the newest one.
  public var visibleRevision: Int {
    let newest = revision
    return lookedAt ?? newest
  }

  /// The list that a view shows which has got as far as this revision: what its data source answers from.
  ///
  ///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
  ///       store.list(shown: shown)?.itemCount(ofSectionAt: section) ?? 0
  ///     }
  ///
  /// - Returns: `nil` where the revision is forgotten, or not there yet. A view that may lag behind a horizon keeps the list
  ///   itself; a copy costs nothing.
  public func list(shown revision: Int) -> ListState<SectionID, Item>? {
    signal.readTimeline()
    return history.list(at: revision)
  }

  /// The update that turns a view of another revision into one of the newest, or of the one that is looked at.
  ///
  /// One legal batch, then what to reconfigure, whatever was dispatched since; see ``ListUpdate``.
  ///
  ///     guard let update = store.update(from: shown) else { return reloadData() }
  ///     tableView.performBatchUpdates { shown = update.to; update.perform(on: tableView) }
  ///
  /// - Returns: `nil` where a horizon has forgotten the older revision: the view then reloads its data.
  /// - Complexity: O(d log n) for the d changes between the two.
  public func update(from shown: Int) -> ListUpdate? {
    history.update(from: shown, to: visibleRevision)
  }

  /// Looks at a past revision, or with `nil` at the present again. Dispatch goes on acting on the present.
  ///
  /// A view follows by ``update(from:)``, in either direction. It is no entry, so ``changes`` does not tell of it;
  /// observers of ``visibleRevision`` are told. Where a horizon forgets the revision, the store shows the present again.
  ///
  /// - Returns: `false` where the revision is not there; nothing changes then.
  @discardableResult
  public func look(at revision: Int?) -> Bool {
    if let revision, history.list(at: revision) == nil { return false }
    past = revision
    signal.tellLook()
    return true
  }
}
