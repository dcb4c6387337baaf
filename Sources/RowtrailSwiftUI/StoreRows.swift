#if canImport(SwiftUI)
  import Rowtrail
  import SwiftUI

  /// The rows of one section of a store, to be put into an app's own `List` or `Section`, with SwiftUI's delete and move.
  ///
  ///     List {
  ///       StoreRows(store, in: .asia, edits: .move) { row in ServerRow(row) }
  ///     }
  ///
  /// The offsets that SwiftUI reports count in the list that the view was made from, and are taken as such, whatever happened
  /// since. Each row is handed its ``RowHandle``, whose `shown` is what the row shows.
  ///
  /// On the main actor, as SwiftUI's views are.
  public struct StoreRows<SectionID: ListID, Item: ListItem, Row: View>: View {
    private let store: ListStore<SectionID, Item>
    private let section: SectionID
    private let edits: StoreEdits
    private let onMove: ListMove<SectionID, Item>.Meaning
    private let row: (RowHandle<SectionID, Item>) -> Row

    /// The rows of a section; none where the store has no such section.
    ///
    /// - Parameters:
    ///   - store: the store.
    ///   - section: the id of the section.
    ///   - edits: what the user may do with SwiftUI's own gestures.
    ///   - onMove: what a move by the user means; the move itself unless something else is said.
    ///   - row: the view of a row.
    public init(
      _ store: ListStore<SectionID, Item>, in section: SectionID, edits: StoreEdits = .all,
      onMove: @escaping ListMove<SectionID, Item>.Meaning = { $0.dispatch() },
      @ViewBuilder row: @escaping (RowHandle<SectionID, Item>) -> Row
    ) {
      self.store = store
      self.section = section
      self.edits = edits
      self.onMove = onMove
      self.row = row
    }

    /// The rows, read from the store's visible list.
    public var body: some View {
      let shown = store.visibleRevision
      ForEach(store.handles(in: section, shown: shown)) { row($0) }
        .onDelete(perform: edits.contains(.delete) ? { delete($0, shown) } : nil)
        .onMove(perform: edits.contains(.move) ? { move($0, $1, shown) } : nil)
    }

    private func delete(_ offsets: IndexSet, _ shown: Int) {
      store.delete(atOffsets: offsets, in: section, shown: shown)
    }

    private func move(_ offsets: IndexSet, _ destination: Int, _ shown: Int) {
      store.move(fromOffsets: offsets, toOffset: destination, in: section, shown: shown, perform: onMove)
    }
  }
#endif
