import RowtrailScenarios
import RowtrailTesting
import Testing

/// This package's own scenarios, as an app would run its own.
@Test("The scenarios of this package", arguments: ScenarioFolder("../../Scenarios").cases)
func scenarios(_ scenario: ScenarioFolder.Case) { scenario.check() }

@Suite("A folder of scenarios")
@MainActor
struct ScenarioFolderTests {
  let folder = ScenarioFolder("Files")

  private func issuesOf(_ name: String) -> [RecordedIssue] {
    issues { for scenario in folder.cases where scenario.name == name { scenario.check() } }
  }

  @Test("every scenario of every file below it is a case, by the files' paths")
  func cases() {
    #expect(
      folder.cases.map(\.name) == [
        "broken.scenario", "empty.scenario", "nested/moves.scenario: A move", "stars.scenario: A star",
        "stars.scenario: Wrong on purpose",
      ])
    #expect(folder.cases.map { $0.scenario?.name } == [nil, nil, "A move", "A star", "Wrong on purpose"])
    #expect(folder.cases.map(\.testDescription) == folder.cases.map(\.name))
  }

  @Test("a scenario that holds records nothing and gives its result")
  func passing() throws {
    let scenario = try #require(folder.cases.first { $0.name == "nested/moves.scenario: A move" })
    #expect(scenario.check()?.steps.count == 1)
  }

  @Test("each failure stands at its line of the scenario's file")
  func failing() throws {
    let issues = issuesOf("stars.scenario: Wrong on purpose")
    try #require(issues.count == 2)
    #expect(issues.map(\.line) == [16, 17])
    #expect(issues.map(\.fileID) == ["Scenarios/stars.scenario", "Scenarios/stars.scenario"])
    #expect(issues[0].text.contains("[b]") && issues[0].text.contains("[a]"), "\(issues[0].text)")
    #expect(issues[1].text.contains("unknown-row"), "\(issues[1].text)")
  }

  @Test("a file that is not well formed fails at the place of each error, and nothing of it runs")
  func malformed() {
    let issues = issuesOf("broken.scenario")
    #expect(issues.map(\.line) == [1, 4], "\(issues)")
    #expect(issues.allSatisfy { !$0.text.isEmpty && $0.column >= 1 })
  }

  @Test("a file without scenarios fails")
  func emptyFile() {
    let issues = issuesOf("empty.scenario")
    #expect(issues.count == 1 && issues[0].text.hasPrefix("expected at least one scenario"), "\(issues)")
  }

  @Test("a folder that is not there, or has no scenario, fails where the test names it")
  func missingFolder() throws {
    let missing = ScenarioFolder("Nowhere")
    let line = #line - 1
    #expect(missing.cases.map(\.name) == ["Nowhere"])
    let issues = issues { missing.cases[0].check() }
    #expect(issues.map(\.line) == [line] && issues[0].fileID.hasSuffix("ScenarioFolderTests.swift"))
    #expect(issues[0].text.contains("there is no such file or folder"), "\(issues[0].text)")
    let none = ScenarioFolder("../../Sources/RowtrailTesting")
    #expect(none.cases.count == 1 && none.cases[0].scenario == nil)
  }

  @Test("a single file will do, and so does a path from the root")
  func otherPaths() {
    let single = ScenarioFolder("Files/stars.scenario")
    #expect(single.cases.map(\.name) == ["stars.scenario: A star", "stars.scenario: Wrong on purpose"])
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    #expect(ScenarioFolder("/\(folder)/./Files/../Files/").cases.count == 5)
  }
}
