import RowtrailScenarios

/// Reads JSON strictly: RFC 8259 to the letter, each key once in an object, and not nested too deeply.
///
/// It goes over Unicode scalars; places count lines and scalars from 1.
struct JSONReader {
  /// How deeply arrays and objects may be nested.
  static let deepest = 64

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var column = 1
  private var depth = 0

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { position = 1 }
  }

  /// The value that bytes of UTF-8 hold.
  ///
  /// - Throws: the first thing that is wrong.
  static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONNode {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      var reader = JSONReader(String(decoding: bytes, as: UTF8.self))
      while let scalar = reader.peek, scalar != "\u{FFFD}" { reader.advance() }
      throw reader.fault("this is not UTF-8")
    }
    var reader = JSONReader(text)
    let node = try reader.value()
    reader.skipBlanks()
    if let scalar = reader.peek { throw reader.fault("expected the end, found \(Self.shown(scalar))") }
    return node
  }

  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
  var place: SourcePlace { SourcePlace(line: line, column: column) }

  func fault(_ message: String) -> JSONFault { JSONFault(place: place, message: message) }

  mutating func advance() {
    if scalars[position] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    position += 1
  }

  private mutating func skipBlanks() {
    while let scalar = peek, scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" { advance() }
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ words: String) throws(JSONFault) {
    skipBlanks()
    guard peek == scalar else { throw unexpected(words) }
    advance()
  }

  func unexpected(_ words: String) -> JSONFault {
    fault("expected \(words), found \(peek.map(Self.shown) ?? "the end")")
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String { "'\(scalar)'" }

  private mutating func value() throws(JSONFault) -> JSONNode {
    skipBlanks()
    let start = place
    let kind: JSONNode.Kind
    switch peek {
    case "{": kind = .object(try nested { (reader) throws(JSONFault) in try reader.members() })
    case "[": kind = .array(try nested { (reader) throws(JSONFault) in try reader.elements() })
    case "\"": kind = .string(try string())
    case "t": kind = .bool(try word("true", true))
    case "f": kind = .bool(try word("false", false))
    case "n":
      _ = try word("null", true)
      kind = .null
    case let scalar? where scalar == "-" || Self.isDigit(scalar): kind = try number()
    default: throw unexpected("a value")
    }
    return JSONNode(kind: kind, place: start)
  }

  private mutating func nested<Result>(
    _ body: (inout JSONReader) throws(JSONFault) -> Result
  ) throws(JSONFault) -> Result {
    guard depth < Self.deepest else { throw fault("this is nested more than \(Self.deepest) deep") }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func elements() throws(JSONFault) -> [JSONNode] {
    advance()
    skipBlanks()
    var elements: [JSONNode] = []
    if peek == "]" {
      advance()
      return elements
    }
    while true {
      elements.append(try value())
      skipBlanks()
      if peek == "," {
        advance()
      } else {
        try expect("]", "',' or ']'")
        return elements
      }
    }
  }

  private mutating func members() throws(JSONFault) -> [JSONNode.Member] {
    advance()
    skipBlanks()
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    if peek == "}" {
      advance()
      return members
    }
    while true {
      skipBlanks()
      let start = place
      guard peek == "\"" else { throw unexpected("a key in quotes") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw JSONFault(place: start, message: "the key \(ScenarioText.string(key)) is there already")
      }
      try expect(":", "':'")
      members.append(JSONNode.Member(key: key, place: start, value: try value()))
      skipBlanks()
      if peek == "," {
        advance()
      } else {
        try expect("}", "',' or '}'")
        return members
      }
    }
  }
}
