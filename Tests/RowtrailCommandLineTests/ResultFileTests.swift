import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is written to a file that is there, or that comes meanwhile.
@Suite struct ResultFileTests {
  private let folder = TemporaryFolder()

  private func path(_ name: String) -> RawPath { RawPath("\(folder.path)/\(name)") }

  private func mode(_ name: String) -> mode_t {
    var information = stat()
    stat("\(folder.path)/\(name)", &information)
    return information.st_mode & 0o7777
  }

  @Test func aFileKeepsItsMode() throws {
    chmod(folder.write("a", "old"), 0o600)
    try ResultFile.write(path("a"), Array("new".utf8))
    #expect(folder.read("a") == "new" && mode("a") == 0o600)
  }

  @Test func aFileThatMayNotBeWrittenOrHasOtherNamesIsLeftAlone() {
    chmod(folder.write("a", "old"), 0o444)
    #expect(throws: ToolFailure.rewrite(path("a"), .readOnly)) { try ResultFile.write(path("a"), [1]) }
    link(folder.write("b", "old"), "\(folder.path)/c")
    #expect(throws: ToolFailure.rewrite(path("b"), .linked(names: 2))) { try ResultFile.write(path("b"), [1]) }
    #expect(folder.read("a") == "old" && folder.read("b") == "old" && folder.names == ["a", "b", "c"])
  }

  @Test func whatMayNotGoStays() throws {
    folder.write("a", "old")
    #expect(throws: ToolFailure.rewrite(path("a"), .otherContent)) {
      try ResultFile.write(path("a"), [1]) { _ in false }
    }
    #expect(folder.read("a") == "old")
    try ResultFile.write(path("a"), Array("new".utf8)) { $0 == Array("old".utf8) }
    #expect(folder.read("a") == "new")
  }

  /// A file that is edited while what it holds is looked at.
  @Test func whatComesMeanwhileStays() throws {
    folder.write("a", "old")
    #expect(throws: ToolFailure.rewrite(path("a"), .changed)) {
      try ResultFile.write(path("a"), [1]) { _ in
        folder.write("a", "older")
        return true
      }
    }
    #expect(folder.read("a") == "older" && folder.names == ["a"])
  }

  /// What is said of it is what helps who writes.
  @Test func whatIsNoFile() async {
    let (scenario, pipe) = (folder.write("a.scenario", Samples.star), "\(folder.path)/pipe")
    mkfifo(pipe, 0o600)
    let cases = [
      (pipe, "this is a pipe, not a file; name a file, or send standard output to it"),
      ("/dev/null", "this is a device, not a file; name a file, or send standard output to it"),
      (folder.path, "this is a folder; name a file in it"),
    ]
    for (path, words) in cases {
      let run = await Run("report", scenario, "--output", path)
      #expect(run.status == 74)
      #expect(run.messages == "\(path): error: the file cannot be written: \(words)\n")
    }
    #expect(folder.names == ["a.scenario", "pipe"])
  }
}
