import RowtrailCommandLine

/// A run of the tool, and what came of it.
struct Run {
  let status: Int32
  let output: String
  let messages: String

  /// Runs the tool with these words, and this text as standard input.
  init(
    _ words: String..., input: String = "", onTerminal: Bool = false, environment: [String: String] = [:]
  ) async {
    await self.init(words, input: input, onTerminal: onTerminal, environment: environment)
  }

  init(_ words: [String], input: String = "", onTerminal: Bool = false, environment: [String: String] = [:]) async {
    let (output, messages) = (MemorySink(isTerminal: onTerminal), MemorySink(isTerminal: onTerminal))
    status = await CommandLineTool.run(
      arguments: words, standardInput: MemorySource(input), standardOutput: output, standardError: messages,
      environment: environment)
    self.output = output.text
    self.messages = messages.text
  }
}
