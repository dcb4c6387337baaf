import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

/// What is said of names, rows, revisions and paths that are not there.
@Suite struct UnknownThingTests {
  @Test func aRevisionAsItWasWritten() async {
    let run = await Run("state", "-", "--at", "99999999999999999999999", input: Samples.star)
    #expect(run.messages == "error: there is no revision 99999999999999999999999; the last one is 4\n")
  }

  @Test(arguments: [
    ("[0,0]@99", "there is no revision 99; the last one is 4"),
    ("[0,0]@99999999999999999999999", "there is no revision 99999999999999999999999; the last one is 4"),
    ("[0, 9]", "nothing stands at [0, 9] in revision 4; 'rowtrail state --at 4' shows what does"),
    ("[0, 9]@0", "nothing stands at [0, 9] in revision 0; 'rowtrail state --at 0' shows what does"),
    (
      "[-1, 99999999999999999999999]",
      "nothing stands at [-1, 99999999999999999999999] in revision 4; 'rowtrail state --at 4' shows what does"
    ),
    ("kitsuu", "no revision has a row 'kitsuu'; did you mean 'kitsu'?"),
    ("[0, 0", "no revision has a row '[0, 0'"),
  ])
  func aRow(word: String, message: String) async {
    let run = await Run("trail", "-", word, input: Samples.star)
    #expect(run.status == 1)
    #expect(run.messages == "error: \(message)\n")
  }

  @Test func aHeader() async {
    let run = await Run("trail", "-", "[0, 0]@0", input: ListCommandTests.list)
    #expect(run.messages == "error: a header stands at [0, 0] in revision 0, not a row; its rows start at item 1\n")
  }

  @Test func aNameOfAFile() async {
    let folder = TemporaryFolder()
    let path = folder.write("a.scenario", Samples.two)
    let state = await Run("state", path, "--name", "Hold")
    let message =
      "\(path): error: there is no scenario named 'Hold'; there is \"Holds\", \"Fails\"; did you mean 'Holds'?\n"
    #expect(state.messages == message)
    #expect(await Run("hazards", path, "--name", "Hold").messages == message)
  }

  @Test func aNameOfSeveralFiles() async {
    let folder = TemporaryFolder()
    folder.write("a.scenario", Samples.two)
    folder.write("b.scenario", Samples.two)
    let run = await Run("hazards", folder.path, "--name", "nosuch")
    #expect(run.messages == "error: there is no scenario named 'nosuch'; there is \"Holds\", \"Fails\"\n")
  }

  @Test func atMostTenNames() async {
    let text = (1...11).map { "scenario \"\($0)\"\nscenario \"\($0)\"\n" }.joined()
    let run = await Run("state", "-", "--name", "nosuch", input: text)
    #expect(run.messages.hasSuffix("there is " + (1...10).map { "\"\($0)\"" }.joined(separator: ", ") + ", …\n"))
  }

  @Test func aNameIsNotUnknownWhereAFileCouldNotBeRead() async {
    let run = await Run("hazards", "-", "/nonexistent", "--name", "A", input: Samples.star)
    #expect(run.status == 2)
    #expect(run.messages == "/nonexistent: error: there is no such file or folder\n")
  }

  @Test func bytesThatAreNoTextAreEscapedOnce() async {
    let messages = MemorySink()
    for words in [["state", "-", "--name"], ["trail", "-"]] {
      _ = await CommandLineTool.run(
        rawArguments: words.map { Array($0.utf8) } + [Array("A".utf8) + [0xff]],
        standardInput: MemorySource(Samples.star), standardOutput: MemorySink(), standardError: messages)
    }
    #expect(messages.text.contains("there is no scenario named 'A\\xff';"))
    #expect(messages.text.contains("no revision has a row 'A\\xff'\n"))
  }

  @Test(.timeLimit(.minutes(15))) func aFileThatNeverEnds() {
    #expect(throws: FileRefusal.notReadable) {
      try InputFile.readAllOfFile(WaitingSource(), expected: 0, limit: 9)
    }
  }

  private struct WaitingSource: ByteSource {
    func read(atMost count: Int) throws(SystemError) -> [UInt8] {
      #if canImport(Darwin)
        throw SystemError(code: 35)
      #else
        throw SystemError(code: 11)
      #endif
    }
  }
}
