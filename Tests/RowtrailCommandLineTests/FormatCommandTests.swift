import RowtrailScenarios
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct FormatCommandTests {
  private static let loose = "\n\n" + Samples.star + "\n\n\n"

  private func canonical(_ text: String) throws -> String { try ScenarioFormatter.format(Array(text.utf8)) }

  @Test func aFileIsRewrittenInPlaceAndKeepsItsMode() async throws {
    let folder = TemporaryFolder()
    let path = folder.write("a.scenario", Self.loose)
    chmod(path, 0o640)
    let run = await Run("format", path)
    #expect(run.status == 0)
    #expect(run.output == path + "\n")
    #expect(try folder.read("a.scenario") == canonical(Self.loose))
    #expect(folder.names == ["a.scenario"])
    var information = stat()
    stat(path, &information)
    #expect(information.st_mode & 0o7777 == 0o640)
  }

  @Test func aFileInTheCanonicalLayoutIsNotTouched() async throws {
    let folder = TemporaryFolder()
    let path = folder.write("a.scenario", try canonical(Self.loose))
    var (before, after) = (stat(), stat())
    stat(path, &before)
    let run = await Run("format", path)
    stat(path, &after)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(before.st_ino == after.st_ino)
  }

  @Test func aLinkStaysALink() async throws {
    let folder = TemporaryFolder()
    folder.write("real/a.txt", Self.loose)
    symlink("real/a.txt", folder.path + "/a.scenario")
    #expect(await Run("format", folder.path).status == 0)
    #expect(try folder.read("real/a.txt") == canonical(Self.loose))
    var information = stat()
    lstat(folder.path + "/a.scenario", &information)
    #expect(information.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func checkChangesNothing() async throws {
    let folder = TemporaryFolder()
    let loose = folder.write("a.scenario", Self.loose)
    folder.write("b.scenario", try canonical(Self.loose))
    let run = await Run("format", "--check", folder.path)
    #expect(run.status == 1)
    #expect(run.output == loose + "\n")
    #expect(folder.read("a.scenario") == Self.loose)
  }

  @Test func standardInputGoesToStandardOutput() async throws {
    let run = await Run("format", "-", input: Self.loose)
    #expect(run.status == 0)
    #expect(try run.output == canonical(Self.loose))
    let check = await Run("format", "-", "--check", input: Self.loose)
    #expect(check.status == 1)
    #expect(check.output == "-\n")
  }

  @Test func aFileWithErrorsStaysAsItIsAndTheOthersAreFormatted() async throws {
    let folder = TemporaryFolder()
    folder.write("a.scenario", Samples.malformed)
    folder.write("b.scenario", Self.loose)
    let run = await Run("format", folder.path)
    #expect(run.status == 2)
    #expect(run.messages.contains("a.scenario:3:2: error: "))
    #expect(folder.read("a.scenario") == Samples.malformed)
    #expect(try folder.read("b.scenario") == canonical(Self.loose))
  }

  @Test(.enabled(if: getuid() != 0, "root can write everywhere"))
  func aFolderThatCannotBeWritten() async {
    let folder = TemporaryFolder()
    let path = folder.write("locked/a.scenario", Self.loose)
    chmod(folder.path + "/locked", 0o555)
    let run = await Run("format", path)
    chmod(folder.path + "/locked", 0o755)
    #expect(run.status == 74)
    #expect(run.messages == "\(path): error: the file cannot be rewritten: permission denied; it is as it was\n")
    #expect(folder.read("locked/a.scenario") == Self.loose)
  }
}
