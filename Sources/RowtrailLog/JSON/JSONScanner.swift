#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A strict reader of one JSON text: walks over the bytes without building a tree.
///
/// Refused are duplicate names, trailing commas, lone surrogates, bytes that are no UTF-8, raw control characters, numbers
/// in any form but a plain integer within ±(2^53−1), nesting beyond ``depthLimit`` (counted, not recursed), and blanks other
/// than space and tab. The bytes must stay where they are until the next ``start(_:isLine:)``.
package struct JSONScanner {
  /// How deep objects and arrays may be nested.
  package static let depthLimit = 32
  /// The greatest integer that is written as a number: 2^53−1.
  package static let integerLimit = 9_007_199_254_740_991

  var base: UnsafePointer<UInt8>
  var end: Int
  package var position = 0
  /// The names seen so far in the objects that are open, the first 16 of each.
  private let names: UnsafeMutablePointer<JSONName>
  private var nameCount = 0
  /// For each open object or array, how many names belong to those around it.
  private let frames: UnsafeMutablePointer<Int>
  /// How many objects and arrays are open.
  private(set) var depth = 0
  /// For each open object with many members, their names.
  var manyNames: [Int: Set<[UInt8]>] = [:]
  /// Whether the text is a line without its last member and closing brace: its outermost object ends where the text does.
  var isLine = false
  let arena = JSONNameArena()

  package init() {
    base = arena.nothing
    end = 0
    names = arena.names
    frames = arena.frames
  }

  /// Turns to another text.
  @inline(__always)
  package mutating func start(_ bytes: UnsafeBufferPointer<UInt8>, isLine: Bool = false) {
    self.isLine = isLine
    base = bytes.baseAddress ?? arena.nothing
    end = bytes.count
    position = 0
    nameCount = 0
    depth = 0
    if !manyNames.isEmpty { manyNames.removeAll() }
    arena.clear()
  }

  /// The byte at the position, blanks left out; 0 at the end.
  @inline(__always)
  package mutating func peek() -> UInt8 {
    while position < end {
      let byte = base[position]
      if byte != 0x20 && byte != 0x09 { return byte }
      position += 1
    }
    return 0
  }

  /// Whether the byte stands next; then steps over it.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte, position < end else { return false }
    position += 1
    return true
  }

  package func failure(_ problem: LineFailure.Problem) -> LineFailure { LineFailure(problem, at: position) }

  /// Makes sure that nothing follows.
  package mutating func finish() throws(LineFailure) {
    _ = peek()
    guard position == end else { throw failure(.expected(.end)) }
  }
}

extension JSONScanner {
  /// Steps into an object; ``nextName()`` leads through it.
  @inline(__always)
  package mutating func beginObject() throws(LineFailure) {
    guard take(UInt8(ascii: "{")) else { throw failure(.expected(.object)) }
    try push()
  }

  /// Steps into an array; ``nextElement(isFirst:)`` leads through it.
  @inline(__always)
  package mutating func beginArray() throws(LineFailure) {
    guard take(UInt8(ascii: "[")) else { throw failure(.expected(.array)) }
    try push()
  }

  @inline(__always)
  mutating func push() throws(LineFailure) {
    guard depth < Self.depthLimit else { throw failure(.tooDeep) }
    frames[depth] = nameCount
    depth += 1
  }

  @inline(__always)
  mutating func pop() {
    guard depth > 0 else { return }
    depth -= 1
    nameCount = frames[depth]
    if !manyNames.isEmpty { manyNames[depth] = nil }
  }

  /// The next member's name, with the position at its value; `nil` at the object's end, which is stepped over.
  @inline(__always)
  package mutating func nextName() throws(LineFailure) -> JSONName? {
    let isFirst = depth > 0 && nameCount == frames[depth - 1]
    let isInLine = isLine && depth == 1
    if isInLine ? peek() == 0 && position == end && !isFirst : take(UInt8(ascii: "}")) {
      pop()
      return nil
    }
    if !isFirst, !take(UInt8(ascii: ",")) { throw failure(.expected(.commaOrEnd)) }
    let name = try self.name()
    guard take(UInt8(ascii: ":")) else { throw failure(.expected(.colon)) }
    return name
  }

  /// Whether an array has one more element, with the position at it; at the array's end it is stepped over.
  ///
  /// - Parameter isFirst: whether no element was read yet.
  @inline(__always)
  package mutating func nextElement(isFirst: inout Bool) throws(LineFailure) -> Bool {
    if take(UInt8(ascii: "]")) {
      pop()
      return false
    }
    if !isFirst, !take(UInt8(ascii: ",")) { throw failure(.expected(.commaOrEnd)) }
    isFirst = false
    return true
  }

  /// Steps over a member's name where it is written as a writer does it, with its comma before and its colon after it.
  ///
  /// - Parameter text: the comma, the name in quotes, and the colon; a name that cannot stand before it in the object, since
  ///   that is not looked for.
  @inline(__always)
  mutating func takeName(_ text: StaticString) -> Bool {
    guard take(text) else { return false }
    names[nameCount] = JSONName(start: text.utf8Start + 2, count: text.utf8CodeUnitCount - 4)
    nameCount += 1
    return true
  }

  /// Steps into an object whose first member is written as a writer does it.
  ///
  /// - Parameter text: the brace, the name in quotes, and the colon.
  @inline(__always)
  mutating func takeObject(_ text: StaticString) throws(LineFailure) -> Bool {
    guard depth < Self.depthLimit, take(text) else { return false }
    try push()
    names[nameCount] = JSONName(start: text.utf8Start + 2, count: text.utf8CodeUnitCount - 4)
    nameCount += 1
    return true
  }

  /// Steps over the end of an object or an array, where it stands next.
  @inline(__always)
  mutating func takeEnd(_ end: StaticString) -> Bool {
    guard take(end) else { return false }
    pop()
    return true
  }

  /// Whether nothing follows.
  var isAtEnd: Bool { position == end }

  /// Whether the bytes stand next; then steps over them.
  @inline(__always)
  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count, memcmp(base + position, text.utf8Start, count) == 0 else { return false }
    position += count
    return true
  }

  @inline(__always)
  private mutating func name() throws(LineFailure) -> JSONName {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.expected(.name)) }
    let start = position
    let name = try word()
    try note(name, at: start)
    return name
  }

  /// The string at the position, for a `switch`; it stays until the scanner goes on to another text.
  @inline(__always)
  mutating func word() throws(LineFailure) -> JSONName {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.expected(.string)) }
    let span = try span()
    return span.isPlain ? JSONName(start: base + span.start, count: span.count) : arena.keep(try unescaped(span))
  }

  @inline(__always)
  private mutating func note(_ name: JSONName, at start: Int) throws(LineFailure) {
    let first = depth > 0 ? frames[depth - 1] : 0
    guard nameCount - first < JSONNameArena.namesPerObject else { return try noteMany(name, first, at: start) }
    var index = first
    while index < nameCount {
      if names[index].equals(name) { throw LineFailure(.duplicateName(name.text), at: start) }
      index += 1
    }
    names[nameCount] = name
    nameCount += 1
  }

  @inline(never)
  private mutating func noteMany(_ name: JSONName, _ first: Int, at start: Int) throws(LineFailure) {
    var seen = manyNames.removeValue(forKey: depth - 1) ?? Set((first..<nameCount).map { Array(names[$0].bytes) })
    let isNew = seen.insert(Array(name.bytes)).inserted
    manyNames[depth - 1] = seen
    guard isNew else { throw LineFailure(.duplicateName(name.text), at: start) }
  }
}
