import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

@Suite struct InitCommandTests {
  private let folder = TemporaryFolder()

  @Test func bothFilesInAnEmptyFolder() async {
    let run = await Run("init", folder.path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        created  \(folder.path)/Scenarios/first.scenario  (a first scenario; change it into one of your app)
        created  \(folder.path)/.github/workflows/rowtrail.yml  (replays the scenarios on every push, with GitHub Actions)

        Next: rowtrail replay \(folder.path)/Scenarios

        """)
    #expect(folder.read("Scenarios/first.scenario") == StarterFile.scenario.text)
    #expect(folder.read(".github/workflows/rowtrail.yml") == StarterFile.gitHubWorkflow.text)
  }

  @Test func whatIsThereStays() async {
    folder.write("Scenarios/first.scenario", "mine")
    let run = await Run("init", "--ci", "none", folder.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("kept     \(folder.path)/Scenarios/first.scenario  (it was there already)\n"))
    #expect(folder.read("Scenarios/first.scenario") == "mine")
    #expect(folder.names == ["Scenarios"])
  }

  @Test func aFolderThatIsNone() async {
    let run = await Run("init", folder.write("file", ""))
    #expect(run.status == 2)
    #expect(run.messages == "\(folder.path)/file: error: this is no folder; name one that is there\n")
  }

  @Test func aFileWhereAFolderIsWanted() async {
    folder.write("Scenarios", "")
    let run = await Run("init", folder.path)
    #expect(run.status == 74)
    #expect(run.messages.contains("the file cannot be written"))
  }

  @Test(arguments: ["gitlab", "GitLab CI", "circleci", "azure-pipelines", "Jenkins", "xcode-cloud"])
  func anotherCI(_ name: String) async {
    let run = await Run("init", "--ci", name, folder.path)
    #expect(run.status == 64)
    #expect(
      run.messages.hasPrefix(
        "error: '--ci' makes a step for github alone; in '\(name)', let a step run "
          + "'rowtrail replay Scenarios --format junit > rowtrail.xml', and name that file as its JUnit report\n"))
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["gihub", "GitHub", "ci", ""])
  func noCI(_ name: String) async {
    let run = await Run("init", "--ci", name, folder.path)
    #expect(run.status == 64)
    #expect(run.messages.hasPrefix("error: '--ci' is one of github, none, not '\(name)'"))
    #expect(run.messages.contains("did you mean 'github'?") == (name.count > 2))
  }

  @Test func theScenarioHoldsAndIsCanonical() async {
    #expect(await Run("init", folder.path).status == 0)
    #expect(await Run("replay", folder.path).status == 0)
    #expect(await Run("format", "--check", folder.path).status == 0)
  }
}
