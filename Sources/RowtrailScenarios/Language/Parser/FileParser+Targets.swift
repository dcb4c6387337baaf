import Rowtrail

extension FileParser {
  /// `ROW {, ROW}`
  mutating func rows() throws(Fault) -> [Scenario.RowReference] {
    var found = [try row()]
    while cursor.take(.comma) { found.append(try row()) }
    return found
  }

  /// `ROW`
  mutating func row() throws(Fault) -> Scenario.RowReference {
    switch cursor.current.kind {
    case .leftBracket:
      let (path, end) = try path()
      guard let revision = try capturedRevision(directlyBehind: end) else { return .target(.path(path)) }
      return .target(.captured(path, revision: revision))
    case .capture: return .capture(captured(as: .row))
    default: return .target(.id(try id(.row)))
    }
  }

  /// `SECTION`
  mutating func section() throws(Fault) -> Scenario.SectionReference {
    switch cursor.current.kind {
    case .leftBracket:
      cursor.take()
      let index = try integer(.sectionIndex)
      let end = try take(.rightBracket, .rightBracket).end
      guard let revision = try capturedRevision(directlyBehind: end) else { return .target(.index(index)) }
      return .target(.captured(index, revision: revision))
    case .capture: return .capture(captured(as: .section))
    default: return .target(.id(try id(.section)))
    }
  }

  /// `DEST`
  mutating func destination() throws(Fault) -> Scenario.DestinationReference {
    if cursor.current.kind == .leftBracket { return .path(try path().path) }
    if cursor.take("before") { return .before(try row()) }
    if cursor.take("after") { return .after(try row()) }
    if cursor.take("start") {
      try take("of", .of)
      return .start(of: try section())
    }
    if cursor.take("end") {
      try take("of", .of)
      return .end(of: try section())
    }
    throw unexpected(.destination)
  }

  /// `PATH`, and the offset behind its bracket.
  private mutating func path() throws(Fault) -> (path: RowPath, end: Int) {
    try take(.leftBracket, .leftBracket)
    let section = try integer(.sectionNumber)
    try take(.comma, .comma)
    let item = try integer(.itemNumber)
    let end = try take(.rightBracket, .rightBracket).end
    return (RowPath(section: section, item: item), end)
  }

  /// The `@INT` directly behind a bracket, or `nil`.
  mutating func capturedRevision(directlyBehind end: Int) throws(Fault) -> Int? {
    let token = cursor.current
    guard token.kind == .revision, token.start == end else { return nil }
    guard token.value >= 0 else { throw Fault(column: token.column + 1, problem: .negativeRevision(token.value)) }
    cursor.take()
    return token.value
  }

  /// Among more names than this, none is looked for that a misspelt one may have meant.
  private static var mostNames: Int { 1000 }

  /// Takes `@NAME`, and sees to it that the name was captured as what is wanted, if it matters.
  mutating func captured(as wanted: CaptureKind?) -> String {
    let token = cursor.take()
    let name = cursor.text(token)
    guard let kind = builder.captures[name] else {
      let known = builder.captures
      let meant = meant(by: name, among: known.count <= Self.mostNames ? known.keys.sorted() : [])
      note(.unknownCapture(name.excerpt, suggestion: meant), column: token.column)
      return name
    }
    if let kind, let wanted, kind != wanted { note(.wrongCapture(name.excerpt, wanted: wanted), column: token.column) }
    return name
  }
}
