extension [UInt8] {
  /// The text of a token as it is written.
  func text(_ token: Token) -> String { String(decoding: self[token.start..<token.end], as: UTF8.self) }

  /// Tokens of a statement with the blanks that belong between them.
  func code(_ tokens: [Token], _ keyword: Keyword?) -> [UInt8] {
    var code: [UInt8] = []
    var last: Token?
    for (index, token) in tokens.enumerated() {
      // The `=` of `capture NAME = …` is no value's.
      let isCaptureEquals = keyword == .capture && (index == 2 || index == 3)
      if let last, isCaptureEquals || isBlank(between: last, token) { code.append(0x20) }
      code.append(contentsOf: self[token.start..<token.end])
      last = token
    }
    return code
  }

  private func isBlank(between left: Token, _ right: Token) -> Bool {
    switch (left.kind, right.kind) {
    case (.leftBracket, _), (.leftParenthesis, _), (.equals, _), (.dot, _), (.ellipsis, _): false
    case (_, .rightBracket), (_, .rightParenthesis), (_, .comma), (_, .equals), (_, .dot), (_, .ellipsis): false
    case (.rightBracket, .revision): false
    case (.word, .leftParenthesis): !isCall(left)
    default: true
    }
  }

  private func isCall(_ word: Token) -> Bool {
    let text = text(word)
    return text == "row" || text == "section"
  }
}
