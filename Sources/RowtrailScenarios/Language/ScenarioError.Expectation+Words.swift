import Rowtrail

extension ScenarioError.Expectation {
  /// The words that may stand at the place, one of which was probably meant where another one stands there.
  var words: [String] {
    switch self {
    case .statement: Keyword.allCases.map(\.rawValue)
    case .step: Keyword.steps.map(\.rawValue)
    case .headerMode: HeaderMode.allCases.map(\.rawValue)
    case .reason: Rejection.Reason.ofScenarios.map(\.rawValue)
    case .cellButton: Scenario.CellButton.allCases.map(\.rawValue)
    case .sectionAttribute, .endOfSection, .endOfSectionEdit, .headerOrFooter: ["header", "footer"]
    case .sectionAttributeOrAt: ["header", "footer", "at"]
    case .endOfRow: ["starred", "expanded"]
    case .rowAttributeOrAt: ["starred", "expanded", "at"]
    case .destination: ["before", "after", "start", "end"]
    case .of: ["of"]
    case .to, .commaOrTo, .offsetOrTo: ["to"]
    case .rowOrSection: ["row", "section"]
    case .outcome: ["rejected", "unchanged"]
    case .endOfPredicate, .connectiveOrRightParenthesis: ["and", "or"]
    default: []
    }
  }
}

extension Rejection.Reason {
  /// The reasons that can come up in a scenario file.
  static let ofScenarios = allCases.filter { $0 != .changedID && $0 != .invalidBatch }
}
