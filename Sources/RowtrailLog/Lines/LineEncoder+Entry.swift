import Rowtrail

extension LineEncoder {
  typealias Entry = Rowtrail.Entry<SectionID, Item>

  /// Writes an entry: the lines of its parts, then its own line, which commits them.
  ///
  /// - Parameter other: members that this version does not know.
  mutating func entry(_ entry: Entry, time: LogTime?, other: JSONObject) throws(LogEncodingFailure) {
    try checkRevision(entry.revision)
    if case .reload(let sections) = entry.action { try rows(of: sections, reload: entry.revision) }
    let hasEventLines = entry.events.count > LogFormat.inlineEvents
    if hasEventLines {
      for event in entry.events {
        beginLine()
        json.name("event")
        self.event(event)
        part(of: entry.revision)
        if json.count - lineBegin > LogFormat.pieceThreshold { try cut(entry.revision) } else { try endLine() }
      }
    }
    beginLine()
    json.name("revision")
    json.integer(entry.revision)
    self.time(time)
    members(of: entry, hasEventLines: hasEventLines)
    json.members(other)
    if json.count - lineBegin > LogFormat.pieceThreshold { try cut(entry.revision) } else { try endLine() }
  }

  private mutating func members(of entry: Entry, hasEventLines: Bool) {
    if let cause = entry.cause {
      json.name("app")
      json.beginObject()
      json.name("name")
      json.string(cause.name)
      if !cause.payload.isEmpty {
        json.name("payload")
        json.string(cause.payload)
      }
      json.endObject()
    }
    json.name("action")
    action(entry.action)
    if let row = entry.row {
      json.name("row")
      json.string(coding.text(ofRow: row))
    }
    switch entry.outcome {
    case .accepted(let events, let changed):
      json.name("events")
      if hasEventLines { json.integer(events.count) } else { list(of: events) { $0.event($1) } }
      if changed != !events.isEmpty {
        json.name("changed")
        json.bool(changed)
      }
    case .rejected(let rejection): self.rejection(rejection)
    }
    if !entry.hazards.isEmpty {
      json.name("hazards")
      list(of: entry.hazards) { $0.hazard($1) }
    }
  }

  mutating func list<Element>(of elements: [Element], _ write: (inout Self, Element) -> Void) {
    json.beginArray()
    for element in elements {
      json.separate()
      write(&self, element)
    }
    json.endArray()
  }

  private mutating func rejection(_ rejection: Rejection) {
    json.name("rejected")
    json.beginObject()
    json.name("reason")
    json.string(rejection.reason.rawValue)
    if !rejection.subject.isEmpty {
      json.name("subject")
      json.string(rejection.subject)
    }
    if let index = rejection.batchIndex {
      json.name("index")
      json.integer(index)
    }
    json.endObject()
  }

  private mutating func hazard(_ hazard: Hazard<SectionID, Item.ID>) {
    json.beginObject()
    json.name("captured")
    json.integer(hazard.captured)
    switch hazard.meant {
    case .row(let id, let path):
      json.name("row")
      json.string(coding.text(ofRow: id))
      json.name("at")
      self.path(path)
    case .section(let id, let index):
      json.name("section")
      json.string(coding.text(ofSection: id))
      json.name("at")
      json.integer(index)
    }
    json.name("found")
    switch hazard.found {
    case .row(let id): named("row", coding.text(ofRow: id))
    case .section(let id): named("section", coding.text(ofSection: id))
    case .header: json.string("header")
    case .nothing: json.string("nothing")
    }
    json.endObject()
  }

  private mutating func named(_ name: StaticString, _ text: String) {
    json.beginObject()
    json.name(name)
    json.string(text)
    json.endObject()
  }

  /// Cuts the line that was just begun into pieces: its text without the check value, as strings in lines of their own
  /// before a short line that commits them.
  private mutating func cut(_ revision: Int) throws(LogEncodingFailure) {
    if let name = json.duplicate { throw .duplicateName(name) }
    guard json.deepest <= LogFormat.contentDepthLimit else { throw .tooDeep }
    json.endObject()
    let text = json.withBytes(from: lineBegin) { Array($0) }
    let isEvent = text.starts(with: "{\"event\"".utf8)
    json.truncate(to: lineBegin)
    var start = 0
    var count = 0
    while start < text.count {
      var end = min(start + LogFormat.pieceLength, text.count)
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
      beginLine()
      json.name("piece")
      text[start..<end].withUnsafeBufferPointer { json.string(utf8: $0) }
      part(of: revision)
      try endLine()
      start = end
      count += 1
    }
    beginLine()
    if isEvent {
      json.name("event")
      json.integer(count)
      part(of: revision)
    } else {
      json.name("revision")
      json.integer(revision)
      json.name("pieces")
      json.integer(count)
    }
    try endLine()
  }
}
