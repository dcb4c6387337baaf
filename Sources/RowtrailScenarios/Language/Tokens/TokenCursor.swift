/// Where a parser stands in a line: the token that comes next, and the one behind it where that matters.
struct TokenCursor {
  private var lexer: Lexer
  /// The token that comes next.
  private(set) var current = Token(kind: .end, start: 0, end: 0, column: 1)
  private var ahead: Token?

  init(_ bytes: [UInt8]) {
    lexer = Lexer(bytes)
  }

  /// The file.
  var bytes: [UInt8] { lexer.bytes }

  /// Goes to the first token of a line.
  mutating func start(_ line: SourceLine) {
    lexer.start(line)
    ahead = nil
    current = lexer.next()
  }

  /// Why `current`, of the kind `fault`, is no token.
  var fault: Fault? { lexer.fault }

  /// Takes the token that comes next.
  @discardableResult
  mutating func take() -> Token {
    let token = current
    if let next = ahead {
      current = next
      ahead = nil
    } else if token.kind != .end, token.kind != .fault {
      current = lexer.next()
    }
    return token
  }

  /// The kind of the token behind `current`.
  mutating func kindAhead() -> Token.Kind {
    if let ahead { return ahead.kind }
    guard current.kind != .end, current.kind != .fault else { return current.kind }
    let next = lexer.next()
    ahead = next
    return next.kind
  }

  /// Takes the token that comes next where it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    take()
    return true
  }

  /// Takes the token that comes next where it is this word.
  mutating func take(_ word: StaticString) -> Bool {
    guard isAt(word) else { return false }
    take()
    return true
  }

  /// Whether the token that comes next is this word.
  func isAt(_ word: StaticString) -> Bool {
    let start = current.start
    guard current.kind == .word, current.end - start == word.utf8CodeUnitCount else { return false }
    let letters = word.utf8Start
    var index = 0
    while index < word.utf8CodeUnitCount {
      if letters[index] != lexer.bytes[start + index] { return false }
      index += 1
    }
    return true
  }

  /// What a token says: a word or an integer as it is written, a string without quotes and escapes, `@NAME` without `@`.
  func text(_ token: Token) -> String {
    let bytes = lexer.bytes
    switch token.kind {
    case .string:
      if token.hasEscapes { return bytes.unescaped(token.start..<token.end) }
      return String(decoding: bytes[token.start + 1..<token.end - 1], as: UTF8.self)
    case .capture, .revision: return String(decoding: bytes[token.start + 1..<token.end], as: UTF8.self)
    default: return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }
  }

  /// Takes every token that is left; the last one is of the kind `end` or `fault`.
  mutating func takeAll() -> Token {
    while current.kind != .end, current.kind != .fault { take() }
    return current
  }
}
