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

/// What `format` may and may not do to the files of others.
@Suite struct FileReplacementTests {
  private static let loose = "\n\n" + Samples.star + "\n\n\n"
  private static let isRoot = geteuid() == 0

  /// A file that was written long ago, so that an edit shows in its time.
  private func old(_ name: String, in folder: TemporaryFolder) -> String {
    let path = folder.write(name, Self.loose)
    var times = [timeval(tv_sec: 1_000_000_000, tv_usec: 5), timeval(tv_sec: 1_000_000_000, tv_usec: 5)]
    utimes(path, &times)
    return path
  }

  private func problem(_ path: String, _ stamp: FileStamp) -> RewriteProblem? {
    do throws(RewriteProblem) {
      try FileReplacement.replace(RawPath(path), with: Array("new".utf8), read: stamp)
      return nil
    } catch {
      return error
    }
  }

  @Test func anEditSinceTheFileWasReadIsNotLost() throws {
    let folder = TemporaryFolder()
    let edits: [(String) -> Void] = [
      { _ in folder.write("a.scenario", "# longer\n" + Self.loose) },
      { _ in folder.write("a.scenario", "##" + Self.loose.dropFirst(2)) },
      { path in
        _ = self.old("b.scenario", in: folder)
        rename(folder.path + "/b.scenario", path)
      },
    ]
    for edit in edits {
      let path = old("a.scenario", in: folder)
      let stamp = try InputFile.readStamped(RawPath(path)).stamp
      edit(path)
      let edited = folder.read("a.scenario")
      #expect(problem(path, stamp) == .changed)
      #expect(folder.read("a.scenario") == edited)
      #expect(folder.names == ["a.scenario"])
    }
    let stamp = try InputFile.readStamped(RawPath(folder.path + "/a.scenario")).stamp
    #expect(problem(folder.path + "/a.scenario", stamp) == nil)
    #expect(folder.read("a.scenario") == "new")
  }

  @Test func aLinkThatLeadsElsewhereByNow() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/link"
    symlink(old("a.scenario", in: folder), path)
    let stamp = try InputFile.readStamped(RawPath(path)).stamp
    unlink(path)
    symlink(old("b.scenario", in: folder), path)
    #expect(problem(path, stamp) == .changed)
    #expect(folder.read("b.scenario") == Self.loose)
  }

  @Test func aFileThatMayNotBeWrittenIsLeftAlone() async {
    let folder = TemporaryFolder()
    let locked = folder.write("a.scenario", Self.loose)
    folder.write("b.scenario", Self.loose)
    chmod(locked, 0o444)
    let run = await Run("format", folder.path)
    #expect(run.status == 74)
    #expect(
      run.messages == """
        \(locked): error: the file cannot be rewritten: it may not be written; allow it first, as with chmod u+w; it is \
        as it was

        """)
    #expect(run.output == "\(folder.path)/b.scenario\n")
    #expect(folder.read("a.scenario") == Self.loose)
    #expect(folder.read("b.scenario") != Self.loose)
  }

  @Test func hardLinksAreNotParted() async {
    let folder = TemporaryFolder()
    let path = folder.write("a.scenario", Self.loose)
    link(path, folder.path + "/other")
    let run = await Run("format", path)
    #expect(run.status == 74)
    #expect(
      run.messages.contains("it has 2 names (hard links), which this would part; name a copy of it; it is as it was"))
    #expect(folder.read("a.scenario") == Self.loose)
    #expect(folder.names == ["a.scenario", "other"])
  }

  @Test(.enabled(if: isRoot, "only root can give files away")) func theOwnerStays() async {
    let folder = TemporaryFolder()
    let path = folder.write("a.scenario", Self.loose)
    chown(path, 1234, 4321)
    chmod(path, 0o4640)
    #expect(await Run("format", path).status == 0)
    var information = stat()
    stat(path, &information)
    #expect((information.st_uid, information.st_gid) == (1234, 4321))
    #expect(information.st_mode & 0o7777 == 0o4640)
    #expect(folder.read("a.scenario") != Self.loose)
  }

  @Test func aFileThatWasChangedCouldNotBeRead() {
    #expect(ToolFailure.rewrite(RawPath("f"), .changed).status == .unreadableInput)
    #expect(ToolFailure.rewrite(RawPath("f"), .readOnly).status == .unwritableOutput)
  }

  #if os(Linux) || os(macOS)
    /// Raises a signal in this thread, which blocks it where it is one of the system's workers.
    private static func raiseHere(_ number: Int32) {
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      raise(number)
    }

    @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
    func aSignalLeavesNoFileBehind(number: Int32) async throws {
      let folder = TemporaryFolder()
      await #expect(processExitsWith: .signal(number)) { [path = folder.path as String, number = number as Int32] in
        var file = try TemporaryFile(in: RawPath(path))
        Self.raiseHere(number)
        try file.fill(with: [1], mode: 0o600)
        exit(3)
      }
      #expect(folder.names == [])
    }

    @Test func anIgnoredSignalStaysIgnored() async throws {
      let folder = TemporaryFolder()
      await #expect(processExitsWith: .exitCode(3)) { [path = folder.path as String] in
        signal(SIGHUP, SIG_IGN)
        var file = try TemporaryFile(in: RawPath(path))
        Self.raiseHere(SIGHUP)
        try file.fill(with: [1], mode: 0o600)
        exit(3)
      }
    }
  #endif

  @Test func aTemporaryFileGoesAwayByItself() throws {
    let folder = TemporaryFolder()
    do {
      var file = try TemporaryFile(in: RawPath(folder.path))
      #expect(folder.names.count == 1)
      try file.fill(with: [1], mode: 0o600)
    }
    #expect(folder.names == [])
    #expect(throws: RewriteProblem.refused(SystemError(code: ENOENT))) {
      _ = try TemporaryFile(in: RawPath(folder.path + "/nothing"))
    }
  }

  /// Once by a second name, once as where a file has one name only.
  @Test(arguments: [false, true])
  func aNameThatIsTakenMeanwhileStaysTaken(hasOneName: Bool) throws {
    let folder = TemporaryFolder()
    func write(_ name: String, meanwhile: () -> Void) throws(RewriteProblem) {
      var file = try TemporaryFile(in: RawPath(folder.path))
      try file.fill(with: Array("new".utf8))
      meanwhile()
      if hasOneName {
        try file.claim(RawPath("\(folder.path)/\(name)"))
      } else {
        try file.appear(as: RawPath("\(folder.path)/\(name)"))
      }
    }
    #expect(throws: RewriteProblem.refused(SystemError(code: EEXIST))) {
      try write("a") { folder.write("a", "other") }
    }
    #expect(folder.read("a") == "other")
    #expect(throws: RewriteProblem.refused(SystemError(code: EEXIST))) {
      try write("link") { symlink("nothing", "\(folder.path)/link") }
    }
    try write("b") {}
    #expect(folder.read("b") == "new" && folder.names == ["a", "b", "link"])
  }
}
