extension ListStore {
  /// A handle for the row at a path of the revision that is shown; `nil` where a header or nothing stands there.
  ///
  ///     func configure(_ cell: ServerCell, at path: RowPath) {
  ///       guard let row = store.handle(at: path, shown: shown) else { return }
  ///       cell.onStar = { row.toggleStar() }
  ///     }
  ///
  /// - Parameters:
  ///   - path: a path of the shown revision.
  ///   - shown: the revision on the screen, which the path counts in.
  public func handle(at path: RowPath, shown: Int) -> RowHandle<SectionID, Item>? {
    guard let row = history.list(at: shown)?.row(at: path) else { return nil }
    return RowHandle(row, at: path, revision: shown, store: self)
  }

  /// A handle for the row of this id. The cell provider of a diffable data source asks its adapter instead, which knows what
  /// is shown: `adapter.row(for:)`.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - shown: the revision on the screen, or `nil` for the newest one.
  /// - Returns: `nil` where no row has the id in that revision.
  public func handle(for id: Item.ID, shown: Int? = nil) -> RowHandle<SectionID, Item>? {
    let revision = shown ?? history.revision
    guard let list = history.list(at: revision), let row = list.row(id), let path = list.path(of: id) else {
      return nil
    }
    return RowHandle(row, at: path, revision: revision, store: self)
  }

  /// A handle for the section with an index of the revision that is shown; `nil` where there is none.
  ///
  ///     guard let section = store.sectionHandle(at: path.section, shown: shown) else { return }
  ///     header.onStarAll = { section.starAll() }
  ///
  /// - Parameters:
  ///   - index: a section index of the shown revision.
  ///   - shown: the revision on the screen, which the index counts in.
  public func sectionHandle(at index: Int, shown: Int) -> SectionHandle<SectionID, Item>? {
    history.list(at: shown).flatMap { SectionHandle(at: index, of: $0, revision: shown, store: self) }
  }

  /// A handle for the section of this id.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - shown: the revision on the screen, or `nil` for the newest one.
  /// - Returns: `nil` where no section has the id in that revision.
  public func sectionHandle(for id: SectionID, shown: Int? = nil) -> SectionHandle<SectionID, Item>? {
    let revision = shown ?? history.revision
    guard let list = history.list(at: revision), let index = list.sectionIndex(of: id) else { return nil }
    return SectionHandle(at: index, of: list, revision: revision, store: self)
  }
}

extension ListStore {
  /// Handles for all sections of a revision, in order; none where it is forgotten. O(sections log sections).
  ///
  /// - Parameter shown: the revision on the screen.
  public func sectionHandles(shown: Int) -> [SectionHandle<SectionID, Item>] {
    signal.readTimeline()
    guard let list = history.list(at: shown) else { return [] }
    return (0..<list.sectionCount).compactMap { SectionHandle(at: $0, of: list, revision: shown, store: self) }
  }

  /// Handles for all rows of a section of a revision, in order; none where either is not there. O(k log n) for k rows.
  ///
  /// - Parameters:
  ///   - section: the id of the section.
  ///   - shown: the revision on the screen.
  public func handles(in section: SectionID, shown: Int) -> [RowHandle<SectionID, Item>] {
    signal.readTimeline()
    guard let list = history.list(at: shown), let index = list.sectionIndex(of: section),
      let mode = list.attributes(of: section)?.headerMode, let ids = list.rowIDs(of: section)
    else { return [] }
    return zip(ids, mode.firstRowItem...).compactMap { id, item in
      list.row(id).map { RowHandle($0, at: RowPath(section: index, item: item), revision: shown, store: self) }
    }
  }
}

extension ListStore {
  /// Removes several rows, such as a selection; all of them, or none where one is gone.
  @discardableResult
  public func delete(_ rows: [RowHandle<SectionID, Item>]) -> Outcome {
    dispatch(.delete(rows.map(\.target)), knowing: captures(of: rows))
  }

  /// Moves several rows; all of them, or none where one is gone. They land side by side in list order.
  @discardableResult
  public func move(_ rows: [RowHandle<SectionID, Item>], to destination: Destination<SectionID, Item.ID>) -> Outcome {
    dispatch(.move(rows.map(\.target), to: destination), knowing: captures(of: rows))
  }

  func captures(of rows: [RowHandle<SectionID, Item>]) -> Captures<SectionID, Item> {
    var captures = Captures<SectionID, Item>()
    for row in rows { captures.insert(row.id, at: row.path, revision: row.revision) }
    return captures
  }
}
