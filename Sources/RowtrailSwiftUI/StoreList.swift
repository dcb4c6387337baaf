#if canImport(SwiftUI)
  import Rowtrail
  import SwiftUI

  /// A SwiftUI list of a store's sections with their headers and footers, which follows the store.
  ///
  ///     StoreList(store) { row in
  ///       ServerRow(row)
  ///         .swipeActions(edge: .leading) { StarButton(row) }
  ///         .swipeActions { DeleteButton("Delete", row) }
  ///     }
  ///
  /// Made for a list whose headers are texts; for others put ``StoreRows`` into sections of your own. It is compiled against
  /// declarations taken from the public documentation, and was never run on a device.
  ///
  /// On the main actor, as SwiftUI's views are.
  public struct StoreList<SectionID: ListID, Item: ListItem, Row: View>: View {
    private let store: ListStore<SectionID, Item>
    private let edits: StoreEdits
    private let onMove: ListMove<SectionID, Item>.Meaning
    private let row: (RowHandle<SectionID, Item>) -> Row

    /// A list of all sections of a store.
    ///
    /// - Parameters:
    ///   - store: the store.
    ///   - edits: what the user may do with SwiftUI's own gestures.
    ///   - onMove: what a move by the user means; the move itself unless something else is said.
    ///   - row: the view of a row.
    public init(
      _ store: ListStore<SectionID, Item>, edits: StoreEdits = .all,
      onMove: @escaping ListMove<SectionID, Item>.Meaning = { $0.dispatch() },
      @ViewBuilder row: @escaping (RowHandle<SectionID, Item>) -> Row
    ) {
      self.store = store
      self.edits = edits
      self.onMove = onMove
      self.row = row
    }

    /// The list, read from the store's visible list.
    public var body: some View {
      List {
        ForEach(store.sectionHandles(shown: store.visibleRevision)) { section in
          Section {
            StoreRows(store, in: section.id, edits: edits, onMove: onMove, row: row)
          } header: {
            if !section.shown.header.isEmpty { Text(section.shown.header) }
          } footer: {
            if !section.shown.footer.isEmpty { Text(section.shown.footer) }
          }
        }
      }
    }
  }
#endif
