// The samples of the SwiftUI guide, as they stand there.
import LinkedSwiftUI
import Rowtrail
import SwiftUI

struct ServerRow: View {
  let row: RowHandle<String, Server>

  var body: some View {
    HStack {
      Text(row.shown.item.nickname)  // what the list shows
      if row.shown.isExpanded { Text(row.id) }
      ExpandButton(more: "Show More", less: "Show Less", row)
      StarButton(row)  // acts on its own row, wherever it is
    }
  }
}

struct ServersView: View {
  let store: ListStore<String, Server>

  var body: some View {
    StoreList(store) { row in
      ServerRow(row: row)
        .swipeActions(edge: .leading) { StarButton(row) }
        .swipeActions { DeleteButton("Delete", row) }
    }
  }
}

struct ServerForm: View {
  let row: RowHandle<String, Server>

  var body: some View {
    VStack {
      TextField("Nickname", text: row.binding(\.nickname))
      Toggle("Starred", isOn: row.isStarred)
    }
  }
}

struct OneZone: View {
  let store: ListStore<String, Server>

  var body: some View {
    List {
      StoreRows(store, in: "asia", edits: .move) { row in ServerRow(row: row) }
    }
  }
}

struct StarringView: View {
  let store: ListStore<String, Server>

  var body: some View {
    StoreList(store, onMove: { move in move.dispatch(with: move.rows.map { .star(.id($0.id)) }) }) { row in
      ServerRow(row: row)
    }
  }
}

struct NameField: View {
  let row: RowHandle<String, Server>
  @State private var name: String

  init(_ row: RowHandle<String, Server>) {
    self.row = row
    _name = State(initialValue: row.shown.item.nickname)
  }

  var body: some View {
    TextField("Nickname", text: $name)  // a keystroke changes the draft
      .onSubmit { row.edit { $0.nickname = name } }  // one entry, one undo
  }
}

struct NamesView: View {
  let store: ListStore<String, Server>

  var body: some View {
    StoreList(store) { row in
      NameField(row).id(row.shown.item.nickname)  // begins anew where the name was changed elsewhere
    }
  }
}

struct FoundView: View {
  let store: ListStore<String, Server>
  let words: String  // of `searchable`

  var body: some View {
    List {
      ForEach(found) { row in
        ServerRow(row: row)
          .swipeActions { DeleteButton("Delete", row) }
      }
    }
  }

  private var found: [RowHandle<String, Server>] {
    store.handles(in: "asia", shown: store.visibleRevision).filter { row in
      words.isEmpty || row.shown.item.nickname.contains(words)
    }
  }
}
