import Rowtrail

extension FileParser {
  /// `capture NAME = …`. Whatever is wrong behind the name, it is captured.
  mutating func captureLine(_ first: Token) throws(Fault) {
    builder.setupIsOver = true
    let name = cursor.current.kind == .word ? cursor.text(cursor.current) : nil
    if let name { builder.captures.updateValue(nil, forKey: name) }
    try stayOutsideBlocks(.capture, first)
    guard let name else { throw unexpected(.captureName) }
    cursor.take()
    try take(.equals, .equals)
    let place = place(of: cursor.current)
    let (kind, subject) = try captureSubject()
    try endOfLine()
    builder.captures[name] = kind
    builder.statements.append(Scenario.Statement(.capture(name: name, subject), at: place))
  }

  private mutating func captureSubject() throws(Fault) -> (CaptureKind, Scenario.CaptureSubject) {
    if cursor.take(.leftBracket) {
      let section = try integer(.indexOrPath)
      if cursor.take(.rightBracket) { return (.section, .index(section)) }
      try take(.comma, .commaOrRightBracket)
      let item = try integer(.itemNumber)
      try take(.rightBracket, .rightBracket)
      return (.row, .path(RowPath(section: section, item: item)))
    }
    if cursor.isAt("section"), cursor.kindAhead() == .leftParenthesis {
      cursor.take()
      cursor.take()
      let id = try id(.sectionID)
      try take(.rightParenthesis, .rightParenthesis)
      return (.section, .section(id: id))
    }
    return (.row, .row(id: try id(.captured)))
  }

  /// `scroll INT`
  mutating func scrollLine(_ first: Token) throws(Fault) {
    builder.setupIsOver = true
    try stayOutsideBlocks(.scroll, first)
    try needView(.scroll, first)
    let item = try integer(.firstItem)
    try endOfLine()
    builder.statements.append(Scenario.Statement(.scroll(to: item), at: place(of: first)))
  }

  /// `expect [at INT] PREDICATE`
  mutating func expectLine(_ first: Token) throws(Fault) {
    builder.setupIsOver = true
    try stayOutsideBlocks(.expect, first)
    let revision = cursor.take("at") ? try revision() : nil
    let place = place(of: cursor.current)
    let predicate = try predicate()
    builder.statements.append(Scenario.Statement(.expect(at: revision, predicate), at: place))
  }

  /// Sees to it that no block is open.
  func stayOutsideBlocks(_ keyword: Keyword, _ first: Token) throws(Fault) {
    guard let block = builder.blocks.last else { return }
    throw Fault(column: first.column, problem: .misplaced(keyword.rawValue, in: block.kind))
  }
}
