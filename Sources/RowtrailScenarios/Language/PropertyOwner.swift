/// What has properties that are all known when a file is read.
package enum PropertyOwner: Hashable, Sendable {
  /// A section.
  case section
  /// The list.
  case list
  /// The headless view.
  case view

  /// The properties' names.
  var properties: [String] {
    switch self {
    case .section: Scenario.SectionProperty.allCases.map(\.rawValue)
    case .list: Scenario.ListProperty.allCases.map(\.rawValue)
    case .view: Scenario.ViewProperty.allCases.map(\.rawValue)
    }
  }
}
