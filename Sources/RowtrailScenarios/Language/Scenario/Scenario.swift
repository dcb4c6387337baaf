import Rowtrail

/// A scenario as its file says it: a list to begin with, then steps, captures and expectations.
///
/// ```swift
/// let file = ScenarioParser.parse(bytes)
/// for scenario in file.scenarios where file.errors.isEmpty {
///   print(scenario.name, scenario.statements.count)
/// }
/// ```
///
/// A scenario holds what was written, not what came of it: captured names stand where they were written, and a `rows`
/// line is one pattern however many rows it makes. `Sendable`, and a value.
public struct Scenario: Sendable {
  /// The scenario's name. Names may repeat in a file, and may be empty.
  public let name: String
  /// Where the `scenario` line starts.
  public let place: SourcePlace
  /// How many items the headless view shows, from 0, or `nil` where there is no `view` line.
  public internal(set) var view: Int?
  /// The sections of the setup, with their rows, in order.
  public internal(set) var sections: [SetupSection]
  /// The steps, captures, scrolls and expectations, in order.
  public internal(set) var statements: [Statement]

  /// A scenario of these parts.
  package init(
    name: String, place: SourcePlace, view: Int? = nil, sections: [SetupSection] = [], statements: [Statement] = []
  ) {
    self.name = name
    self.place = place
    self.view = view
    self.sections = sections
    self.statements = statements
  }

  /// The line of the `scenario` line, from 1.
  public var line: Int { place.line }

  /// How many rows the setup makes.
  ///
  /// - Complexity: linear in the number of `row` and `rows` lines.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rowCount } }

  /// The list of revision 0: the setup with every `rows` line written out.
  ///
  /// - Complexity: linear in the number of rows.
  public func initialSections() -> [ListSection<String, TextItem>] {
    sections.map { $0.expanded() }
  }
}
