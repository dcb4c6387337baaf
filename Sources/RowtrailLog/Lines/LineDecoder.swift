import Rowtrail

/// Reads the lines of a log.
struct LineDecoder<Coding: LogCoding> {
  typealias SectionID = Coding.SectionID
  typealias Item = Coding.Item
  typealias List = ListState<SectionID, Item>

  /// What a line is, by its first member.
  enum Kind {
    case header
    case section
    case row
    case event
    case piece
    case entry
  }

  /// A row that the line at hand has named, with the text it was named by.
  typealias KnownRow = (text: JSONName, id: Item.ID)

  let coding: Coding
  var reader = LogContentReader()
  /// A section and the path of its first row, as long as no event has concerned a section.
  var sectionPlace: (id: SectionID, path: RowPath)?
  /// A moment's text as far as its minute, which was found right.
  var lastMinute = SIMD16<UInt8>()

  init(_ coding: Coding) { self.coding = coding }

  var json: JSONScanner {
    get { reader.json }
    _modify { yield &reader.json }
  }

  /// Begins to read a line without its last member, up to the value of its first one.
  @inline(__always)
  mutating func begin(_ body: UnsafeBufferPointer<UInt8>) throws(LineFailure) -> Kind {
    json.start(body, isLine: true)
    try json.beginObject()
    guard let name = try json.nextName() else { throw json.failure(.expected(.name)) }
    switch name {
    case "revision": return .entry
    case "row": return .row
    case "section": return .section
    case "event": return .event
    case "piece": return .piece
    case "format": return .header
    default: throw LineFailure(.unknownWord(name.text), at: 1)
    }
  }

  func failure(_ problem: LineFailure.Problem) -> LineFailure { reader.json.failure(problem) }

  /// Takes a member that this version does not know; a check value must not stand here.
  mutating func other(_ name: JSONName, _ others: inout JSONObject) throws(LineFailure) {
    switch name {
    case "check", "joins": throw failure(.duplicateName(name.text))
    default: others.members.append(JSONObject.Member(name.text, try json.value()))
    }
  }

  /// Steps over a member that is not wanted; a check value must not stand here.
  mutating func skip(_ name: JSONName) throws(LineFailure) {
    switch name {
    case "check", "joins": throw failure(.duplicateName(name.text))
    default: try json.skip()
    }
  }

  /// An integer; one beyond ±(2^53−1) as a string.
  mutating func integer() throws(LineFailure) -> Int {
    guard json.peek() == UInt8(ascii: "\"") else { return try json.integer() }
    let text = try json.string()
    guard let value = Int(text), value.magnitude > JSONScanner.integerLimit, "\(value)".hasSameBytes(as: text) else {
      throw failure(.expected(.integer))
    }
    return value
  }

  /// The id of a row; that of a list's row is never empty, and an action may name what no list can hold.
  @inline(__always)
  mutating func rowID(isNeverEmpty: Bool = true) throws(LineFailure) -> Item.ID {
    let text = try json.string()
    guard !isNeverEmpty || !text.isEmpty, let id = coding.row(text) else { throw failure(.badID(text)) }
    return id
  }

  /// The same, where the row may be the one that the line named before.
  @inline(__always)
  mutating func rowID(_ known: inout KnownRow?, isNeverEmpty: Bool = true) throws(LineFailure) -> Item.ID {
    if let known, json.takeString(known.text) { return known.id }
    let start = json.position
    guard let text = try json.plainString(), text.count > 0, let id = coding.row(text.text) else {
      json.position = start
      return try rowID(isNeverEmpty: isNeverEmpty)
    }
    known = (text, id)
    return id
  }

  /// The same for a section.
  @inline(__always)
  mutating func sectionID(isNeverEmpty: Bool = true) throws(LineFailure) -> SectionID {
    let text = try json.string()
    guard !isNeverEmpty || !text.isEmpty, let id = coding.section(text) else { throw failure(.badID(text)) }
    return id
  }

  mutating func time() throws(LineFailure) -> LogTime {
    let text = try json.string()
    guard let time = LogTime(text) else { throw failure(.badTime(text)) }
    return time
  }

  func required<Value>(_ value: Value?, _ name: String) throws(LineFailure) -> Value {
    guard let value else { throw failure(.missing(name)) }
    return value
  }
}
