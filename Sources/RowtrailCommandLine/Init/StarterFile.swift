/// A file that `rowtrail init` puts into a project.
struct StarterFile: Sendable {
  /// Where it goes, below the project's folder.
  let path: String
  /// What it is for, in a few words.
  let purpose: String
  /// What it holds.
  let text: String
}

extension StarterFile {
  /// A first scenario that holds, and says what each line does.
  static let scenario = StarterFile(
    path: "Scenarios/first.scenario", purpose: "a first scenario; change it into one of your app",
    text: #"""
      # A scenario is a list, what happens to it, and what is to hold then. Run all that are in a folder with
      #
      #     rowtrail replay Scenarios
      #
      # This one: a cell was configured at [0, 1]; before the tap on its star comes, another row moves above it. An app
      # whose button keeps the index path would star the wrong row.

      scenario "A tap stars the row of its own cell"

      # The list at the start: sections with their rows. A row has an id, a title, and fields of your own.
      section inbox "Inbox"
        row rent "Pay the rent" due=1
        row milk "Buy milk" due=2
        row call "Call the dentist" due=3

      # The cell that shows "Buy milk" captures its path, as UIKit counts: [section, item].
      capture button = [0, 1]

      # Steps. Behind -> stands the row that the step is to reach, or `rejected` and the reason.
      move call to [0, 0] -> call
      toggle-star @button -> milk

      # What holds now: of the list, of a row, of the captured path.
      expect list.starred == [milk]
      expect milk.path == [0, 2] and @button.path == [0, 2]
      expect inbox.rows == [call, rent, milk]

      # A hazard: at [0, 1], where the tap came from, another row stood already.
      expect list.hazards == 1

      """#)

  /// A workflow of GitHub Actions that replays the scenarios and marks the lines that failed.
  static let gitHubWorkflow = StarterFile(
    path: ".github/workflows/rowtrail.yml", purpose: "replays the scenarios on every push, with GitHub Actions",
    text: """
      # Replays every scenario below Scenarios, and marks the line of each expectation that does not hold.
      # It needs Rowtrail among the dependencies in your Package.swift, where the runner finds it, too: by a url, or checked
      # out beside your repository (documentation: The command line, In a CI matrix).
      name: Rowtrail
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        scenarios:
          runs-on: ubuntu-latest
          container: swift:6.1
          steps:
            - uses: actions/checkout@v4
            - run: swift run -c release rowtrail replay Scenarios --format github

      """)
}
