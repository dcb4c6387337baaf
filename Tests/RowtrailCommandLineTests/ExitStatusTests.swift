import RowtrailCommandLine
import Testing

@Suite struct ExitStatusTests {
  static let cases: [([String], String, Int32)] = [
    (["replay", "-"], Samples.star, 0),
    (["replay", "-", "--format", "json"], Samples.star, 0),
    (["replay", "-"], Samples.two, 1),
    (["replay", "-", "--filter", "Holds"], Samples.two, 0),
    (["replay", "-", "--filter", "nobody"], Samples.two, 1),
    (["replay", "-", "--filter", "Holds"], Samples.malformed, 2),
    (["replay", "-", "/nonexistent"], Samples.star, 2),
    (["replay", "/nonexistent", "-"], Samples.two, 2),
    (["replay", "-"], "", 2),
    (["replay", "-", "--format", "junit"], Samples.malformed, 2),
    (["replay", "-", "--shard", "2/2"], Samples.two, 0),
    (["replay", "-", "--jobs", "9223372036854775807"], Samples.star, 0),
    (["replay", "-", "--jobs", "99999999999999999999"], Samples.star, 64),
    (["state", "-"], Samples.star, 0),
    (["state", "-", "--at", "0"], Samples.star, 0),
    (["state", "-", "--at", "5"], Samples.star, 1),
    (["state", "-", "--at", "-1"], Samples.star, 1),
    (["state", "-", "--at=99999999999999999999"], Samples.star, 1),
    (["state", "-"], Samples.two, 64),
    (["state", "-", "--name", "Fails"], Samples.two, 0),
    (["state", "-", "--name", "Fail"], Samples.two, 1),
    (["state", "-"], Samples.malformed, 2),
    (["state", "/nonexistent"], "", 2),
    (["state", "/"], "", 2),
    (["hazards", "-"], Samples.star, 0),
    (["hazards", "-"], Samples.two, 0),
    (["hazards", "-", "--name", "Holds"], Samples.two, 0),
    (["hazards", "-", "--name", "nobody"], Samples.two, 1),
    (["hazards", "-", "/nonexistent"], Samples.two, 2),
    (["hazards", "-", "/nonexistent", "--name", "nobody"], Samples.two, 2),
    (["trail", "-", "kitsu"], Samples.star, 0),
    (["trail", "-", "[0, 0]@0"], Samples.star, 0),
    (["trail", "-", "nobody"], Samples.star, 1),
    (["trail", "-", "[0, 9]"], Samples.star, 1),
    (["trail", "-", "[0, 0]@9"], Samples.star, 1),
    (["trail", "-", "a"], Samples.two, 64),
    (["trail", "-", "a", "--name", "Holds"], Samples.two, 0),
    (["format", "-"], Samples.star, 0),
    (["format", "-"], Samples.malformed, 2),
    (["format", "-", "--check"], "\n\n\n" + Samples.star, 1),
    (["format", "/nonexistent"], "", 2),
    (["help"], "", 0),
    (["nonsense"], "", 64),
  ]

  @Test(arguments: cases)
  func eachStatus(words: [String], input: String, status: Int32) async {
    let run = await Run(words, input: input)
    #expect(run.status == status, "\(words): \(run.output)\(run.messages)")
    if status > 1 && words.contains("json") == false && words.contains("junit") == false {
      #expect(run.messages.contains("error: "), "\(words)")
    }
  }

  @Test(arguments: [
    ["replay", "-"], ["replay", "-", "--format", "json"], ["replay", "-", "--format", "junit"], ["state", "-"],
    ["state", "-", "--format", "json"], ["hazards", "-"], ["trail", "-", "kitsu"], ["format", "-"], ["help"],
    ["--version"], ["help", "replay"],
  ])
  func outputThatCannotBeWritten(words: [String]) async {
    let messages = MemorySink()
    let status = await CommandLineTool.run(
      arguments: words, standardInput: MemorySource(Samples.star), standardOutput: MemorySink(room: 3),
      standardError: messages)
    #expect(status == 74)
    #expect(messages.text == "error: the result cannot be written: no space is left on the device\n")
  }
}
