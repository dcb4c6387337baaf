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

/// What becomes of the files that commands write, where they cannot be written or something stands in the way.
@Suite struct OutputTests {
  private let folder = TemporaryFolder()

  /// Every command that writes one file of a name that is given, as its words before that name.
  private static let writers: [[String]] = [
    ["record", "star.scenario", "-o"], ["export", "star.rowlog", "-o"], ["report", "star.rowlog", "-o"],
    ["log", "repair", "damaged.rowlog", "-o"], ["log", "redact", "star.rowlog", "-o"],
    ["debug", "star.rowlog", "-x", "save LOG"], ["debug", "star.rowlog", "-x", "save SCENARIO"],
  ]

  private func prepare() {
    folder.write("star.scenario", Samples.star)
    folder.write("star.rowlog", LogSamples.star)
    folder.write("damaged.rowlog", LogSamples.damaged)
  }

  /// Runs one of the writers.
  private func write(_ words: [String], to path: String) async -> Run {
    let words = words.map { word -> String in
      if word.hasPrefix("save ") { return "save \(path)" }
      return word.contains(".") ? "\(folder.path)/\(word)" : word
    }
    return await Run(words[0] == "debug" ? words : words + [path])
  }

  private static func ending(_ words: [String]) -> String {
    words.last == "save SCENARIO" ? ".scenario" : ".rowlog"
  }

  /// Reports and scenarios bring their folders with them; a log that names none that is there is a slip.
  @Test(arguments: writers.filter { $0[0] == "record" || $0[0] == "log" || $0[0] == "debug" })
  func aMissingFolder(words: [String]) async {
    prepare()
    let path = "\(folder.path)/none/out\(Self.ending(words))"
    let run = await write(words, to: path)
    #expect(run.status == 74, "\(run.messages)")
    let place = words[0] == "debug" ? "error: \(path):" : "\(path): error:"
    #expect(run.messages == "\(place) cannot open: there is no such file or folder (ENOENT)\n")
  }

  /// A log that is compacted is written beside itself first.
  @Test func aCompactionThatCannotWrite() async {
    prepare()
    mkdir("\(folder.path)/star.rowlog.new", 0o755)
    let run = await Run("log", "compact", "\(folder.path)/star.rowlog", "--keep", "1")
    #expect(run.status == 74)
    #expect(run.messages == "\(folder.path)/star.rowlog.new: error: cannot open: this is a folder (EISDIR)\n")
    #expect(folder.read("star.rowlog") == LogSamples.star)
  }

  @Test func aCompactionOfALink() async {
    prepare()
    symlink("star.rowlog", "\(folder.path)/link.rowlog")
    let run = await Run("log", "compact", "\(folder.path)/link.rowlog", "--keep", "1")
    #expect(run.status == 74)
    #expect(
      run.messages == "\(folder.path)/link.rowlog: error: cannot open: it is a symbolic link (ELOOP); name the file "
        + "that it leads to\n")
  }

  @Test(arguments: writers)
  func nothingIsWrittenThroughALinkToNothing(words: [String]) async {
    prepare()
    let path = "\(folder.path)/link\(Self.ending(words))"
    symlink("\(folder.path)/nothing", path)
    let names = folder.names
    let run = await write(words, to: path)
    #expect(run.status == 74, "\(run.output)\(run.messages)")
    #expect(run.messages.contains("it is a symbolic link") && run.messages.contains("; name the file that it"))
    #expect(folder.names == names)
    var information = stat()
    #expect(lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func whatIsWrittenAnewFollowsALinkToAFile() throws {
    folder.write("old", "old")
    symlink("old", "\(folder.path)/link")
    symlink("nothing", "\(folder.path)/broken")
    let broken = RawPath("\(folder.path)/broken")
    #expect(throws: RewriteProblem.linkToNothing) { try FileCreation.write(broken, [1]) }
    try ResultFile.write(RawPath("\(folder.path)/link"), Array("new".utf8))
    #expect(folder.read("old") == "new")
    #expect(folder.names == ["broken", "link", "old"])
    #expect(throws: RewriteProblem.refused(SystemError(code: EEXIST))) {
      try FileCreation.write(RawPath("\(folder.path)/link"), [1])
    }
  }

  #if os(Linux) || os(macOS)
    /// As on a disk that is full: what does not fit leaves neither a part of itself nor anything else.
    @Test(arguments: [true, false])
    func halfAFileIsNone(replaces: Bool) async throws {
      folder.write("old", "old")
      let path = folder.path + (replaces ? "/old" : "/new")
      await #expect(processExitsWith: .exitCode(3)) { [path = path as String, replaces = replaces as Bool] in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
        #if canImport(Glibc)
          setrlimit(__rlimit_resource_t(1), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
        let refused = RewriteProblem.refused(SystemError(code: EFBIG))
        do throws(ToolFailure) {
          try ResultFile.write(RawPath(path), Array(repeating: 32, count: 5000))
        } catch {
          exit(error == (replaces ? .rewrite(RawPath(path), refused) : .create(RawPath(path), refused)) ? 3 : 4)
        }
        exit(5)
      }
      #expect(folder.names == ["old"])
      #expect(folder.read("old") == "old")
    }
  #endif

  @Test(arguments: [nil, "<meta name=\"generator\" content=\"rowtrail report\">\n"])
  func noPageIsMadeOfALogThatWasWrittenOver(old: String?) async {
    let steps = (1...300).map { _ in "toggle-star a\n" }.joined()
    folder.write("flips.scenario", "scenario \"flips\"\nsection s\n  row a\n" + steps)
    let log = "\(folder.path)/flips.rowlog"
    #expect(await Run("record", "\(folder.path)/flips.scenario", "-o", log).status == 0)
    if let old { folder.write("page.html", old) }
    let messages = MemorySink()
    let path = log
    let source = ActingSource(Samples.star) { truncate(path, 2000) }
    let status = await CommandLineTool.run(
      arguments: ["report", log, "-", "-o", "\(folder.path)/page.html"], standardInput: source,
      standardOutput: MemorySink(), standardError: messages, environment: [:])
    #expect(status == 2, "\(messages.text)")
    #expect(folder.names == ["flips.rowlog", "flips.scenario"] + (old == nil ? [] : ["page.html"]))
    #expect(folder.read("page.html") == old ?? "")
  }
}

/// Text that does something when it is read.
private final class ActingSource: ByteSource, @unchecked Sendable {
  private let text: MemorySource
  private let act: @Sendable () -> Void

  init(_ text: String, _ act: @escaping @Sendable () -> Void) {
    self.text = MemorySource(text)
    self.act = act
  }

  func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    act()
    return try text.read(atMost: count)
  }
}
