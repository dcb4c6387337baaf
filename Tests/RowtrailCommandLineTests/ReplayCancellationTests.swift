#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

/// Nothing that is cancelled leaves half a result, and nobody waits for what is no longer wanted.
@Suite struct ReplayCancellationTests {
  /// Standard input that comes only once the task is cancelled, or after a minute.
  private struct CancelledSource: ByteSource {
    func read(atMost count: Int) throws(SystemError) -> [UInt8] {
      for _ in 0..<900_000 where !Task.isCancelled { usleep(1000) }
      throw SystemError(code: Task.isCancelled ? ECANCELED : ETIMEDOUT)
    }
  }

  /// Keeps which errors of files were written.
  private struct ErrorFormat: ReplayFormat {
    let sink: MemorySink

    var head: String { "" }

    func scenario(_ result: ScenarioResult, seconds: Seconds, in source: inout SourceFile) -> [UInt8] { [] }

    func problem(_ problem: InputProblem, in path: RawPath) -> [UInt8] {
      if case .file(.system(let error)) = problem { try? sink.write(Array("\(error.code)".utf8)) }
      return []
    }

    func message(_ problem: InputProblem, in path: RawPath) -> [UInt8] { [] }

    mutating func add(_ file: ReplayedFile) -> [UInt8] { [] }

    func foot(_ totals: ReplayTotals, status: RowtrailCommandLine.ExitStatus, seconds: Seconds) -> [UInt8] { [] }
  }

  private static let plain = TextReplayFormat(isVerbose: false, style: .plain, messageStyle: .plain)

  @Test(.serialized, .enabled(if: Processors.count > 1), arguments: [true, false])
  func whatStillRunsIsCancelledWhenNoMoreIsWanted(byFailure: Bool) async {
    let folder = TemporaryFolder()
    let file = folder.write("a.scenario", Samples.star)
    let sink = MemorySink()
    let replay = FileReplay(format: ErrorFormat(sink: sink), filter: nil, standardInput: CancelledSource())
    let run = ReplayRun(files: [RawPath(file), .standardInput], replay: replay, jobs: 2)
    do throws(ToolFailure) {
      try await run.run { file throws(ToolFailure) in
        #expect(file.totals.scenarios == 1)
        if byFailure { throw .output(SystemError(code: ENOSPC)) }
        return false
      }
      #expect(!byFailure)
    } catch {
      #expect(byFailure)
      #expect(error == .output(SystemError(code: ENOSPC)))
    }
    #expect(sink.text == "\(ECANCELED)")
  }

  @Test func aCancelledFileHasNoResult() async {
    let folder = TemporaryFolder()
    let file = RawPath(folder.write("a.scenario", Samples.star))
    let replay = FileReplay(format: Self.plain, filter: nil, standardInput: MemorySource(""))
    let result = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return replay.run(file)
    }.value
    #expect(result == nil)
    #expect(replay.run(file)?.totals.scenarios == 1)
  }

  @Test(arguments: [1, 2])
  func aCancelledRunSaysSo(jobs: Int) async {
    let folder = TemporaryFolder()
    let files = ["a", "b"].map { RawPath(folder.write("\($0).scenario", Samples.star)) }
    let replay = FileReplay(format: Self.plain, filter: nil, standardInput: MemorySource(""))
    let run = ReplayRun(files: files, replay: replay, jobs: jobs)
    let failure = await Task { () -> ToolFailure? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(ToolFailure) {
        try await run.run { _ throws(ToolFailure) in true }
        return nil
      } catch {
        return error
      }
    }.value
    #expect(failure == .cancelled)
  }
}
