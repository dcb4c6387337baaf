/// SwiftUI's edit actions, whose offsets count the rows of a section from 0, never a header, in the list that is shown.
/// They are turned into captured rows of that revision, and never applied to a newer list as they stand.
extension ListStore {
  /// SwiftUI's `onDelete`: removes the rows that stood at these offsets of a section; all of them, or none where one is
  /// gone.
  ///
  ///     .onDelete { store.delete(atOffsets: $0, in: .asia, shown: shown) }
  ///
  /// - Parameters:
  ///   - offsets: offsets among the rows of the section, from 0.
  ///   - section: the id of the section.
  ///   - shown: the revision on the screen, which the offsets count in.
  @discardableResult
  public func delete(atOffsets offsets: some Sequence<Int>, in section: SectionID, shown: Int) -> Outcome {
    let offsets = Array(offsets)
    do throws(Rejection) {
      let places = try ShownSection(section, of: shownList(shown), shown: shown)
      return dispatch(.delete(try places.paths(at: offsets).map { .captured($0, revision: shown) }))
    } catch {
      return refuse(error, AppAction("delete", payload: "\(offsets) in \(section)@\(shown)"))
    }
  }

  /// SwiftUI's `onMove(fromOffsets:toOffset:)`: moves the rows that stood at these offsets of a section before the row that
  /// stood at `destination`.
  ///
  ///     .onMove { store.move(fromOffsets: $0, toOffset: $1, in: .asia, shown: shown) }
  ///
  /// Where that row is itself being moved, the next one that stays counts. The rows go next to it wherever it is now; where
  /// it is gone, nothing moves.
  ///
  /// - Parameters:
  ///   - offsets: offsets among the rows of the section, from 0.
  ///   - section: the id of the section.
  ///   - destination: an offset that counts before anything is taken out, 0…count.
  ///   - shown: the revision on the screen, which the offsets count in.
  ///   - perform: what the move comes to; the move itself unless something else is said.
  @discardableResult
  public func move(
    fromOffsets offsets: some Sequence<Int>, toOffset destination: Int, in section: SectionID, shown: Int,
    perform: ListMove<SectionID, Item>.Meaning = { $0.dispatch() }
  ) -> Outcome {
    let moving = Set(offsets).sorted()
    do throws(Rejection) {
      let places = try ShownSection(section, of: shownList(shown), shown: shown)
      let rows = try places.paths(at: moving).compactMap { path in
        places.list.row(at: path).map { RowHandle($0, at: path, revision: shown, store: self) }
      }
      guard (0...places.rowCount).contains(destination) else { throw Rejection(.outOfRange, "\(destination)") }
      let offset = destination - moving.count { $0 < destination }
      let place = places.destination(at: offset, without: moving)
      return perform(ListMove(rows, into: section, at: place, store: self))
    } catch {
      return refuse(error, AppAction("move", payload: "\(moving) to \(destination) in \(section)@\(shown)"))
    }
  }
}
