import Rowtrail

extension JSONWriter {
  /// Writes an update.
  mutating func update(_ update: ListUpdate) {
    object { writer in
      writer.member("from", update.from)
      writer.member("to", update.to)
      writer.key("sections")
      writer.changes(update.sections) { $0.integer($1) }
      writer.key("items")
      writer.changes(update.items) { $0.path($1) }
      writer.key("reconfigure")
      writer.places(update.reconfigure) { $0.path($1) }
      writer.member("headers", update.headers)
      writer.member("footers", update.footers)
    }
  }

  private mutating func changes<Place>(
    _ changes: ListUpdate.Changes<Place>, _ place: (inout JSONWriter, Place) -> Void
  ) {
    object(inline: true) { writer in
      writer.key("delete")
      writer.places(changes.delete, place)
      writer.key("insert")
      writer.places(changes.insert, place)
      writer.key("move")
      writer.places(changes.move) { writer, move in writer.places([move.from, move.to], place) }
    }
  }

  private mutating func places<Place>(_ places: [Place], _ place: (inout JSONWriter, Place) -> Void) {
    array(inline: true) { writer in
      for each in places {
        writer.element()
        place(&writer, each)
      }
    }
  }

  private mutating func path(_ path: RowPath) {
    places([path.section, path.item]) { $0.integer($1) }
  }
}
