import Rowtrail

extension FileParser {
  /// `PREDICATE`, to the end of the line.
  mutating func predicate() throws(Fault) -> Scenario.Predicate {
    var builder = PredicateBuilder()
    while true {
      if cursor.take("not") {
        builder.addNot()
      } else if cursor.take(.leftParenthesis) {
        builder.open()
      } else {
        builder.add(try test())
        guard try connective(&builder) else { return builder.finish() }
      }
    }
  }

  /// What stands behind a test: parentheses that close, then `and` or `or`, or the end of the line: `false`.
  private mutating func connective(_ builder: inout PredicateBuilder) throws(Fault) -> Bool {
    while builder.depth > 0, cursor.take(.rightParenthesis) { builder.close() }
    if cursor.take("and") {
      builder.addAnd()
    } else if cursor.take("or") {
      builder.addOr()
    } else if builder.depth > 0 {
      throw unexpected(.connectiveOrRightParenthesis)
    } else {
      try endOfLine(.endOfPredicate)
      return false
    }
    return true
  }

  /// `OPERAND [== | != | < | <= | > | >= OPERAND]`
  private mutating func test() throws(Fault) -> Scenario.Predicate.Test {
    let left = try operand()
    if let comparison = cursor.current.kind.comparison {
      cursor.take()
      return .compare(left, comparison, try operand())
    }
    if cursor.current.kind == .fault { throw unexpected(.endOfPredicate) }
    if left.isLiteral { throw Fault(column: left.column, problem: .literalAlone) }
    return .isTrue(left)
  }

  /// `OPERAND`
  mutating func operand() throws(Fault) -> Scenario.Operand {
    let column = cursor.current.column
    let kind: Scenario.Operand.Kind
    switch cursor.current.kind {
    case .integer:
      let token = cursor.take()
      kind = .integer(token.value, written: cursor.text(token))
    case .capture: kind = try ofCapture()
    case .leftBracket: kind = try bracketed()
    case .string: kind = try ofString()
    case .word: kind = try ofWord()
    default: throw unexpected(.operand)
    }
    return Scenario.Operand(kind, column: column)
  }

  private mutating func ofCapture() throws(Fault) -> Scenario.Operand.Kind {
    let name = captured(as: nil)
    if case .some(.section) = builder.captures[name] ?? nil {
      return .section(.capture(name), try sectionProperty())
    }
    return .row(.capture(name), try property())
  }

  private mutating func ofString() throws(Fault) -> Scenario.Operand.Kind {
    guard cursor.kindAhead() == .dot else { return .text(cursor.text(cursor.take())) }
    let id = try id(.id)
    return .rowOrSection(id: id, try property())
  }

  private mutating func ofWord() throws(Fault) -> Scenario.Operand.Kind {
    if cursor.isAt("and") || cursor.isAt("or") || cursor.isAt("not") { throw unexpected(.operand) }
    if cursor.take("true") { return .boolean(true) }
    if cursor.take("false") { return .boolean(false) }
    let ahead = cursor.kindAhead()
    if ahead == .leftParenthesis, cursor.isAt("row") || cursor.isAt("section") { return try called() }
    if ahead == .dot {
      if cursor.take("list") { return .list(try known(.list) { Scenario.ListProperty(rawValue: $0) }) }
      if cursor.take("view") { return .view(try known(.view) { Scenario.ViewProperty(rawValue: $0) }) }
      let id = cursor.text(cursor.take())
      return .rowOrSection(id: id, try property())
    }
    return .text(cursor.text(cursor.take()))
  }

  /// `row(ID).PROPERTY` or `section(ID).PROPERTY`
  private mutating func called() throws(Fault) -> Scenario.Operand.Kind {
    let isRow = cursor.isAt("row")
    cursor.take()
    cursor.take()
    let id = try id(isRow ? .rowID : .sectionID)
    try take(.rightParenthesis, .rightParenthesis)
    if isRow { return .row(.target(.id(id)), try property()) }
    return .section(.target(.id(id)), try sectionProperty())
  }

  /// A list of ids, a path, or a property of what has a path or an index.
  private mutating func bracketed() throws(Fault) -> Scenario.Operand.Kind {
    cursor.take()
    if cursor.current.kind == .integer { return try bracketedIntegers() }
    if cursor.take(.rightBracket) { return .ids([]) }
    var ids = [try id(.idOrRightBracket)]
    while cursor.take(.comma) { ids.append(try id(.id)) }
    try take(.rightBracket, .commaOrRightBracket)
    return .ids(ids)
  }

  private mutating func bracketedIntegers() throws(Fault) -> Scenario.Operand.Kind {
    let section = cursor.take().value
    if cursor.current.kind == .rightBracket {
      let end = cursor.take().end
      let revision = try capturedRevision(directlyBehind: end)
      let target: SectionTarget<String> = revision.map { .captured(section, revision: $0) } ?? .index(section)
      return .section(.target(target), try sectionProperty())
    }
    try take(.comma, .commaOrRightBracket)
    let path = RowPath(section: section, item: try integer(.itemNumber))
    let end = try take(.rightBracket, .rightBracketOfIntegers).end
    if let revision = try capturedRevision(directlyBehind: end) {
      return .row(.target(.captured(path, revision: revision)), try property())
    }
    if cursor.current.kind == .dot { return .row(.target(.path(path)), try property()) }
    return .path(path)
  }

  /// `.PROPERTY` of a row, or of what may be one.
  private mutating func property() throws(Fault) -> Scenario.Property {
    let token = try propertyToken()
    cursor.take()
    return Scenario.Property(cursor.text(token), isQuoted: token.kind == .string)
  }

  private mutating func sectionProperty() throws(Fault) -> Scenario.SectionProperty {
    try known(.section) { Scenario.SectionProperty(rawValue: $0) }
  }

  /// `.PROPERTY` of what has no other properties than those that are known here.
  private mutating func known<Property>(
    _ owner: PropertyOwner, _ property: (String) -> Property?
  ) throws(Fault) -> Property {
    let token = try propertyToken()
    let name = cursor.text(token)
    guard token.kind == .word, let property = property(name) else {
      let meant = meant(by: name, among: owner.properties)
      throw Fault(column: token.column, problem: .unknownProperty(name.excerpt, of: owner, suggestion: meant))
    }
    cursor.take()
    return property
  }

  /// Takes `.`, and gives the property behind it, which still comes next.
  private mutating func propertyToken() throws(Fault) -> Token {
    try take(.dot, .dot)
    let token = cursor.current
    guard token.kind == .word || token.kind == .string else { throw unexpected(.property) }
    if token.end - token.start == 2, token.kind == .string {
      throw Fault(column: token.column, problem: .emptyFieldName)
    }
    return token
  }
}

extension Scenario.Operand {
  /// Whether the operand is written out and neither `true` nor `false`.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .text, .integer, .path, .ids: true
    default: false
    }
  }
}
