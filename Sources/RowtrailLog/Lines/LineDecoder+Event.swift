import Rowtrail

extension LineDecoder {
  typealias Event = ListEvent<SectionID, Item>

  /// The event at the position, with what was there before taken from the list that it happens to.
  mutating func event(in list: List) throws(LineFailure) -> Event {
    let start = json.position
    sectionPlace = nil
    try json.beginObject()
    guard let first = try json.nextName(), case "is" = first else { throw failure(.missing("is")) }
    let word = try json.word()
    guard let event = try self.event(word, in: list) else {
      throw LineFailure(
        Self.words.contains(word.text) ? .eventDoesNotFit(word.text) : .unknownWord(word.text), at: start)
    }
    return event
  }

  private static var words: Set<String> {
    [
      "starred", "unstarred", "expanded", "collapsed", "inserted", "deleted", "moved", "edited", "section-inserted",
      "section-deleted", "section-moved", "section-edited",
    ]
  }

  private mutating func event(_ word: JSONName, in list: List) throws(LineFailure) -> Event? {
    switch word {
    case "starred": return .starred(try rowIDs(), true)
    case "unstarred": return .starred(try rowIDs(), false)
    case "expanded": return .expanded(try rowIDs(), true)
    case "collapsed": return .expanded(try rowIDs(), false)
    default: break
    }
    var draft = EventDraft()
    while let name = try json.nextName() { try member(name, of: &draft) }
    return draft.event(word, in: list)
  }

  /// The ids of an event that is about several rows, to the event's end.
  private mutating func rowIDs() throws(LineFailure) -> [Item.ID] {
    var ids: [Item.ID]?
    while let name = try json.nextName() {
      guard case "rows" = name else {
        try json.skip()
        continue
      }
      ids = try elements { decoder throws(LineFailure) in try decoder.rowID() }
    }
    return try required(ids, "rows")
  }

  mutating func member(_ name: JSONName, of draft: inout EventDraft) throws(LineFailure) {
    switch name {
    case "at", "to":
      if json.peek() == UInt8(ascii: "[") { draft.place = try place() } else { draft.number = try json.integer() }
    default: if try !read(name, into: &draft.parts) { try json.skip() }
    }
  }

  mutating func place() throws(LineFailure) -> RowPosition<SectionID> {
    var isFirst = true
    try json.beginArray()
    guard try json.nextElement(isFirst: &isFirst) else { throw failure(.expected(.string)) }
    let section = try sectionID()
    guard try json.nextElement(isFirst: &isFirst) else { throw failure(.expected(.integer)) }
    let offset = try json.integer()
    guard try !json.nextElement(isFirst: &isFirst) else { throw failure(.expected(.commaOrEnd)) }
    return RowPosition(section: section, offset: offset)
  }
}

extension LineDecoder {
  /// What an event's members have said so far.
  struct EventDraft {
    var parts = Draft()
    var place: RowPosition<SectionID>?
    var number: Int?

    /// The event that the members name, or `nil` where it cannot happen to the list.
    func event(_ word: JSONName, in list: List) -> Event? {
      switch word {
      case "inserted":
        guard let row = parts.listRow, let place else { return nil }
        return .inserted(row, at: place)
      case "deleted":
        guard let row = parts.row.flatMap({ list.row($0) }), let from = list.position(of: row.id) else { return nil }
        return .deleted(row, from: from)
      case "moved":
        guard let id = parts.row, let place, let from = list.position(of: id) else { return nil }
        return .moved(id, from: from, to: place)
      case "edited":
        guard let item = parts.item, let old = list.row(item.id) else { return nil }
        return .edited(from: old.item, to: item)
      default: return sectionEvent(word, in: list)
      }
    }

    private func sectionEvent(_ word: JSONName, in list: List) -> Event? {
      switch word {
      case "section-inserted":
        guard let section = parts.attributes, let number else { return nil }
        return .sectionInserted(section, at: number)
      case "section-deleted":
        guard let id = parts.section, let section = list.attributes(of: id), let from = list.sectionIndex(of: id)
        else { return nil }
        return .sectionDeleted(section, from: from)
      case "section-moved":
        guard let id = parts.section, let number, let from = list.sectionIndex(of: id) else { return nil }
        return .sectionMoved(id, from: from, to: number)
      case "section-edited":
        guard let section = parts.attributes, let old = list.attributes(of: section.id) else { return nil }
        return .sectionEdited(from: old, to: section)
      default: return nil
      }
    }
  }
}
