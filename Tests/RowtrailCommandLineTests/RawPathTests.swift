import RowtrailCommandLine
import RowtrailScenarios
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if os(Linux)
  /// Paths that are not UTF-8: what is read and written under one is that file, or is refused; none has a mangled name.
  @Suite struct RawPathTests {
    private let folder = TemporaryFolder()

    /// The path of a file whose name has a byte that no UTF-8 has.
    private func path(_ name: String) -> RawPath { RawPath(bytes: Array("\(folder.path)/\(name)".utf8) + [0xFF]) }

    private func run(_ words: [String], _ path: RawPath) async -> (status: Int32, messages: String) {
      let (output, messages) = (MemorySink(), MemorySink())
      let status = await CommandLineTool.run(
        rawArguments: words.map { Array($0.utf8) } + [path.bytes], standardInput: MemorySource(""),
        standardOutput: output, standardError: messages, environment: [:])
      return (status, messages.text)
    }

    private func isThere(_ path: RawPath) -> Bool { path.withCString { access($0, F_OK) } == 0 }

    @Test func whatNeedsNoLogLibrary() async {
      let log = folder.write("star.rowlog", LogSamples.star)
      for words in [["export", log, "-o"], ["report", log, "-o"]] {
        let output = path(words[0])
        #expect(await run(words, output).status == 0)
        #expect(isThere(output))
      }
      let joined = RawPath(bytes: Array("--output=".utf8) + path("joined").bytes)
      #expect(await run(["export", log], joined).status == 0)
      #expect(isThere(path("joined")))
      #expect(folder.names.allSatisfy { !$0.contains("\\") })
    }

    @Test func logsAreRefused() async {
      let log = folder.write("damaged.rowlog", LogSamples.damaged)
      let scenario = folder.write("star.scenario", Samples.star)
      let odd = path("odd")
      let wrong = "this name is not UTF-8, and those of logs that are written have to be; give the file another name"
      let shown = "\(folder.path)/odd\\xff: error: \(wrong)\n"
      for words in [["log", "repair", log, "-o"], ["log", "redact", log, "-o"], ["record", scenario, "-o"]] {
        let (status, messages) = await run(words, odd)
        #expect(status == 74 && messages == shown, "\(words): \(messages)")
      }
      _ = odd.withCString { link(log, $0) }
      for words in [["log", "repair"], ["log", "redact"], ["log", "compact", "--keep", "1"]] {
        let (status, messages) = await run(words, odd)
        #expect(status == (words[1] == "compact" ? 74 : 2) && messages == shown, "\(words): \(messages)")
      }
      #expect(folder.names.count == 3)
      #expect(await run(["state"], odd).status == 1)
    }
  }
#endif
