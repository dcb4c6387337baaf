extension ScenarioError {
  /// What can be wrong with a scenario file, and what a sentence about it has to name. Texts are cut short where they are
  /// long.
  package enum Problem: Hashable, Sendable {
    /// A string does not end on its line.
    case unfinishedString
    /// A backslash before a character that it does nothing to.
    case unknownEscape(Unicode.Scalar)
    /// A `\u` without one to eight hexadecimal digits in braces.
    case malformedScalarEscape
    /// A `\u{…}` of what is no scalar, or of scalar 0.
    case noScalar(String)
    /// An integer outside Int64.
    case integerTooLarge(String)
    /// An integer directly followed by a letter.
    case gluedInteger(String)
    /// An `@` that neither a name nor a revision follows.
    case loneAt
    /// A character that starts no token.
    case unexpectedCharacter(Unicode.Scalar)
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// A carriage return that no line feed follows.
    case loneCarriageReturn
    /// A C0 or C1 control character or DEL.
    case controlCharacter(UInt32)
    /// Something else was expected, and this is probably what was meant.
    case expected(Expectation, found: Found, suggestion: String?)
    /// An id is empty.
    case emptyID
    /// A field's name is empty.
    case emptyFieldName
    /// A revision is below 0.
    case negativeRevision(Int)
    /// A view shows fewer than no items.
    case negativeView(Int)
    /// Statements stand before the first scenario; the first one starts with this word, which may be meant as `scenario`.
    case statementBeforeScenario(misspelt: String?)
    /// The file has no scenario; its first statement starts with this word, which may be meant as `scenario`.
    case noScenario(misspelt: String?)
    /// A block does not end.
    case blockWithoutEnd(BlockKind)
    /// An `end` outside a block.
    case endWithoutBlock
    /// A statement does not stand in a block of this kind.
    case misplaced(String, in: BlockKind)
    /// A line of the setup stands behind it.
    case afterSetup(String)
    /// A second `view` line.
    case secondView
    /// A row with no section above it.
    case rowWithoutSection(String)
    /// A section's id that a line above has.
    case duplicateSection(String, line: Int)
    /// A row's id that a line above has.
    case duplicateRow(String, line: Int)
    /// A `rows` line without `{n}` in the id.
    case noPlaceholder
    /// A range that ends before it starts.
    case emptyRange(Int, Int)
    /// Too many rows in a scenario.
    case tooManyRows
    /// Too much text in the rows of a scenario.
    case tooMuchText
    /// A flag, field or attribute that is given twice in a line.
    case givenTwice(String)
    /// A row's own property as a field's name.
    case reservedKey(String)
    /// A `->` behind a line inside a batch.
    case outcomeInBatch
    /// `-> ID` behind a step that does not name one row, once.
    case noSingleRow
    /// A name that nothing has captured, and what was probably meant.
    case unknownCapture(String, suggestion: String?)
    /// A row's capture where a section is wanted, or the other way round.
    case wrongCapture(String, wanted: CaptureKind)
    /// `tap`, `swipe` or `scroll` in a scenario without a view.
    case needsView(String)
    /// A literal that is to be true or false.
    case literalAlone
    /// A property that a section, the list or the view does not have, and what was probably meant.
    case unknownProperty(String, of: PropertyOwner, suggestion: String?)
  }
}
