/// Writes JSON in the one canonical way: no blanks, and escapes only where they are needed or where a character would
/// deceive a reader's eye.
package struct JSONWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next member or element is the first.
  private var isFirst = true
  /// How deep what was written is nested at most, where trees were written.
  package private(set) var deepest = 0
  /// A name that came twice in an object of a tree.
  package private(set) var duplicate: String?

  package init() {}

  /// Forgets everything but the memory.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    isFirst = true
    deepest = 0
    duplicate = nil
  }

  /// Drops what was written after a position.
  package mutating func truncate(to count: Int) {
    bytes.removeLast(bytes.count - count)
  }

  /// Writes the text as it is.
  @inline(__always)
  package mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes the bytes as they are.
  package mutating func raw(_ other: some Collection<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Writes a member's name, which needs no escapes, with the comma before and the colon after it.
  @inline(__always)
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    raw(name)
    raw("\":")
  }

  /// Writes any name, with the comma before and the colon after it.
  package mutating func name(text: String) {
    separate()
    string(text)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes the comma before an element, where it is not the first.
  @inline(__always)
  package mutating func separate() {
    if isFirst { isFirst = false } else { bytes.append(UInt8(ascii: ",")) }
  }

  package mutating func beginObject() {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  package mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }

  package mutating func beginArray() {
    bytes.append(UInt8(ascii: "["))
    isFirst = true
  }

  package mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
    isFirst = false
  }

  package mutating func bool(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  /// Writes an integer; as a string where it is beyond ±(2^53−1).
  package mutating func integer(_ value: Int) {
    guard value.magnitude <= UInt(JSONScanner.integerLimit) else { return string("\(value)") }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    if rest < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(rest)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = 20
      while rest > 0 {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      bytes.append(contentsOf: digits[first...])
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
