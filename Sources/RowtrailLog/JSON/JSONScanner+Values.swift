extension JSONScanner {
  /// The integer at the position.
  @inline(__always)
  package mutating func integer() throws(LineFailure) -> Int {
    let first = peek()
    let isNegative = first == UInt8(ascii: "-")
    var here = isNegative ? position + 1 : position
    let digits = here
    var value = 0
    while here < end, here - digits < 17 {
      let digit = base[here] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      value = value * 10 + Int(digit)
      here += 1
    }
    guard here > digits else { throw failure(isNegative ? .numberForm : .expected(.integer)) }
    if base[digits] == UInt8(ascii: "0"), here - digits > 1 || isNegative { throw failure(.numberForm) }
    if here < end {
      switch base[here] {
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): throw failure(.numberForm)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): throw failure(.numberRange)
      default: break
      }
    }
    guard value <= Self.integerLimit else { throw failure(.numberRange) }
    position = here
    return isNegative ? -value : value
  }

  /// The truth value at the position.
  package mutating func bool() throws(LineFailure) -> Bool {
    switch peek() {
    case UInt8(ascii: "t"):
      try word("true", .bool)
      return true
    default:
      try word("false", .bool)
      return false
    }
  }

  /// Steps over a word of the language.
  mutating func word(_ word: StaticString, _ expectation: LineFailure.Expectation) throws(LineFailure) {
    _ = peek()
    let count = word.utf8CodeUnitCount
    guard end - position >= count else { throw failure(.expected(expectation)) }
    for index in 0..<count where base[position + index] != word.utf8Start[index] {
      throw failure(.expected(expectation))
    }
    position += count
  }

  /// Steps over the value at the position, whatever it is, and checks it.
  package mutating func skip() throws(LineFailure) {
    let outside = depth
    var kinds: UInt64 = 0
    var isFirst = true
    repeat {
      if depth > outside {
        if kinds & 1 == 1 {
          guard try nextName() != nil else {
            kinds >>= 1
            isFirst = false
            continue
          }
        } else if try !nextElement(isFirst: &isFirst) {
          kinds >>= 1
          isFirst = false
          continue
        }
      }
      switch peek() {
      case UInt8(ascii: "{"):
        try beginObject()
        kinds = kinds << 1 | 1
      case UInt8(ascii: "["):
        try beginArray()
        kinds <<= 1
        isFirst = true
      default: try skipScalar()
      }
    } while depth > outside
  }

  @inline(__always)
  private mutating func skipScalar() throws(LineFailure) {
    switch peek() {
    case UInt8(ascii: "\""): _ = try span()
    case UInt8(ascii: "t"): try word("true", .value)
    case UInt8(ascii: "f"): try word("false", .value)
    case UInt8(ascii: "n"): try word("null", .value)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try integer()
    default: throw failure(.expected(.value))
    }
  }
}

extension JSONScanner {
  /// The value at the position, as a tree.
  package mutating func value() throws(LineFailure) -> JSONValue {
    guard let value = try container() else { return try scalar() }
    return value
  }

  /// The object at the position, as a tree.
  package mutating func object() throws(LineFailure) -> JSONObject {
    guard peek() == UInt8(ascii: "{"), case .object(let object)? = try container() else {
      throw failure(.expected(.object))
    }
    return object
  }

  private mutating func scalar() throws(LineFailure) -> JSONValue {
    switch peek() {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try bool())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .integer(try integer())
    case UInt8(ascii: "n"):
      try word("null", .value)
      return .null
    default: throw failure(.expected(.value))
    }
  }

  /// An object or array that is being built.
  private struct Open {
    var name = ""
    var members: [JSONObject.Member]?
    var elements: [JSONValue] = []
    var isFirst = true

    mutating func add(_ value: JSONValue) {
      if members == nil { elements.append(value) } else { members?.append(JSONObject.Member(name, value)) }
    }

    var value: JSONValue { members.map { .object(JSONObject($0)) } ?? .array(elements) }
  }

  /// The object or array at the position; `nil` where a scalar stands there.
  private mutating func container() throws(LineFailure) -> JSONValue? {
    var open: [Open] = []
    while true {
      switch peek() {
      case UInt8(ascii: "{"):
        try beginObject()
        open.append(Open(members: []))
      case UInt8(ascii: "["):
        try beginArray()
        open.append(Open())
      default:
        guard !open.isEmpty else { return nil }
        open[open.count - 1].add(try scalar())
      }
      while try !advance(&open[open.count - 1]) {
        let value = open.removeLast().value
        guard !open.isEmpty else { return value }
        open[open.count - 1].add(value)
      }
    }
  }

  private mutating func advance(_ open: inout Open) throws(LineFailure) -> Bool {
    guard open.members != nil else { return try nextElement(isFirst: &open.isFirst) }
    guard let name = try nextName() else { return false }
    open.name = name.text
    return true
  }
}
