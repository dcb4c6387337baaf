import Rowtrail

extension LineEncoder {
  /// Writes what folding needs of an event: an object whose first member says what happened.
  mutating func event(_ event: ListEvent<SectionID, Item>) {
    json.beginObject()
    json.name("is")
    switch event {
    case .starred(let ids, let value): rows(value ? "starred" : "unstarred", ids)
    case .expanded(let ids, let value): rows(value ? "expanded" : "collapsed", ids)
    case .inserted(let row, let position):
      json.string("inserted")
      self.row(row)
      place("at", position)
    case .deleted(let row, _):
      json.string("deleted")
      json.name("row")
      json.string(coding.text(ofRow: row.id))
    case .moved(let id, _, let to):
      json.string("moved")
      json.name("row")
      json.string(coding.text(ofRow: id))
      place("to", to)
    case .edited(_, let item):
      json.string("edited")
      content(item)
    default: sectionEvent(event)
    }
    json.endObject()
  }

  private mutating func sectionEvent(_ event: ListEvent<SectionID, Item>) {
    switch event {
    case .sectionInserted(let section, let index):
      json.string("section-inserted")
      attributes(section)
      place("at", index)
    case .sectionDeleted(let section, _):
      json.string("section-deleted")
      json.name("section")
      json.string(coding.text(ofSection: section.id))
    case .sectionMoved(let id, _, let to):
      json.string("section-moved")
      json.name("section")
      json.string(coding.text(ofSection: id))
      place("to", to)
    case .sectionEdited(_, let section):
      json.string("section-edited")
      attributes(section)
    default: break
    }
  }

  private mutating func rows(_ word: StaticString, _ ids: [Item.ID]) {
    json.raw("\"")
    json.raw(word)
    json.raw("\"")
    json.name("rows")
    json.beginArray()
    for id in ids {
      json.separate()
      json.string(coding.text(ofRow: id))
    }
    json.endArray()
  }

  private mutating func place(_ name: StaticString, _ position: RowPosition<SectionID>) {
    json.name(name)
    json.beginArray()
    json.separate()
    json.string(coding.text(ofSection: position.section))
    json.separate()
    json.integer(position.offset)
    json.endArray()
  }
}
