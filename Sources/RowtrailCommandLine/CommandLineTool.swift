import RowtrailScenarios

/// The `rowtrail` command line: arguments in, text out, an exit status.
///
/// ```swift
/// let status = await CommandLineTool.run(
///   arguments: ["replay", "Scenarios"], standardInput: DescriptorSource.standardInput,
///   standardOutput: DescriptorSink.standardOutput, standardError: DescriptorSink.standardError)
/// ```
package enum CommandLineTool {
  /// The version of the tool.
  package static let version = "0.1.0"

  /// The commands, in the order of the help screen.
  static let commands: [any Command.Type] = [
    ReplayCommand.self, RecordCommand.self, DebugCommand.self, StateCommand.self, DiffCommand.self, TrailCommand.self,
    HazardsCommand.self, ReportCommand.self, LogCommand.self, ExportCommand.self, CompareCommand.self,
    GenerateCommand.self, CheckUpdateCommand.self, ExplainCommand.self, FormatCommand.self, MergeCommand.self,
    InitCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: the words after the tool's name.
  ///   - environment: `NO_COLOR` and `TERM` say whether there is colour; `ROWTRAIL_HISTORY`, `XDG_STATE_HOME` and `HOME`
  ///     say where the debugger keeps the lines that were typed.
  /// - Returns: 0 all is well, 1 the answer is no, 2 an input could not be read, 64 wrong usage, 74 output could not be
  ///   written.
  package static func run(
    arguments: [String], standardInput: any ByteSource, standardOutput: any ByteSink, standardError: any ByteSink,
    environment: [String: String] = [:]
  ) async -> Int32 {
    await run(
      rawArguments: arguments.map { Array($0.utf8) }, standardInput: standardInput, standardOutput: standardOutput,
      standardError: standardError, environment: environment)
  }

  /// Runs the tool with arguments that need not be UTF-8, as names of files need not be.
  ///
  /// - Parameters:
  ///   - rawArguments: the words after the tool's name, as bytes.
  ///   - environment: as above.
  /// - Returns: the exit status, as above.
  package static func run(
    rawArguments: [[UInt8]], standardInput: any ByteSource, standardOutput: any ByteSink,
    standardError: any ByteSink, environment: [String: String] = [:]
  ) async -> Int32 {
    let console = Console(
      input: standardInput, output: standardOutput, messages: standardError, environment: environment)
    do {
      let status = try await perform(rawArguments.map(RawPath.init(bytes:)), console)
      try console.flush()
      return status.rawValue
    } catch {
      console.tellLast(error.message(style: console.messageStyle))
      return error.status.rawValue
    }
  }

  private static func perform(_ arguments: [RawPath], _ console: Console) async throws(ToolFailure) -> ExitStatus {
    let request: Invocation
    do {
      request = try Invocation(arguments)
    } catch {
      let command = Invocation.declaration(named: arguments)
      console.tellLast(error.message(for: command, style: console.messageStyle))
      return .usage
    }
    switch request {
    case .text(let text):
      try console.write(text)
      return .success
    case .command(let command):
      return try await command.run(console)
    }
  }
}
