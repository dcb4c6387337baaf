import Testing

@testable import RowtrailCommandLine

@Suite struct TerminalTests {
  @Test func coloursOnATerminalOnly() async {
    let colored = await Run("replay", "-", input: Samples.star, onTerminal: true)
    #expect(colored.output.hasPrefix("\u{1b}[32mok\u{1b}[0m"))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"], ["NO_COLOR": "0", "TERM": "xterm"]] {
      let run = await Run("replay", "-", input: Samples.two, onTerminal: true, environment: environment)
      #expect(!(run.output + run.messages).contains("\u{1b}"))
    }
    let empty = await Run("replay", "-", input: Samples.star, onTerminal: true, environment: ["NO_COLOR": ""])
    #expect(empty.output == colored.output || empty.output.hasPrefix("\u{1b}[32mok"))
    let plain = await Run("replay", "-", input: Samples.two)
    #expect(!(plain.output + plain.messages).contains("\u{1b}"))
  }

  @Test(arguments: ["json", "junit"]) func documentsHaveNoColours(format: String) async {
    let run = await Run("replay", "-", "--format", format, input: Samples.two, onTerminal: true)
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test func theProgressLineIsTakenAwayBeforeAnythingElseIsWritten() throws {
    let (output, messages) = (MemorySink(isTerminal: true), MemorySink(isTerminal: true))
    let console = Console(input: MemorySource(""), output: output, messages: messages, environment: [:])
    try console.endPiece(progress: "1 of 2 files")
    try console.endPiece(progress: nil)
    #expect(messages.text == "\r1 of 2 files\u{1b}[K")
    try console.write("result\n")
    try console.endPiece(progress: nil)
    #expect(output.text == "result\n")
    #expect(messages.text == "\r1 of 2 files\u{1b}[K\r\u{1b}[K\r1 of 2 files\u{1b}[K")
    try console.tell(Array("message\n".utf8))
    #expect(messages.text.hasSuffix("\r\u{1b}[Kmessage\n"))
  }

  @Test func noProgressWithoutATerminal() throws {
    let (output, messages) = (MemorySink(), MemorySink())
    let console = Console(input: MemorySource(""), output: output, messages: messages, environment: [:])
    try console.endPiece(progress: "1 of 2 files")
    try console.write("result\n")
    #expect(output.text.isEmpty)
    try console.flush()
    #expect(output.text == "result\n")
    #expect(messages.text.isEmpty)
  }

  @Test func whatProgressSaysAndWhen() {
    let start = ContinuousClock.now
    var progress = ReplayProgress(of: 4)
    var totals = ReplayTotals()
    #expect(progress.line(after: totals, at: start) == nil)
    #expect(progress.line(after: totals, at: start + .seconds(1)) == "2 of 4 files")
    totals.failed = 3
    #expect(progress.line(after: totals, at: start + .seconds(2)) == "3 of 4 files, 3 failed")
    #expect(progress.line(after: totals, at: start + .seconds(3)) == nil)
  }
}
