extension ListStore {
  /// A handle for the row at a path of the revision that is shown; `nil` where a header or nothing stands there.
  ///
  /// - Parameter shown: the revision on the screen, which the path counts in.
  public func handle(at path: RowPath, shown: Int) -> RowHandle<SectionID, Item>? {
    guard let id = timeline.list(at: shown)?.rowID(at: path) else { return nil }
    return RowHandle(id: id, path: path, revision: shown, store: self)
  }

  /// A handle for the row that has this id now; `nil` where none has.
  public func handle(for id: Item.ID) -> RowHandle<SectionID, Item>? {
    guard let path = list.path(of: id) else { return nil }
    return RowHandle(id: id, path: path, revision: revision, store: self)
  }

  /// A handle for the section with an index of the revision that is shown; `nil` where there is none.
  ///
  /// - Parameter shown: the revision on the screen, which the index counts in.
  public func sectionHandle(at index: Int, shown: Int) -> SectionHandle<SectionID, Item>? {
    guard let id = timeline.list(at: shown)?.sectionID(at: index) else { return nil }
    return SectionHandle(id: id, index: index, revision: shown, store: self)
  }

  /// A handle for the section that has this id now; `nil` where none has.
  public func sectionHandle(for id: SectionID) -> SectionHandle<SectionID, Item>? {
    guard let index = list.sectionIndex(of: id) else { return nil }
    return SectionHandle(id: id, index: index, revision: revision, store: self)
  }
}
