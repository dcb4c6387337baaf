/// Reorder and drop: places in the list that is shown, turned into captured rows of that revision.
///
/// Rows go next to the row that stood at the place, wherever that is now; where it is gone, nothing moves. A place onto a
/// header means the one behind it, and a place behind a section's last row its end, which UIKit proposes over empty space.
///
/// Each takes what such a move means in this app, where it is more than a move: see ``ListMove``.
extension ListStore {
  /// `tableView(_:moveRowAt:to:)` and `collectionView(_:moveItemAt:to:)`: moves the row that stood at one path of the shown
  /// revision to another path, which counts with the row taken out.
  ///
  /// The view has moved the row already, and must not be told of it a second time: it goes on from the entry's revision.
  ///
  ///     if case .success(let entry) = store.moveRow(at: source, to: destination, shown: shown),
  ///       entry.revision == shown + 1
  ///     {
  ///       shown = entry.revision
  ///     } else {
  ///       reloadData()  // something else happened meanwhile, or the row is gone
  ///     }
  ///
  /// - Parameters:
  ///   - source: the path that the row stood at.
  ///   - destination: the path that it is dropped at.
  ///   - shown: the revision on the screen, which both paths count in.
  ///   - perform: what the move comes to; the move itself unless something else is said.
  @discardableResult
  public func moveRow(
    at source: RowPath, to destination: RowPath, shown: Int,
    perform: ListMove<SectionID, Item>.Meaning = { $0.dispatch() }
  ) -> Outcome {
    do throws(Rejection) {
      let target = RowTarget<Item.ID>.captured(source, revision: shown)
      let id = try target.meaning(of: source, in: history.remembered(shown)).get()
      let rows = [handle(for: id, shown: shown)].compactMap { $0 }
      let (section, place) = try place(destination, of: shownList(shown), without: [source], shown: shown)
      return perform(ListMove(rows, into: section, at: place, store: self))
    } catch {
      return refuse(error, AppAction("move", payload: "\(source)@\(shown) to \(destination)@\(shown)"))
    }
  }

  /// A drop of rows of this list, each of which the drag holds as a handle.
  ///
  ///     item.localObject = store.handle(at: path, shown: shown)                     // when the drag begins
  ///     store.drop(rows, at: coordinator.destinationIndexPath.map(RowPath.init), shown: shown)
  ///
  /// They land side by side in the order in which they stand in the list; all of them, or none where one is gone.
  ///
  /// - Parameters:
  ///   - rows: what is dropped.
  ///   - destination: a path of the shown revision that counts with the dropped rows taken out, as UIKit proposes it; `nil`
  ///     is the end of the last section.
  ///   - shown: the revision on the screen at the drop, whatever was shown when the drag began.
  ///   - perform: what the move comes to; the move itself unless something else is said.
  @discardableResult
  public func drop(
    _ rows: [RowHandle<SectionID, Item>], at destination: RowPath?, shown: Int,
    perform: ListMove<SectionID, Item>.Meaning = { $0.dispatch() }
  ) -> Outcome {
    do throws(Rejection) {
      let list = try shownList(shown)
      let leaving = rows.compactMap { list.path(of: $0.id) }
      let (section, place) = try place(destination, of: list, without: leaving, shown: shown)
      return perform(ListMove(rows, into: section, at: place, store: self))
    } catch {
      return refuse(error, AppAction("drop", payload: "\(rows.map(\.target)) at \(named(destination))@\(shown)"))
    }
  }

  /// A drop of new rows from outside the list, which land side by side in their order; all of them, or none where an id is
  /// taken.
  ///
  /// - Parameters:
  ///   - rows: what is dropped.
  ///   - destination: a path of the shown revision; `nil` is the end of the last section.
  ///   - shown: the revision on the screen, which the path counts in.
  @discardableResult
  public func drop(_ rows: [ListRow<Item>], at destination: RowPath?, shown: Int) -> Outcome {
    do throws(Rejection) {
      var (_, place) = try place(destination, of: shownList(shown), without: [], shown: shown)
      var actions: [ListAction<SectionID, Item>] = []
      for row in rows {
        actions.append(.insert(row, at: place))
        place = .after(.id(row.id))
      }
      return dispatch(actions.count == 1 ? actions[0] : .batch(actions))
    } catch {
      return refuse(error, AppAction("drop", payload: "\(rows.map(\.id)) at \(named(destination))@\(shown)"))
    }
  }

  /// The list on the screen, or why it is not there.
  func shownList(_ shown: Int) throws(Rejection) -> ListState<SectionID, Item> {
    try history.remembered(shown).mapError { Rejection($0, "revision \(shown)") }.get()
  }

  /// The section and the destination that a place in the shown list means, once the rows at `leaving` are taken out.
  private func place(
    _ path: RowPath?, of list: ListState<SectionID, Item>, without leaving: [RowPath], shown: Int
  ) throws(Rejection) -> (section: SectionID, place: Destination<SectionID, Item.ID>) {
    guard let section = path?.section ?? (list.sectionCount > 0 ? list.sectionCount - 1 : nil),
      let id = list.sectionID(at: section), path?.item ?? 0 >= 0
    else { throw Rejection(.outOfRange, named(path)) }
    let places = try ShownSection(id, of: list, shown: shown)
    let offsets = Set(leaving.filter { $0.section == section }.map { $0.item - places.firstItem })
    let end = places.rowCount - offsets.count
    let offset = path.map { max($0.item, places.firstItem) - places.firstItem } ?? end
    return (id, places.destination(at: min(offset, end), without: offsets.sorted()))
  }

  private func named(_ destination: RowPath?) -> String { destination.map { "\($0)" } ?? "end" }
}
