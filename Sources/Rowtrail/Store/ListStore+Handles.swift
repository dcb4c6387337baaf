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
    return RowHandle(row.item, at: path, revision: shown, store: self)
  }

  /// A handle for the row of this id: what the cell provider of a diffable data source makes.
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
    return RowHandle(row.item, at: path, revision: revision, store: self)
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
    guard let id = history.list(at: shown)?.sectionID(at: index) else { return nil }
    return SectionHandle(id, at: index, revision: shown, store: self)
  }

  /// A handle for the section of this id.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - shown: the revision on the screen, or `nil` for the newest one.
  /// - Returns: `nil` where no section has the id in that revision.
  public func sectionHandle(for id: SectionID, shown: Int? = nil) -> SectionHandle<SectionID, Item>? {
    let revision = shown ?? history.revision
    guard let index = history.list(at: revision)?.sectionIndex(of: id) else { return nil }
    return SectionHandle(id, at: index, revision: revision, store: self)
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
