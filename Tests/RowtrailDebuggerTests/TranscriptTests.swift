import RowtrailDebugger
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sessions as files: what was typed, and the exact text that came back.
///
/// With `ROWTRAIL_WRITE_TRANSCRIPTS=1` in the environment the files are written anew, to be read before they are kept.
struct TranscriptTests {
  @Test(arguments: Files.list("Tests/RowtrailDebuggerTests/Transcripts", ".transcript"))
  func transcript(_ path: String) throws {
    let transcript = try #require(Transcript(path), "a transcript with a line `$ rowtrail debug FILE`")
    let (file, now) = try transcript.compared()
    if getenv("ROWTRAIL_WRITE_TRANSCRIPTS") != nil { return Files.write(now, to: path) }
    #expect(now == file)
  }

  /// Reports, as logs whose causes are hidden: each is found in at most eight commands.
  @Test(arguments: Files.list("Tests/RowtrailDebuggerTests/Reports", ".transcript"))
  func report(_ path: String) throws {
    try transcript(path)
    let transcript = try #require(Transcript(path))
    #expect(transcript.typed.count <= 8)
  }

  @Test func eachLogOfAReportIsSolved() {
    let solved = Files.list("Tests/RowtrailDebuggerTests/Reports", ".transcript")
    let logs = Files.list("Tests/RowtrailDebuggerTests/Reports", ".rowlog")
    #expect(solved.count == 15)
    #expect(solved.map { $0.dropLast(".transcript".count) } == logs.map { $0.dropLast(".rowlog".count) })
  }
}
