import Foundation
import Testing

@testable import RowtrailCommandLine

/// The help screens, whole, as they stand in the folder `HelpScreens`.
///
/// With `ROWTRAIL_WRITE_SCREENS=1` in the environment the files are written anew, to be read before they are kept.
@Suite struct HelpScreenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "HelpScreens")

  /// The names of all commands, those below another one with both words.
  static let commands = CommandLineTool.commands.flatMap { command in
    [command.declaration.name] + command.subcommands.map { $0.declaration.name }
  }

  private static func file(_ name: String) -> URL {
    folder.appending(path: name.replacing(" ", with: "-") + ".txt")
  }

  private func check(_ name: String, _ words: [String]) async throws {
    let run = await Run(words)
    if ProcessInfo.processInfo.environment["ROWTRAIL_WRITE_SCREENS"] != nil {
      try Data(run.output.utf8).write(to: Self.file(name))
    }
    #expect(run.output == (try String(contentsOf: Self.file(name), encoding: .utf8)), "\(words)")
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["-h", "replay"]])
  func theToolsOwnScreen(words: [String]) async throws {
    try await check("rowtrail", words)
  }

  @Test(arguments: commands)
  func aCommandsScreen(name: String) async throws {
    let words = name.split(separator: " ").map(String.init)
    for words in [["help"] + words, words + ["--help"], words + ["-h"]] { try await check(name, words) }
    // A request for help wins over whatever else is there; a name for commands looks for one of them first.
    if name != "log" { try await check(name, words + ["--nonsense", "x", "--help"]) }
  }

  @Test func noScreenIsOfNoCommand() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == (["rowtrail"] + Self.commands).map { Self.file($0).lastPathComponent }.sorted())
  }

  @Test(arguments: [["--version"], ["replay", "--version"], ["help", "--version"], ["state", "--at", "--version"]])
  func theVersion(words: [String]) async {
    let run = await Run(words)
    #expect(run.output == "rowtrail 0.1.0\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["rowtrail"] + commands)
  func everyLineFitsEightyColumns(name: String) throws {
    for line in try String(contentsOf: Self.file(name), encoding: .utf8).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
