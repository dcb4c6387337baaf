import Rowtrail
import RowtrailLog
import Testing

@Suite("A log whose entries are made when they are asked for")
struct EntrySourceTests {
  /// A clock that goes on by a second and a bit each time.
  private static func ticking() -> LogClock {
    let ticks = Locked(0)
    return LogClock {
      ticks.withLock { ticks in
        ticks += 1
        return ticks % 7 == 0 ? nil : LogTime(milliseconds: 1_780_000_000_000 + ticks * 1234)
      }
    }
  }

  /// The lines without their check values and closing braces.
  private static func bodies(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A).map { Array($0.dropLast(LineCheck.length)) }
  }

  private static func open(_ bytes: [UInt8]) throws -> LogEntrySource<TextCoding> {
    try LogEntrySource(try textReader(bytes), spacing: 128)
  }

  @Test("every revision in any order: list, entry, time, outline", arguments: 0..<12 as Range<UInt64>)
  func everyRevision(seed: UInt64) throws {
    let history = History.made(700, seed: seed)
    let bytes = try logBytes(history, options: LogOptions(clock: Self.ticking()))
    let reader = try textReader(bytes)
    var times: [LogTime?] = []
    while let record = try reader.next() { times.append(record.time) }
    let source = try Self.open(bytes)
    let timeline = Timeline(source)
    #expect(source.damage == nil && timeline.current == history.timeline.current)
    #expect(timeline.entries == history.timeline.entries && timeline.outlines == history.timeline.outlines)
    #expect(timeline.outlines == history.entries.map { EntryOutline($0) })
    for after in [0, 1, 300, 699, 700] {
      var events: [[ListEvent<String, TextItem>]] = []
      timeline.forEachEvents(after: after) {
        events.append($0)
        return true
      }
      #expect(events == history.entries[after...].map(\.events))
    }
    var random = SeededGenerator(seed: seed)
    let backwards = Array((0...700).reversed())
    for revision in (0...700).shuffled(using: &random) + backwards + Array(0...700) {
      #expect(timeline.list(at: revision) == history.timeline.list(at: revision))
      #expect(timeline.entry(revision) == history.timeline.entry(revision))
      #expect(source.time(of: revision) == (revision > 0 ? times[revision - 1] : nil))
    }
  }

  @Test(
    "it goes on as the timeline it was recorded from: undo, redo, branches, forgetting",
    arguments: 0..<40 as Range<UInt64>)
  func goesOn(seed: UInt64) throws {
    let history = History.made(300, seed: seed)
    let recorded = Timeline(try Self.open(try logBytes(history)))
    var random = SeededGenerator(seed: seed)
    for revision in [0, 1, 127, 128, 129, 299, 300] + (0..<8).map({ _ in random.below(300) }) {
      var one = try #require(recorded.branch(at: revision))
      var other = try #require(history.timeline.branch(at: revision))
      #expect(one.entries == other.entries && one.current == other.current && one.canRedo == other.canRedo)
      for action in [.undo, .toggleStar(.captured(RowPath(section: 0, item: 0), revision: revision / 2)), .undo, .redo]
        as [TextAction]
      {
        #expect(one.dispatch(action) == other.dispatch(action))
      }
      #expect(one.list(at: revision / 3) == other.list(at: revision / 3))
      one.forget(before: revision / 2)
      other.forget(before: revision / 2)
      #expect(one.entries == other.entries && one.dispatch(.undo) == other.dispatch(.undo))
      #expect((0...revision + 6).allSatisfy { one.list(at: $0) == other.list(at: $0) })
      // Beyond what the log has.
      one.forget(before: revision + 2)
      other.forget(before: revision + 2)
      #expect(one.entries == other.entries && one.outlines == other.outlines)
      #expect((0...revision + 6).allSatisfy { one.list(at: $0) == other.list(at: $0) })
      #expect(one.branch(at: revision + 3)?.entries == other.branch(at: revision + 3)?.entries)
    }
  }

  @Test(
    "what one byte more, less or other makes of a line ends both ways of reading at the same place",
    arguments: 0..<8 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let history = History.made(24, seed: seed)
    let bytes = try logBytes(history, options: LogOptions(clock: Self.ticking()))
    let lines = Self.bodies(bytes)
    let first = lines.firstIndex { $0.starts(with: #"{"revision""#.utf8) } ?? 0
    let letters = Array(#"{}[]":,\0159-abtrue.Z "#.utf8)
    for _ in 0..<400 {
      var changed = lines
      let line = first + random.below(lines.count - first)
      for _ in 0...random.below(2) {
        let index = random.below(changed[line].count)
        switch random.below(3) {
        case 0: changed[line][index] = letters[random.below(letters.count)]
        case 1: changed[line].remove(at: index)
        default: changed[line].insert(letters[random.below(letters.count)], at: index)
        }
        if changed[line].isEmpty { break }
      }
      try check(sealed(changed.map { $0[...] }))
    }
  }

  @Test("a line is one object: a brace too many ends both ways of reading")
  func braceTooMany() throws {
    let history = History.made(24, seed: 1)
    let lines = Self.bodies(try logBytes(history))
    for index in lines.indices {
      var changed = lines
      changed[index].append(0x7D)
      let bytes = sealed(changed.map { $0[...] })
      try check(bytes)
      let damage = #expect(throws: LogError.self) { try textReader(bytes).advance() }
      guard case .damaged(let damage)? = damage else { return #expect(Bool(false)) }
      #expect(damage.line == index + 1)
    }
  }

  @Test("an entry of pieces or parts that are not there, or without those that are, is damage")
  func parts() throws {
    let history = History.made(4, seed: 1)
    let lines = Self.bodies(try logBytes(history))
    let first = lines.count - 4
    let event = #"{"event":{"is":"starred","rows":["nobody"]},"of":1"#
    let wrong = [
      [#"{"revision":1,"pieces":0"#], [#"{"revision":1,"pieces":1"#], [#"{"revision":1,"pieces":-1"#],
      [#"{"piece":"{}","of":1"#, #"{"revision":1,"pieces":2"#],
      [#"{"piece":"{}","of":1"#, #"{"revision":1,"action":{"do":"undo"},"events":[]"#],
      [event, #"{"revision":1,"action":{"do":"undo"},"events":[]"#],
      [event, #"{"revision":1,"action":{"do":"undo"},"rejected":{"reason":"nothing-to-undo"}"#],
      [#"{"revision":1,"action":{"do":"undo"},"events":1"#],
    ]
    for texts in wrong {
      let bytes = sealed((lines[..<first] + texts.map { Array($0.utf8) } + lines[(first + 1)...]).map { $0[...] })
      try check(bytes)
      let error = #expect(throws: LogError.self) { try textReader(bytes).advance() }
      guard case .damaged(let damage)? = error else { return #expect(Bool(false)) }
      #expect(damage.line == first + texts.count)
    }
  }

  @Test(
    "however a line is written, with blanks, escapes and its members in another order, it says the same",
    arguments: 0..<12 as Range<UInt64>)
  func otherWriters(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let history = History.made(200, seed: seed)
    let bytes = try logBytes(history, options: LogOptions(clock: Self.ticking()))
    let lines = try Self.bodies(bytes).map { body in
      guard body.starts(with: #"{"revision""#.utf8), random.below(4) > 0 else { return body }
      return try rewritten(body, &random)
    }
    try check(sealed(lines.map { $0[...] }))
    let source = try Self.open(sealed(lines.map { $0[...] }))
    #expect(source.damage == nil && Array(Timeline(source).entries) == history.entries)
  }

  /// The line as another program could have written it, without its closing brace.
  private func rewritten(_ body: [UInt8], _ random: inout SeededGenerator) throws -> [UInt8] {
    var json = JSONScanner()
    var object = try (body + [0x7D]).withUnsafeBufferPointer { text in
      json.start(text)
      return try json.object()
    }
    if random.below(3) == 0 { object.members[1...].shuffle(using: &random) }
    return Array(text(.object(object), &random).utf8.dropLast())
  }

  private func text(_ value: JSONValue, _ random: inout SeededGenerator) -> String {
    func blank() -> String { random.below(12) == 0 ? [" ", "\t", "  "][random.below(3)] : "" }
    func string(_ text: String) -> String {
      guard random.below(12) == 0, let first = text.unicodeScalars.first, first.isASCII, first.value >= 0x20 else {
        return JSONValue.string(text).description
      }
      let escaped = #"\u00"# + String(first.value, radix: 16, uppercase: random.below(2) == 0)
      return "\"" + escaped + JSONValue.string(String(text.unicodeScalars.dropFirst())).description.dropFirst()
    }
    switch value {
    case .string(let text): return blank() + string(text) + blank()
    case .array(let elements):
      return blank() + "[" + elements.map { text($0, &random) }.joined(separator: ",") + blank() + "]" + blank()
    case .object(let object):
      let members = object.members.map { blank() + string($0.name) + blank() + ":" + text($0.value, &random) }
      return blank() + "{" + members.joined(separator: ",") + blank() + "}"
    default: return blank() + value.description + blank()
    }
  }

  private func check(_ bytes: [UInt8]) throws {
    guard let reader = try? textReader(bytes) else { return }
    var timeline = Timeline(reader.list)
    var damage: LogDamage?
    do throws(LogError) {
      while let record = try reader.next() { timeline.append(record.entry) }
    } catch {
      if case .damaged(let found) = error { damage = found }
    }
    let source = try Self.open(bytes)
    #expect(source.damage == damage && source.revisions == 0...timeline.revision)
    #expect(Timeline(source).entries == timeline.entries)
  }
}
