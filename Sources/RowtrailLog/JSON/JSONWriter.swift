/// Writes JSON in the one canonical way: no blanks, and escapes only where they are needed or where a character would
/// deceive a reader's eye.
package struct JSONWriter {
  private var storage = JSONStorage(capacity: 256)
  /// How many bytes were written so far.
  package private(set) var count = 0
  /// Whether the next member or element is the first.
  private var isFirst = true
  /// How deep what was written is nested at most, where trees were written.
  package private(set) var deepest = 0
  /// A name that came twice in an object of a tree.
  package private(set) var duplicate: String?

  package init() {}

  /// A copy of what was written so far.
  package var bytes: [UInt8] { withBytes { Array($0) } }

  /// Calls `body` with what was written behind a position.
  @inline(__always)
  package func withBytes<R, E: Error>(
    from start: Int = 0, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    defer { withExtendedLifetime(storage) {} }
    return try body(UnsafeBufferPointer(start: storage.bytes + start, count: count - start))
  }

  /// Where so many more bytes go; they count from now on.
  @inline(__always)
  private mutating func grow(by more: Int) -> UnsafeMutablePointer<UInt8> {
    if storage.capacity - count < more || !isKnownUniquelyReferenced(&storage) { makeRoom(for: more) }
    defer { count += more }
    return storage.bytes + count
  }

  @inline(never)
  private mutating func makeRoom(for more: Int) {
    let larger = JSONStorage(capacity: max(storage.capacity, 2 * (count + more)))
    larger.bytes.update(from: storage.bytes, count: count)
    storage = larger
  }

  @inline(__always)
  mutating func byte(_ byte: UInt8) { grow(by: 1).pointee = byte }

  /// Forgets everything but the memory.
  package mutating func clear() {
    count = 0
    isFirst = true
    deepest = 0
    duplicate = nil
  }

  /// Drops what was written after a position.
  package mutating func truncate(to count: Int) {
    self.count = count
  }

  /// Writes the text as it is.
  @inline(__always)
  package mutating func raw(_ text: StaticString) {
    grow(by: text.utf8CodeUnitCount).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Writes the bytes as they are.
  @inline(__always)
  package mutating func raw(_ other: UnsafeBufferPointer<UInt8>) {
    guard let start = other.baseAddress else { return }
    grow(by: other.count).update(from: start, count: other.count)
  }

  /// Writes a member's name, which needs no escapes, with the comma before and the colon after it.
  @inline(__always)
  package mutating func name(_ name: StaticString) {
    separate()
    byte(UInt8(ascii: "\""))
    raw(name)
    raw("\":")
  }

  /// Writes any name, with the comma before and the colon after it.
  package mutating func name(text: String) {
    separate()
    string(text)
    byte(UInt8(ascii: ":"))
  }

  /// Writes the comma before an element, where it is not the first.
  @inline(__always)
  package mutating func separate() {
    if isFirst { isFirst = false } else { byte(UInt8(ascii: ",")) }
  }

  package mutating func beginObject() {
    byte(UInt8(ascii: "{"))
    isFirst = true
  }

  package mutating func endObject() {
    byte(UInt8(ascii: "}"))
    isFirst = false
  }

  package mutating func beginArray() {
    byte(UInt8(ascii: "["))
    isFirst = true
  }

  package mutating func endArray() {
    byte(UInt8(ascii: "]"))
    isFirst = false
  }

  package mutating func bool(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  /// Writes an integer; as a string where it is beyond ±(2^53−1).
  package mutating func integer(_ value: Int) {
    guard value.magnitude <= UInt(JSONScanner.integerLimit) else { return string("\(value)") }
    if value < 0 { byte(UInt8(ascii: "-")) }
    var rest = value.magnitude
    if rest < 10 { return byte(UInt8(ascii: "0") + UInt8(rest)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = 20
      while rest > 0 {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      raw(UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }
}

extension JSONWriter {
  /// Writes a tree.
  package mutating func value(_ value: JSONValue) { tree(value, depth: 1) }

  /// Writes a tree.
  package mutating func object(_ object: JSONObject) { tree(.object(object), depth: 1) }

  /// Writes the members of an object into the one that is open.
  package mutating func members(_ object: JSONObject) {
    note(object)
    for member in object.members {
      name(text: member.name)
      tree(member.value, depth: 2)
    }
  }

  private mutating func tree(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: raw("null")
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .string(let text): string(text)
    case .array(let values):
      deepest = max(deepest, depth)
      guard depth <= JSONScanner.depthLimit else { return raw("null") }
      beginArray()
      for value in values {
        separate()
        tree(value, depth: depth + 1)
      }
      endArray()
    case .object(let object):
      deepest = max(deepest, depth)
      guard depth <= JSONScanner.depthLimit else { return raw("null") }
      note(object)
      beginObject()
      for member in object.members {
        name(text: member.name)
        tree(member.value, depth: depth + 1)
      }
      endObject()
    }
  }

  private mutating func note(_ object: JSONObject) {
    guard object.members.count > 1 else { return }
    var seen = Set<[UInt8]>()
    for member in object.members where !seen.insert(Array(member.name.utf8)).inserted { duplicate = member.name }
  }
}

/// The memory of a writer. Only its writer writes to it, and only while nobody else has it.
private final class JSONStorage: @unchecked Sendable {
  let bytes: UnsafeMutablePointer<UInt8>
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }
}
