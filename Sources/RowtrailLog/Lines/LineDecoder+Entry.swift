import Rowtrail

extension LineDecoder {
  typealias Record = LogRecord<SectionID, Item>

  /// What an entry's members have said so far.
  struct EntryDraft {
    var revision = 0
    var time: LogTime?
    var cause: AppAction?
    var action: Action?
    var hasAction = false
    var row: Item.ID?
    /// Where the events stand in the line.
    var events: Range<Int>?
    /// How many events stand in lines of their own.
    var eventCount: Int?
    var changed: Bool?
    var rejection: Rejection?
    var hazards: [Hazard<SectionID, Item.ID>] = []
    var other = JSONObject()
    /// How many lines the entry was cut into.
    var pieceCount: Int?
  }

  /// The rest of a line that begins with `revision`.
  ///
  /// - Parameters:
  ///   - wantsRecord: whether more is wanted than folding needs.
  ///   - reload: what a reload brings, from the lines before.
  @inline(__always)
  mutating func entry(
    wantsRecord: Bool, reload: [ListSection<SectionID, Item>]
  ) throws(LineFailure) -> EntryDraft {
    var draft = EntryDraft()
    draft.revision = try json.integer()
    while let name = try json.nextName() {
      switch name {
      case "action":
        draft.hasAction = true
        if wantsRecord { draft.action = try action(reload: reload) } else { try json.skip() }
      case "events": try events(&draft)
      case "row" where !wantsRecord, "time" where !wantsRecord: try json.skip()
      default: try member(name, of: &draft, wantsRecord)
      }
    }
    try json.finish()
    guard draft.pieceCount == nil else { return draft }
    guard draft.hasAction else { throw failure(.missing("action")) }
    guard draft.events != nil || draft.eventCount != nil || draft.rejection != nil else {
      throw failure(.missing("events"))
    }
    if draft.rejection != nil {
      guard draft.events == nil, draft.eventCount == nil else { throw failure(.both("events", "rejected")) }
      guard draft.changed == nil else { throw failure(.both("changed", "rejected")) }
    }
    return draft
  }

  @inline(__always)
  private mutating func events(_ draft: inout EntryDraft) throws(LineFailure) {
    guard json.peek() == UInt8(ascii: "[") else { return draft.eventCount = try json.integer() }
    let start = json.position
    try json.skip()
    draft.events = start..<json.position
  }

  @inline(never)
  private mutating func member(
    _ name: JSONName, of draft: inout EntryDraft, _ wantsRecord: Bool
  ) throws(LineFailure) {
    switch name {
    case "time": draft.time = try time()
    case "row": draft.row = try rowID()
    case "changed": draft.changed = try json.bool()
    case "rejected": draft.rejection = try rejection()
    case "pieces": draft.pieceCount = try json.integer()
    case "hazards" where wantsRecord:
      draft.hazards = try hazards()
    case "app" where wantsRecord: draft.cause = try cause()
    default: if wantsRecord { try other(name, &draft.other) } else { try skip(name) }
    }
  }

  mutating func rejection() throws(LineFailure) -> Rejection {
    var reason: Rejection.Reason?
    var subject = ""
    var index: Int?
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case "reason":
        let word = try json.string()
        guard let known = Rejection.Reason(rawValue: word) else { throw failure(.unknownWord(word)) }
        reason = known
      case "subject": subject = try json.string()
      case "index": index = try json.integer()
      default: try json.skip()
      }
    }
    return Rejection(try required(reason, "reason"), subject, batchIndex: index)
  }

  mutating func cause() throws(LineFailure) -> AppAction {
    var text: String?
    var payload = ""
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case "name": text = try json.string()
      case "payload": payload = try json.string()
      default: try json.skip()
      }
    }
    return AppAction(try required(text, "name"), payload: payload)
  }
}

extension LineDecoder {
  mutating func hazards() throws(LineFailure) -> [Hazard<SectionID, Item.ID>] {
    try elements { decoder throws(LineFailure) in try decoder.hazard() }
  }

  private mutating func hazard() throws(LineFailure) -> Hazard<SectionID, Item.ID> {
    var captured: Int?
    var parts = Draft()
    var path: RowPath?
    var index: Int?
    var found: Hazard<SectionID, Item.ID>.Found?
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case "captured": captured = try integer()
      case "row": parts.row = try rowID()
      case "section": parts.section = try sectionID()
      case "at":
        if json.peek() == UInt8(ascii: "[") { path = try self.path() } else { index = try integer() }
      case "found": found = try self.found()
      default: try json.skip()
      }
    }
    let meant: Hazard<SectionID, Item.ID>.Meant
    if let row = parts.row {
      meant = .row(row, at: try required(path, "at"))
    } else {
      meant = .section(try required(parts.section, "section"), at: try required(index, "at"))
    }
    return Hazard(
      captured: try required(captured, "captured"), meant: meant, found: try required(found, "found"))
  }

  private mutating func found() throws(LineFailure) -> Hazard<SectionID, Item.ID>.Found {
    if json.peek() == UInt8(ascii: "\"") {
      let word = try json.string()
      switch word {
      case "header": return .header
      case "nothing": return .nothing
      default: throw failure(.unknownWord(word))
      }
    }
    var found: Hazard<SectionID, Item.ID>.Found?
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case "row": found = .row(try rowID())
      case "section": found = .section(try sectionID())
      default: try json.skip()
      }
    }
    return try required(found, "row")
  }
}
