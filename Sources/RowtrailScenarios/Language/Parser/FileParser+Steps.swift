import Rowtrail

extension FileParser {
  /// `batch` or `reload`. In another block it is an error, but has an `end` of its own.
  mutating func openBlock(_ kind: BlockKind, _ first: Token) throws(Fault) {
    let outer = builder.blocks.last
    builder.blocks.append(Block(kind, place: place(of: first), lineStart: line.start))
    if let outer { throw Fault(column: first.column, problem: .misplaced(kind.rawValue, in: outer.kind)) }
    builder.setupIsOver = true
    try endOfLine()
  }

  /// `end [-> OUTCOME]`
  mutating func endLine(_ first: Token) throws(Fault) {
    guard let block = builder.blocks.popLast() else { throw Fault(column: first.column, problem: .endWithoutBlock) }
    let outcome = try outcome(of: nil)
    guard builder.blocks.isEmpty else { return }
    let step = Scenario.Step(block.command, outcome: outcome)
    builder.statements.append(Scenario.Statement(.step(step), at: block.place))
  }

  /// A step that is no block.
  mutating func stepLine(_ keyword: Keyword, _ first: Token) throws(Fault) {
    builder.setupIsOver = true
    let block = builder.blocks.last?.kind
    if let block, block == .reload || [.undo, .redo, .tap, .swipe].contains(keyword) {
      throw Fault(column: first.column, problem: .misplaced(keyword.rawValue, in: block))
    }
    if keyword == .tap || keyword == .swipe { try needView(keyword, first) }
    let command = try command(keyword)
    if block != nil {
      try endOfBatchStep()
      guard case .action(let action) = command else { return }
      builder.blocks[builder.blocks.count - 1].steps.append(Scenario.BatchStep(action, at: place(of: first)))
    } else {
      let step = Scenario.Step(command, outcome: try outcome(of: Scenario.Step(command)))
      builder.statements.append(Scenario.Statement(.step(step), at: place(of: first)))
    }
  }

  private mutating func endOfBatchStep() throws(Fault) {
    if cursor.current.kind == .arrow { throw Fault(column: cursor.current.column, problem: .outcomeInBatch) }
    try endOfLine()
  }

  /// Sees to it that the scenario has a view.
  mutating func needView(_ keyword: Keyword, _ first: Token) throws(Fault) {
    if builder.view == nil { throw Fault(column: first.column, problem: .needsView(keyword.rawValue)) }
  }

  private mutating func command(_ keyword: Keyword) throws(Fault) -> Scenario.Step.Command {
    switch keyword {
    case .swipe: return .swipe(place: try integer(.cellPlace))
    case .tap:
      let place = try integer(.cellPlace)
      if cursor.take("star") { return .tap(place: place, .star) }
      try take("expand", .cellButton)
      return .tap(place: place, .expand)
    default:
      if let command = keyword.rowCommand { return .action(.row(command, try row())) }
      if let command = keyword.allCommand { return .action(try all(command)) }
      return .action(try action(keyword))
    }
  }

  private mutating func all(_ command: Scenario.AllCommand) throws(Fault) -> Scenario.Action {
    let kind = cursor.current.kind
    let isWhole = kind == .end || kind == .arrow || cursor.isAt("as-of")
    let section = isWhole ? nil : try section()
    let asOf = cursor.take("as-of") ? try revision() : nil
    return .all(command, in: section, asOf: asOf)
  }

  private mutating func action(_ keyword: Keyword) throws(Fault) -> Scenario.Action {
    switch keyword {
    case .undo: return .undo
    case .redo: return .redo
    case .delete:
      if cursor.take("section") { return .deleteSection(try section()) }
      let first = cursor.current
      let rows = try rows()
      if cursor.current.kind == .word || cursor.current.kind == .string {
        throw unexpected(builder.blocks.isEmpty ? .endOfStep : .endOfLine, of: keyword, behind: first)
      }
      return .delete(rows)
    case .deleteOffsets:
      let section = try section()
      return .deleteOffsets(in: section, try offsets())
    case .moveOffsets:
      let section = try section()
      let offsets = try offsets()
      try take("to", .offsetOrTo)
      return .moveOffsets(in: section, offsets, to: try integer(.newOffset))
    case .move: return try move()
    case .insert: return try insert()
    default: return try edit()
    }
  }

  private mutating func move() throws(Fault) -> Scenario.Action {
    if cursor.take("section") {
      let section = try section()
      try take("to", .to)
      return .moveSection(section, to: try integer(.newIndex))
    }
    let first = cursor.current
    let rows = try rows()
    guard cursor.take("to") else { throw unexpected(.commaOrTo, of: .move, behind: first) }
    return .move(rows, to: try destination())
  }

  private mutating func insert() throws(Fault) -> Scenario.Action {
    if cursor.take("row") {
      let id = try id(.rowID)
      let row = try newRow(id: id)
      try take("at", .rowAttributeOrAt)
      return .insert(row, at: try destination())
    }
    try take("section", .rowOrSection)
    let id = try id(.sectionID)
    let edit = try sectionEdit()
    try take("at", .sectionAttributeOrAt)
    return .insertSection(edit.attributes(id: id), at: try integer(.newIndex))
  }

  private mutating func edit() throws(Fault) -> Scenario.Action {
    if cursor.take("section") {
      let section = try section()
      let edit = try sectionEdit()
      if edit == SectionEdit() { throw unexpected(.headerOrFooter) }
      return .editSection(section, edit)
    }
    let first = cursor.current
    let row = try row()
    let start = cursor.current.start
    let attributes = try rowAttributes(isEdit: true)
    if cursor.current.start == start { throw unexpected(.titleOrField, of: .edit, behind: first) }
    return .edit(row, TextEdit(title: attributes.title, fields: attributes.fields))
  }

  /// That something else was expected behind a row, which may be a misspelt `section`.
  private mutating func unexpected(
    _ expectation: ScenarioError.Expectation, of keyword: Keyword, behind first: Token
  ) -> Fault {
    let fault = unexpected(expectation)
    guard case .expected(let expected, let found, nil) = fault.problem,
      cursor.current.kind == .word || cursor.current.kind == .string, meant(by: first, as: "section")
    else { return fault }
    let id = cursor.bytes.excerpt(cursor.current.start..<cursor.current.end)
    let line = "\(keyword.rawValue) section \(id)"
    return Fault(column: fault.column, problem: .expected(expected, found: found, suggestion: line))
  }

  private mutating func offsets() throws(Fault) -> [Int] {
    var found = [try integer(.offset)]
    while cursor.current.kind == .integer { found.append(cursor.take().value) }
    return found
  }
}
