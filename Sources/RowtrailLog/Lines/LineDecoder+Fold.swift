import Rowtrail

extension LineDecoder {
  /// Lets the events of an array happen to the list, or none of them.
  mutating func fold(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, into list: inout List
  ) throws(LineFailure) -> [Event] {
    json.start(text)
    var happened: [Event] = []
    var isFirst = true
    do throws(LineFailure) {
      try json.beginArray()
      while try json.nextElement(isFirst: &isFirst) {
        let event = try self.event(in: list)
        guard list.apply(event) else { throw failure(.eventDoesNotFit("an event")) }
        happened.append(event)
      }
    } catch {
      list.takeBack(happened)
      throw LineFailure(error.problem, at: start + error.position)
    }
    return happened
  }

  /// The events of an array as they happen to a list, which stays as it is; only where there are several does a copy
  /// change.
  mutating func events(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, happeningTo list: List
  ) throws(LineFailure) -> [Event] {
    json.start(text)
    var list = list
    var events: [Event] = []
    var isFirst = true
    do throws(LineFailure) {
      try json.beginArray()
      while try json.nextElement(isFirst: &isFirst) {
        if let last = events.last, !list.apply(last) { throw failure(.eventDoesNotFit("an event")) }
        events.append(try event(in: list))
      }
    } catch {
      throw LineFailure(error.problem, at: start + error.position)
    }
    return events
  }

  /// The rest of a line of a part: the revision whose entry it belongs to.
  mutating func partEnd() throws(LineFailure) -> Int {
    var of: Int?
    while let name = try json.nextName() {
      if case "of" = name { of = try json.integer() } else { try skip(name) }
    }
    try json.finish()
    return try required(of, "of")
  }

  /// Where the event stands in the text of an event line that was cut into pieces.
  mutating func eventRange(_ text: UnsafeBufferPointer<UInt8>) throws(LineFailure) -> Range<Int> {
    json.start(text)
    try json.beginObject()
    guard let name = try json.nextName(), case "event" = name else { throw failure(.missing("event")) }
    let start = json.position
    try json.skip()
    let end = json.position
    _ = try partEnd()
    return start..<end
  }

  /// The texts of the events of an array.
  mutating func eventTexts(_ text: UnsafeBufferPointer<UInt8>) throws(LineFailure) -> [[UInt8]] {
    json.start(text)
    var texts: [[UInt8]] = []
    var isFirst = true
    try json.beginArray()
    while try json.nextElement(isFirst: &isFirst) {
      let start = json.position
      try json.skip()
      texts.append(Array(text[start..<json.position]))
    }
    return texts
  }

  /// The entry of a text that was cut into pieces.
  mutating func whole(
    _ text: UnsafeBufferPointer<UInt8>, wantsRecord: Bool, reload: [ListSection<SectionID, Item>]
  ) throws(LineFailure) -> EntryDraft {
    json.start(text)
    try json.beginObject()
    guard let name = try json.nextName(), case "revision" = name else { throw failure(.missing("revision")) }
    let draft = try entry(wantsRecord: wantsRecord, reload: reload)
    guard draft.pieceCount == nil else { throw failure(.misplaced("pieces in pieces")) }
    return draft
  }
}
