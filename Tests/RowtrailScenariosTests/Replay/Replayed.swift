import Rowtrail
import RowtrailScenarios
import Testing

/// What came of the only scenario of a text.
func replay(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ScenarioResult {
  try ScenarioRunner.run(scenario(text, sourceLocation: sourceLocation))
}

/// The only scenario of a text.
func scenario(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Scenario {
  let file = ScenarioParser.parse(text.utf8)
  let errors = file.errors.map { "\($0.line):\($0.column): \($0.message)" }
  #expect(errors == [], sourceLocation: sourceLocation)
  try #require(file.scenarios.count == 1, sourceLocation: sourceLocation)
  return file.scenarios[0]
}

/// Two sections: `asia` with its header as an item, and `europe`; `neko` is starred, `wolf` expanded. Eleven lines.
let zones = """
  scenario "Zones"
  view 3
  section asia "Asia" header=first-item footer=sea
    row kitsu "Kitsu" region=ap cpu=1 "cpu cores"=007
    row neko "Neko" starred region=ap
  section europe "Europe"
    row wolf "Wolf" expanded
    row bear "Bear"
    row "true" "Truth"
    row europe "A row with a section's id"
  section empty

  """

extension ScenarioFailure {
  /// `LINE:COLUMN KIND MESSAGE`, the line counted from behind ``zones``.
  var told: String { "\(line - 11):\(column) \(kind.rawValue) \(message)" }
}
