extension ScenarioError {
  /// What can be expected at a place of a scenario file.
  package enum Expectation: Hashable, Sendable {
    case statement, step, endOfLine
    case scenarioName, visibleItems
    case id, rowID, sectionID, idPattern
    case firstNumber, ellipsis, lastNumber
    case sectionAttribute, headerMode, equals, value
    case endOfSection, endOfRow, rowAttributeOrAt, sectionAttributeOrAt, endOfRowEdit, endOfSectionEdit
    case row, section, destination
    case sectionNumber, itemNumber, sectionIndex, indexOrPath
    case comma, leftBracket, rightBracket, rightBracketOfIntegers, commaOrRightBracket
    case leftParenthesis, rightParenthesis
    case of, to, commaOrTo, offsetOrTo, rowOrSection
    case offset, newIndex, newOffset, revision
    case cellPlace, cellButton, firstItem
    case titleOrField, headerOrFooter
    case endOfStep, outcome, reason
    case captureName, captured
    case operand, idOrRightBracket, dot, property
    case endOfPredicate, connectiveOrRightParenthesis
  }
}
