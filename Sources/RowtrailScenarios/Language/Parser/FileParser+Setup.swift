import Rowtrail

extension FileParser {
  /// `view INT`
  mutating func viewLine(_ first: Token) throws(Fault) {
    try stayOutsideBlocks(.view, first)
    if builder.setupIsOver { throw Fault(column: first.column, problem: .afterSetup("view")) }
    if builder.view != nil { throw Fault(column: first.column, problem: .secondView) }
    builder.view = 0
    let count = try take(.integer, .visibleItems)
    guard count.value >= 0 else { throw Fault(column: count.column, problem: .negativeView(count.value)) }
    builder.view = count.value
    try endOfLine()
  }

  /// A `section`, `row` or `rows` line.
  mutating func setupLine(_ keyword: Keyword, _ first: Token) throws(Fault) {
    if builder.blocks.last?.kind == .batch {
      throw Fault(column: first.column, problem: .misplaced(keyword.rawValue, in: .batch))
    }
    if builder.blocks.isEmpty, builder.setupIsOver {
      throw Fault(column: first.column, problem: .afterSetup(keyword.rawValue))
    }
    if keyword == .section { return try sectionLine() }
    guard builder.hasSection else {
      throw Fault(column: first.column, problem: .rowWithoutSection(keyword.rawValue))
    }
    if keyword == .row { try rowLine() } else { try rowsLine() }
  }

  /// `section ID [STRING] {header=… footer=…}`
  private mutating func sectionLine() throws(Fault) {
    builder.startSection()
    let column = cursor.current.column
    let id = try id(.sectionID)
    let before = builder.blocks.isEmpty ? builder.declareSection(id, line: line.number) : nil
    if let before { note(.duplicateSection(id.excerpt, line: before), column: column) }
    let edit = try sectionEdit()
    try endOfLine(.endOfSection)
    if before == nil { builder.add(Scenario.SetupSection(edit.attributes(id: id))) }
  }

  /// `row ID [STRING] {starred expanded KEY=VALUE}`
  private mutating func rowLine() throws(Fault) {
    let column = cursor.current.column
    let id = try id(.rowID)
    let before = builder.blocks.isEmpty ? builder.rowIDs.declare(id, line: line.number) : nil
    if let before { note(.duplicateRow(id.excerpt, line: before), column: column) }
    let row = try newRow(id: id)
    try endOfLine(.endOfRow)
    guard count(rows: 1, column: column), count(text: RowText(row), column: column), before == nil else { return }
    builder.add(.row(row))
  }

  /// `rows STRING INT...INT [STRING] {starred expanded KEY=VALUE}`
  private mutating func rowsLine() throws(Fault) {
    let token = try take(.string, .idPattern)
    let id = Scenario.TextPattern(cursor.text(token))
    guard id.hasPlaceholder else { throw Fault(column: token.column, problem: .noPlaceholder) }
    let first = try take(.integer, .firstNumber)
    try take(.ellipsis, .ellipsis)
    let last = try take(.integer, .lastNumber)
    guard first.value <= last.value else {
      throw Fault(column: first.column, problem: .emptyRange(first.value, last.value))
    }
    let (difference, overflow) = last.value.subtractingReportingOverflow(first.value)
    let rows = overflow || difference == .max ? Int.max : difference + 1
    guard count(rows: rows, column: first.column) else {
      _ = try rowAttributesOfLine()
      return
    }
    let numbers = first.value...last.value
    let pattern: Scenario.RowPattern
    do throws(Fault) {
      pattern = try rowAttributesOfLine().pattern(id: id, numbers: numbers)
    } catch {
      let ids = RowText(of: RowAttributes().pattern(id: id, numbers: numbers))
      if builder.count(text: ids).isWithin { declareRows(id, numbers, column: token.column) }
      throw error
    }
    guard count(text: RowText(of: pattern), column: first.column), declareRows(id, numbers, column: token.column)
    else { return }
    builder.add(.pattern(pattern))
  }

  private mutating func rowAttributesOfLine() throws(Fault) -> RowAttributes {
    let attributes = try rowAttributes(isEdit: false)
    try endOfLine(.endOfRow)
    return attributes
  }

  /// Declares the rows of a `rows` line, and says whether none of them was there already: that is one error a line.
  @discardableResult
  private mutating func declareRows(
    _ id: Scenario.TextPattern, _ numbers: ClosedRange<Int>, column: Int
  ) -> Bool {
    guard builder.blocks.isEmpty, let before = builder.rowIDs.declare(id, numbers, line: line.number) else {
      return true
    }
    note(.duplicateRow(before.id.excerpt, line: before.line), column: column)
    return false
  }

  /// Counts rows of the scenario, and says whether they are within the limit; that they are not is one error a scenario.
  private mutating func count(rows: Int, column: Int) -> Bool {
    let (isWithin, isFirstBeyond) = builder.count(rows: rows)
    if isFirstBeyond { note(.tooManyRows, column: column) }
    return isWithin
  }

  /// Counts texts of the scenario's rows, and says whether they are within the limit; that they are not is one error a
  /// scenario.
  private mutating func count(text: RowText, column: Int) -> Bool {
    let (isWithin, isFirstBeyond) = builder.count(text: text)
    if isFirstBeyond { note(.tooMuchText, column: column) }
    return isWithin
  }
}

extension SectionEdit {
  /// A new section's attributes, the defaults filled in.
  func attributes(id: String) -> SectionAttributes<String> {
    SectionAttributes(id, header: header, footer: footer ?? "", headerMode: headerMode)
  }
}
