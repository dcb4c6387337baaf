/// Cuts a line into tokens, one at a time.
///
/// Bytes are compared as bytes, never as `Character`s, for which `"\r\n"` is one and a combining mark joins what stands
/// before it. Only strings (and comments, behind which nothing is read) hold more than ASCII, so a column is an offset
/// less the continuation bytes of the strings before it. Reading a line takes time linear in its length.
struct Lexer {
  /// The file.
  let bytes: [UInt8]
  /// Why what follows is no token, once a token of the kind `fault` has been read.
  private(set) var fault: Fault?
  private var line = SourceLine()
  private var offset = 0
  private var continuations = 0
  /// The column just after the last token.
  private var lastColumn = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Goes to the start of a line.
  mutating func start(_ line: SourceLine) {
    self.line = line
    offset = line.start
    continuations = 0
    lastColumn = 1
    fault = nil
  }

  /// The offset at which the rest of the line starts: where there is no token left, its comment or its end.
  var rest: Int { offset }

  /// The next token; at the end, and where something is wrong, the same one again and again.
  mutating func next() -> Token {
    while offset < line.limit, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    if let fault { return nothing(.fault, column: fault.column) }
    guard offset < line.limit, bytes[offset] != UInt8(ascii: "#") else { return atEnd() }
    let start = offset
    let column = column(of: start)
    do throws(Fault) {
      var token = try token(startingWith: bytes[start], column: column)
      token.start = start
      token.end = offset
      token.column = column
      lastColumn = self.column(of: offset)
      return token
    } catch {
      fault = error
      return nothing(.fault, column: error.column)
    }
  }

  private mutating func atEnd() -> Token {
    guard let bad = line.badCharacter else { return nothing(.end, column: lastColumn) }
    fault = bad.fault
    return nothing(.fault, column: bad.column)
  }

  private func nothing(_ kind: Token.Kind, column: Int) -> Token {
    Token(kind: kind, start: offset, end: offset, column: column)
  }

  private func column(of offset: Int) -> Int { offset - line.start - continuations + 1 }

  /// The byte at an offset, or 0 behind the line's end.
  private func byte(_ offset: Int) -> UInt8 { offset < line.limit ? bytes[offset] : 0 }

  private mutating func token(startingWith first: UInt8, column: Int) throws(Fault) -> Token {
    if first.startsWord {
      skipWord()
      return Token(kind: .word, start: 0, end: 0, column: 0)
    }
    if first == UInt8(ascii: "\"") { return try string(column: column) }
    if first.isDigit || (first == UInt8(ascii: "-") && byte(offset + 1).isDigit) {
      return Token(kind: .integer, start: 0, end: 0, column: 0, value: try integer(column: column))
    }
    if first == UInt8(ascii: "@") { return try reference(column: column) }
    guard let (kind, length) = punctuation(first) else {
      throw Fault(column: column, problem: .unexpectedCharacter(bytes.scalar(at: offset)))
    }
    offset += length
    return Token(kind: kind, start: 0, end: 0, column: 0)
  }

  private mutating func skipWord() {
    offset += 1
    while offset < line.limit {
      let byte = bytes[offset]
      if byte.continuesWord {
        offset += 1
      } else if byte == UInt8(ascii: "-"), self.byte(offset + 1).continuesWord {
        offset += 2
      } else {
        return
      }
    }
  }

  private mutating func reference(column: Int) throws(Fault) -> Token {
    let first = byte(offset + 1)
    if first.startsWord {
      offset += 1
      skipWord()
      return Token(kind: .capture, start: 0, end: 0, column: 0)
    }
    guard first.isDigit || (first == UInt8(ascii: "-") && byte(offset + 2).isDigit) else {
      throw Fault(column: column, problem: .loneAt)
    }
    offset += 1
    return Token(kind: .revision, start: 0, end: 0, column: 0, value: try integer(column: column + 1))
  }

  private mutating func integer(column: Int) throws(Fault) -> Int {
    let start = offset
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    var value = 0
    var fits = true
    while offset < line.limit, bytes[offset].isDigit {
      let digit = Int(bytes[offset] - UInt8(ascii: "0"))
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow2) =
        isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if overflow || overflow2 { fits = false }
      value = sum
      offset += 1
    }
    guard fits else { throw Fault(column: column, problem: .integerTooLarge(bytes.excerpt(start..<offset))) }
    guard !byte(offset).startsWord else {
      throw Fault(column: column, problem: .gluedInteger(bytes.excerpt(start..<offset)))
    }
    return value
  }

  private func punctuation(_ first: UInt8) -> (Token.Kind, Int)? {
    let second = byte(offset + 1)
    let isEqual = second == UInt8(ascii: "=")
    return switch first {
    case UInt8(ascii: ","): (.comma, 1)
    case UInt8(ascii: "["): (.leftBracket, 1)
    case UInt8(ascii: "]"): (.rightBracket, 1)
    case UInt8(ascii: "("): (.leftParenthesis, 1)
    case UInt8(ascii: ")"): (.rightParenthesis, 1)
    case UInt8(ascii: "."):
      second == UInt8(ascii: ".") && byte(offset + 2) == UInt8(ascii: ".") ? (.ellipsis, 3) : (.dot, 1)
    case UInt8(ascii: "-"): second == UInt8(ascii: ">") ? (.arrow, 2) : nil
    case UInt8(ascii: "="): isEqual ? (.equal, 2) : (.equals, 1)
    case UInt8(ascii: "!"): isEqual ? (.notEqual, 2) : nil
    case UInt8(ascii: "<"): isEqual ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"): isEqual ? (.greaterOrEqual, 2) : (.greater, 1)
    default: nil
    }
  }
}

extension Lexer {
  /// Reads a string to its closing quote.
  private mutating func string(column: Int) throws(Fault) -> Token {
    var token = Token(kind: .string, start: 0, end: 0, column: 0)
    offset += 1
    while offset < line.limit {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return token
      }
      if byte == UInt8(ascii: "\\") {
        token.hasEscapes = true
        guard let length = try escapeLength() else { break }
        offset += length
      } else {
        if byte & 0xC0 == 0x80 { continuations += 1 }
        offset += 1
      }
    }
    if let bad = line.badCharacter { throw bad.fault }
    throw Fault(column: column, problem: .unfinishedString)
  }

  /// How many bytes the escape has that starts here, or `nil` where the line ends in it.
  private func escapeLength() throws(Fault) -> Int? {
    let column = column(of: offset)
    guard offset + 1 < line.limit else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"): return 2
    case UInt8(ascii: "u"): break
    default: throw Fault(column: column, problem: .unknownEscape(bytes.scalar(at: offset + 1)))
    }
    var value: UInt32 = 0
    var end = offset + 3
    while end < line.limit, end < offset + 11, let digit = bytes[end].hexadecimalValue {
      value = value << 4 | digit
      end += 1
    }
    guard byte(offset + 2) == UInt8(ascii: "{"), end > offset + 3, byte(end) == UInt8(ascii: "}") else {
      throw Fault(column: column, problem: .malformedScalarEscape)
    }
    guard value != 0, Unicode.Scalar(value) != nil else {
      throw Fault(column: column, problem: .noScalar(bytes.excerpt(offset..<end + 1)))
    }
    return end + 1 - offset
  }
}
