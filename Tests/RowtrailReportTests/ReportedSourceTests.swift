import RowtrailReport
import RowtrailScenarios
import Testing

@Suite("The source of a scenario")
struct ReportedSourceTests {
  @Test("goes from the comment above it to the next one, and that of the first from the file's beginning")
  func lines() throws {
    let text = """
      # about the file

      # about one
      scenario "one"
      star a

        # about two
      # and more
      scenario "two"
      # inside
      scenario "three"
      """
    let bytes = Array(text.utf8)
    let scenarios = ScenarioParser.parse(bytes).scenarios
    let source = ReportedSource(bytes, scenarios)
    #expect(scenarios.map { source.lines(of: $0).map(\.number) } == [Array(1...6), [7, 8, 9], [10, 11]])
    #expect(source.lines(of: scenarios[1]).map(\.text) == ["  # about two", "# and more", "scenario \"two\""])
  }
}
