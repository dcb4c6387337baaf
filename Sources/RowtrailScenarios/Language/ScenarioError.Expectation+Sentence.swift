import Rowtrail

extension ScenarioError.Expectation {
  /// What is expected, to stand behind "expected".
  var phrase: String {
    switch self {
    case .step: "a step, such as `star kitsu` or `move neko to [0, 0]`"
    case .statement: "a statement, such as `section`, `star` or `expect`"
    case .endOfLine: "the end of the line"
    case .scenarioName: "the scenario's name in quotes"
    case .visibleItems: "how many items the view shows, an integer"
    case .id: "an id, a word or a string"
    case .rowID: "the row's id, a word or a string"
    case .sectionID: "the section's id, a word or a string"
    case .idPattern: "the rows' ids, a string with `{n}` in it such as `\"item-{n}\"`"
    case .firstNumber: "the first number of the rows, an integer"
    case .ellipsis: "`...` and the last number of the rows"
    case .lastNumber: "the last number of the rows, an integer"
    case .sectionAttribute: "`header=` or `footer=`"
    case .headerMode: "`none`, `supplementary` or `first-item`"
    case .equals: "`=`"
    case .value: "a value: a word, a string or an integer"
    case .endOfSection, .endOfSectionEdit: "`header=`, `footer=` or the end of the line"
    case .endOfRow: "`starred`, `expanded`, KEY=VALUE or the end of the line"
    case .endOfRowEdit: "KEY=VALUE or the end of the line"
    case .rowAttributeOrAt: "`starred`, `expanded`, KEY=VALUE or `at` and a destination"
    case .sectionAttributeOrAt: "`header=`, `footer=` or `at` and an index"
    case .row: "a row: its id, a path such as `[0, 1]` or a capture such as `@tap`"
    case .section: "a section: its id, its index in brackets such as `[0]` or a capture such as `@tap`"
    case .destination: "a destination: a path such as `[0, 1]`, `before`, `after`, `start of` or `end of`"
    default: shortPhrase
    }
  }

  private var shortPhrase: String {
    switch self {
    case .sectionNumber: "the section number of a path, an integer"
    case .itemNumber: "the item number of a path, an integer"
    case .sectionIndex: "the index of a section, an integer"
    case .indexOrPath: "the index of a section or the section number of a path, an integer"
    case .comma: "`,` and the item number of a path"
    case .rightBracket: "`]`"
    case .rightBracketOfIntegers: "`]`, as two integers in brackets are a path and ids that are integers are quoted"
    case .commaOrRightBracket: "`,` or `]`"
    case .leftBracket: "`[`"
    case .leftParenthesis: "`(`"
    case .rightParenthesis: "`)`"
    case .of: "`of` and a section"
    case .to: "`to`"
    case .commaOrTo: "`,` and another row, or `to` and a destination"
    case .offsetOrTo: "another offset, or `to` and the offset to move to"
    case .rowOrSection: "`row` or `section`"
    case .offset: "an offset, an integer that counts the section's rows from 0"
    case .newIndex: "the index that the section is to have, an integer"
    case .newOffset: "the offset to move to, an integer"
    case .revision: "a revision, an integer from 0"
    default: lastPhrase
    }
  }

  private var lastPhrase: String {
    switch self {
    case .cellPlace: "a place on the screen, an integer that counts from 0 at the top"
    case .cellButton: "the cell's button: `star` or `expand`"
    case .firstItem: "the item that the window is to start at, an integer"
    case .titleOrField: "what to edit: a title in quotes or KEY=VALUE"
    case .headerOrFooter: "what to edit: a header text in quotes, `header=` or `footer=`"
    case .endOfStep: "`->` and the outcome, or the end of the line"
    case .outcome: "the outcome: a row's id, `rejected` and a reason, or `unchanged`"
    case .reason: "the reason: " + Rejection.Reason.ofScenarios.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    case .captureName: "the capture's name, a word"
    case .captured: "what to capture: a row's id, a path, `section(ID)` or a section's index in brackets"
    case .operand: "an operand, such as `kitsu.starred`, `[0, 1]` or `\"a text\"`"
    case .idOrRightBracket: "an integer, an id or `]`"
    case .dot: "`.` and a property"
    case .property: "a property, a word or a string"
    case .endOfPredicate: "`and`, `or` or the end of the line"
    case .connectiveOrRightParenthesis: "`and`, `or` or `)`"
    default: ""
    }
  }
}
