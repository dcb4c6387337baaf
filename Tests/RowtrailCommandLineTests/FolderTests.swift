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

@Suite struct FolderTests {
  private static let isRoot = getuid() == 0

  /// The files of a replay's text result, in order, without the folder's own path.
  private func files(_ run: Run, in folder: TemporaryFolder) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      guard let start: Range<String.Index> = line.firstRange(of: folder.path + "/") else { return nil }
      return String(line[start.upperBound...].prefix { $0 != ":" })
    }
  }

  @Test func byteOrderOfPaths() async {
    let folder = TemporaryFolder()
    let names = [
      "a-b.scenario", "a.scenario", "a/z.scenario", "a0.scenario", "B.scenario", "z/y/x.scenario", "é.scenario",
    ]
    for name in names.reversed() { folder.write(name, Samples.star) }
    folder.write("a/notes.txt", "")
    folder.write(".hidden/h.scenario", Samples.star)
    let run = await Run("replay", folder.path)
    #expect(run.status == 0)
    #expect(files(run, in: folder) == [".hidden/h.scenario", "B.scenario"] + names.filter { $0 != "B.scenario" })
  }

  @Test func aFolderThatIsNamedLikeAFile() async {
    let folder = TemporaryFolder()
    folder.write("x.scenario/inner.scenario", Samples.star)
    let run = await Run("replay", folder.path)
    #expect(files(run, in: folder) == ["x.scenario/inner.scenario"])
    #expect(await Run("state", folder.path + "/x.scenario").status == 2)
  }

  @Test func linksToFoldersAreNotFollowedAndLinksToFilesAre() async {
    let folder = TemporaryFolder()
    let file = folder.write("real/a.scenario", Samples.star)
    symlink(folder.path, folder.path + "/real/loop")
    symlink(folder.path + "/real", folder.path + "/folder.scenario")
    symlink(file, folder.path + "/link.scenario")
    let run = await Run("replay", folder.path)
    #expect(run.status == 0)
    #expect(files(run, in: folder) == ["link.scenario", "real/a.scenario"])
    let given = await Run("replay", folder.path + "/folder.scenario")
    #expect(files(given, in: folder) == ["folder.scenario/a.scenario"])
  }

  @Test func linksThatLeadNowhere() async {
    let folder = TemporaryFolder()
    symlink("b.scenario", folder.path + "/a.scenario")
    symlink("a.scenario", folder.path + "/b.scenario")
    symlink("nothing", folder.path + "/c.scenario")
    folder.write("d.scenario", Samples.star)
    let run = await Run("replay", folder.path)
    #expect(run.status == 2)
    #expect(
      run.messages == """
        \(folder.path)/a.scenario: error: too many links lead from one to the next
        \(folder.path)/b.scenario: error: too many links lead from one to the next
        \(folder.path)/c.scenario: error: there is no such file or folder

        """)
    #expect(files(run, in: folder) == ["d.scenario"])
  }

  @Test(.timeLimit(.minutes(15))) func pipesAndDevicesAreNotWaitedFor() async {
    let folder = TemporaryFolder()
    mkfifo(folder.path + "/pipe.scenario", 0o644)
    symlink("/dev/zero", folder.path + "/zero.scenario")
    let run = await Run("replay", folder.path)
    #expect(run.status == 2)
    #expect(
      run.messages == """
        \(folder.path)/pipe.scenario: error: this is a pipe, not a file; give '-' and pass it as standard input
        \(folder.path)/zero.scenario: error: this is a device, not a file; copy what it gives to a file, and name \
        that

        """)
  }

  @Test(.enabled(if: !isRoot, "root can read everything"))
  func whatCannotBeRead() async {
    let folder = TemporaryFolder()
    chmod(folder.write("a.scenario", Samples.star), 0)
    folder.write("locked/b.scenario", Samples.star)
    folder.write("c.scenario", Samples.star)
    chmod(folder.path + "/locked", 0)
    let run = await Run("replay", folder.path)
    #expect(run.status == 2)
    #expect(run.messages.contains("\(folder.path)/a.scenario: error: permission denied"))
    #expect(run.messages.contains("\(folder.path)/locked: error: permission denied"))
    #expect(files(run, in: folder) == ["c.scenario"])
  }

  @Test func foldersWithoutScenarios() async {
    let folder = TemporaryFolder()
    folder.write("notes.txt", "")
    folder.write("other/a.scenario", Samples.star)
    let run = await Run("replay", folder.path)
    #expect(run.status == 0)
    mkdir(folder.path + "/empty", 0o755)
    let empty = await Run("replay", folder.path + "/empty/")
    #expect(empty.status == 1)
    #expect(empty.output.isEmpty)
    #expect(
      empty.messages == "\(folder.path)/empty/: error: there is no *.scenario or *.rowlog file below this folder\n")
    let both = await Run("replay", folder.path + "/empty", folder.path + "/other", "--format", "json")
    #expect(both.status == 1)
    #expect(both.output.contains("\"passed\": 1,"))
  }

  @Test func namesThatAreMeantToHarm() async throws {
    let folder = TemporaryFolder()
    let bytes: [UInt8] = Array(folder.path.utf8) + Array("/\u{1b}[2J\n\u{202e}".utf8) + [0xff] + Array(".scenario".utf8)
    let descriptor = RawPath(bytes: bytes).withCString { open($0, O_CREAT | O_WRONLY, 0o644) }
    try #require(descriptor >= 0, "this file system takes no such name")
    close(descriptor)
    for format in ["text", "json", "junit"] {
      let run = await Run("replay", folder.path, "--format", format)
      #expect(run.status == 2)
      let all = run.output + run.messages
      #expect(all.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7f) })
      #expect(
        all.contains(
          format == "json" ? #"/\u001b[2J\u000a\u202e\\xff.scenario"# : #"/\u{1b}[2J\u{a}\u{202e}\xff.scenario"#))
    }
  }

  @Test func aPathThatIsTooLongOrEmpty() async {
    let run = await Run("replay", String(repeating: "x/", count: 5000), "")
    #expect(run.status == 2)
    #expect(run.messages.contains("error: the path is too long"))
    #expect(run.messages.hasSuffix("\nerror: the path is empty; name a file or a folder\n"))
  }
}
