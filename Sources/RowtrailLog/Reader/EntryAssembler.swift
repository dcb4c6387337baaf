import Rowtrail

/// Puts an entry together from its lines: those of its parts, and its own, which commits them.
struct EntryAssembler<Coding: LogCoding> {
  typealias List = ListState<Coding.SectionID, Coding.Item>
  typealias Event = ListEvent<Coding.SectionID, Coding.Item>
  typealias Draft = LineDecoder<Coding>.EntryDraft

  var decoder: LineDecoder<Coding>
  /// The revision of the entry whose parts are gathered; `nil` where there are none.
  private(set) var revision: Int?
  /// What a reload brings.
  private var sections: [ListSection<Coding.SectionID, Coding.Item>] = []
  /// The texts of events that have lines of their own.
  private var events: [[UInt8]] = []
  /// The text of what was cut into pieces.
  private var pieces: [UInt8] = []
  private var pieceCount = 0

  init(_ coding: Coding) { decoder = LineDecoder(coding) }

  /// Whether lines wait for the entry's own.
  var hasParts: Bool { revision != nil }

  mutating func clear() {
    guard revision != nil else { return }
    revision = nil
    sections = []
    events = []
    pieces = []
    pieceCount = 0
  }

  /// Takes a line of a part.
  mutating func add(_ kind: LineDecoder<Coding>.Kind, _ body: UnsafeBufferPointer<UInt8>) throws(LineFailure) {
    switch kind {
    case .section:
      let (section, of) = try decoder.section()
      try note(of)
      sections.append(ListSection(attributes: section, rows: []))
    case .row:
      let (row, of) = try decoder.row()
      try note(of)
      guard !sections.isEmpty else { throw decoder.failure(.misplaced("a row without a section")) }
      sections[sections.count - 1].rows.append(row)
    case .event: try addEvent(body)
    case .piece:
      let text = try decoder.json.string()
      try note(try decoder.partEnd())
      pieces.append(contentsOf: text.utf8)
      pieceCount += 1
    case .header: throw decoder.failure(.misplaced("a second header"))
    case .entry: break
    }
  }

  private mutating func note(_ of: Int?) throws(LineFailure) {
    guard let of else { throw decoder.failure(.misplaced("a line of the starting list")) }
    guard revision == nil || revision == of else { throw decoder.failure(.misplaced("a part of another entry")) }
    revision = of
  }

  private mutating func addEvent(_ body: UnsafeBufferPointer<UInt8>) throws(LineFailure) {
    let start = decoder.json.position
    guard decoder.json.peek() != UInt8(ascii: "{") else {
      try decoder.json.skip()
      let text = Array(body[start..<decoder.json.position])
      try note(try decoder.partEnd())
      return events.append(text)
    }
    let count = try decoder.json.integer()
    try note(try decoder.partEnd())
    guard count == pieceCount else { throw decoder.failure(.misplaced("an event of \(pieceCount) pieces")) }
    // The pieces hold the line's object: {"event":{…},"of":n}.
    let text = pieces
    pieces = []
    pieceCount = 0
    let range = try text.withUnsafeBufferPointer { buffer throws(LineFailure) in
      try decoder.eventRange(buffer)
    }
    events.append(Array(text[range]))
  }

  /// The entry whose own line was begun.
  mutating func entry(wantsRecord: Bool) throws(LineFailure) -> Draft {
    let draft = try decoder.entry(wantsRecord: wantsRecord, reload: sections)
    guard !hasParts || draft.revision == revision else {
      throw decoder.failure(.misplaced("an entry behind another one's parts"))
    }
    guard let count = draft.pieceCount else {
      guard pieceCount == 0, events.isEmpty || draft.eventCount != nil else {
        throw decoder.failure(.misplaced("an entry without its parts"))
      }
      return draft
    }
    guard hasParts, count == pieceCount else { throw decoder.failure(.misplaced("an entry of \(pieceCount) pieces")) }
    let revision = draft.revision
    var whole = try pieces.withUnsafeBufferPointer { buffer throws(LineFailure) in
      try decoder.whole(buffer, wantsRecord: wantsRecord, reload: sections)
    }
    guard whole.revision == revision else { throw decoder.failure(.misplaced("pieces of another entry")) }
    if let range = whole.events {
      whole.events = nil
      try pieces.withUnsafeBufferPointer { buffer throws(LineFailure) in
        let texts = try decoder.eventTexts(UnsafeBufferPointer(rebasing: buffer[range]))
        events = texts
        whole.eventCount = texts.count
      }
    }
    return whole
  }

  /// Lets the entry's events happen to the list, or none of them.
  mutating func fold(
    _ draft: Draft, _ body: UnsafeBufferPointer<UInt8>, into list: inout List
  ) throws(LineFailure) -> [Event] {
    if let range = draft.events {
      return try decoder.fold(UnsafeBufferPointer(rebasing: body[range]), at: range.lowerBound, into: &list)
    }
    guard let count = draft.eventCount else { return [] }
    guard count == events.count else { throw decoder.failure(.misplaced("an entry of \(events.count) event lines")) }
    return try foldLines(into: &list)
  }

  /// The entry's events, as they happen to a list, which stays as it is.
  mutating func events(
    _ draft: Draft, _ body: UnsafeBufferPointer<UInt8>, happeningTo list: List
  ) throws(LineFailure) -> [Event] {
    if let range = draft.events {
      return try decoder.events(UnsafeBufferPointer(rebasing: body[range]), at: range.lowerBound, happeningTo: list)
    }
    var copy = list
    return try fold(draft, body, into: &copy)
  }

  private mutating func foldLines(into list: inout List) throws(LineFailure) -> [Event] {
    var happened: [Event] = []
    happened.reserveCapacity(events.count)
    for text in events {
      do throws(LineFailure) {
        let event = try text.withUnsafeBufferPointer { buffer throws(LineFailure) in
          decoder.json.start(buffer)
          return try decoder.event(in: list)
        }
        guard list.apply(event) else { throw decoder.failure(.eventDoesNotFit("an event line")) }
        happened.append(event)
      } catch {
        list.takeBack(happened)
        throw error
      }
    }
    return happened
  }
}
