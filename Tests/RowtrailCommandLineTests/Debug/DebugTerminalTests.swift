#if canImport(Glibc)
  import Glibc
  import Testing

  @testable import RowtrailCommandLine

  /// The debugger on a real pseudo-terminal. Skipped where the tool is not beside the tests.
  @Suite(.serialized, .enabled(if: PseudoTerminal.tool != nil, "the tool is not built beside the tests"))
  struct DebugTerminalTests {
    private let folder = TemporaryFolder()

    private static let scenario = """
      scenario "On a terminal"
      section servers "Servers"
        row kitsu "Kitsu"
        row neko "猫 with a rather long title that goes on and on beyond every column"
        row tora "\\u{1b}[31mTora"
      star kitsu
      move neko to [0, 0]
      delete tora
      """

    private func open(
      _ text: String = scenario, environment: [String: String] = [:], columns: UInt16 = 80
    ) throws -> PseudoTerminal {
      let file = folder.write("on.scenario", text)
      let tool = try #require(PseudoTerminal.tool)
      let terminal = try #require(
        PseudoTerminal([tool, "debug", file], environment: environment, columns: columns))
      try #require(terminal.expect("3/3> "))
      return terminal
    }

    private func isRaw(_ terminal: PseudoTerminal) -> Bool {
      terminal.wait { $0.currentModes.local & tcflag_t(ICANON | ECHO) == 0 }
    }

    @Test func linesAreEdited() throws {
      let terminal = try open()
      // first, with a word too much in front, wrong letters in the middle, and a cut that is put back.
      terminal.type("xx fisrt\u{1b}[D\u{1b}[D\u{14}")
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("> xx first") }, "\(terminal.screen.currentLine)")
      terminal.type("\u{1}\u{1b}d\u{1b}[3~\u{5}")
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("> first") }, "\(terminal.screen.currentLine)")
      terminal.type("\u{15}\u{19}\r")
      #expect(terminal.expect("r0 of 3"))
      terminal.type("goto 12\u{7f}\u{1b}b\u{1b}f\r")
      #expect(terminal.expect("r1 of 3"))
      terminal.type("print é猫\u{1b}[D\u{1b}[Dx")
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("> print xé猫") }, "\(terminal.screen.currentLine)")
      #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func longLinesScroll() throws {
      let terminal = try open(columns: 40)
      let long = (0..<12).map { "word\($0)" }.joined(separator: " ")
      terminal.type(long)
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("word11") })
      #expect(terminal.screen.currentLine.count < 40)
      terminal.type("\u{1}")
      #expect(terminal.wait { $0.screen.currentLine.contains("> word0") })
    }

    @Test func linesAreKeptBetweenRuns() throws {
      let history = ["ROWTRAIL_HISTORY": folder.path + "/kept/history"]
      let first = try open(environment: history)
      first.type("goto 1\r")
      #expect(first.expect("r1 of 3"))
      first.type("quit\r")
      #expect(first.end() == 0)
      let second = try open(environment: history)
      second.type("draft\u{1b}[A\u{1b}[A")
      #expect(second.wait { $0.screen.currentLine.hasSuffix("> goto 1") })
      second.type("\u{1b}[B\u{1b}[B")
      #expect(second.wait { $0.screen.currentLine.hasSuffix("> draft") })
      second.type("\u{15}\u{1b}[A\u{1b}[A\r")
      #expect(second.expect("r1 of 3"))
    }

    @Test func tabCompletes() throws {
      let terminal = try open()
      terminal.type("pr\t")
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("> print") })
      terminal.type("\u{15}why kit\tstarr\t\r")
      #expect(terminal.expect("kitsu.starred is true since revision 1"))
      terminal.type("break\t\t")
      #expect(terminal.expect("breakpoints"))
      terminal.type("\u{15}save \(folder.path)/on.s\t")
      #expect(terminal.wait { $0.screen.currentLine.contains("on.scenario") })
      _ = folder.write("two words.scenario", "")
      terminal.type("\u{15}save \(folder.path)/two\t")
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("/two words.scenario\"") })
    }

    @Test func theTerminalCanChangeItsSize() throws {
      let terminal = try open(columns: 120)
      terminal.type("print\r")
      #expect(terminal.expect("every column"))
      terminal.type("half")
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("half") })
      terminal.resize(columns: 40, lines: 12)
      #expect(terminal.expect("half"))
      terminal.type("\u{15}print\r")
      #expect(terminal.wait { $0.screen.text.contains("猫 with a rather l…") }, "\(terminal.screen.text)")
    }

    @Test func controlCGivesTheLineUp() throws {
      let terminal = try open()
      terminal.type("quit")
      #expect(terminal.wait { $0.screen.currentLine.hasSuffix("quit") })
      terminal.type("\u{3}")
      #expect(terminal.expect("^C"))
      terminal.type("try batch\rstar neko\r\u{3}first\r")
      #expect(terminal.expect("r0 of 3"))
    }

    /// Whether this is a debug build, whose searches take long enough to be stopped by a key.
    private static var isDebugBuild: Bool {
      #if DEBUG
        true
      #else
        false
      #endif
    }

    @Test(.enabled(if: isDebugBuild, "In release the search is over before a key can be pressed."))
    func controlCStopsASearch() throws {
      let steps = (1...400).map { "toggle-star \"r\($0)\"" }.joined(separator: "\n")
      let text = "scenario \"Many rows\"\nsection s\nrows \"r{n}\" 1...6000\n" + steps
      let file = folder.write("many.scenario", text)
      let tool = try #require(PseudoTerminal.tool)
      let terminal = try #require(PseudoTerminal([tool, "debug", file]))
      try #require(terminal.expect("400/400> ", seconds: 120))
      terminal.type("find list.starred == [nobody]\r")
      #expect(terminal.expect("%  (Control-C stops it)"))
      terminal.type("\u{3}")
      #expect(terminal.expect("stopped; everything is as it was"))
      terminal.type("first\r")
      #expect(terminal.expect("r0 of 400"))
    }

    @Test func controlDLeaves() throws {
      let terminal = try open()
      #expect(isRaw(terminal))
      terminal.type("abc\u{1}\u{4}\u{4}\u{4}\u{4}")
      #expect(terminal.end() == 0)
      #expect(terminal.currentModes == terminal.modes)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
    func whateverEndsItTheTerminalIsAsItWas(_ signal: Int32) throws {
      let terminal = try open()
      #expect(isRaw(terminal))
      kill(terminal.process, signal)
      #expect(terminal.end() == -signal)
      #expect(terminal.currentModes == terminal.modes)
    }

    @Test(.enabled(if: access("/bin/bash", X_OK) == 0, "there is no bash here to stop it in"))
    func controlZStopsIt() throws {
      let tool = try #require(PseudoTerminal.tool)
      let file = folder.write("on.scenario", Self.scenario)
      let terminal = try #require(
        PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "shell$ "]))
      #expect(terminal.expect("shell$ "))
      terminal.type("\(tool) debug \(file)\r")
      #expect(terminal.expect("3/3> "))
      terminal.type("goto 1")
      #expect(terminal.expect("goto 1"))
      terminal.type("\u{1a}")
      #expect(terminal.expect("Stopped"))
      terminal.type("fg\r")
      #expect(terminal.expect("goto 1\u{1b}[K"))
      terminal.type("\r")
      #expect(terminal.expect("r1 of 3"))
      terminal.type("quit\r")
      #expect(terminal.expect("shell$ "))
    }

    @Test func aDumbTerminalGetsTextAlone() throws {
      let terminal = try open(environment: ["TERM": "dumb"])
      terminal.type("print\r")
      #expect(terminal.expect("gone: tora"))
      terminal.type("\u{3}")
      #expect(terminal.expect("> "))
      terminal.type("quit\r")
      #expect(terminal.end() == 0)
      #expect(!terminal.bytes.contains(0x1b))
      #expect(terminal.currentModes == terminal.modes)
    }

    @Test func coloursAreLeftOutWhereAsked() throws {
      let plain = try open(environment: ["NO_COLOR": "1"])
      plain.type("print\r")
      #expect(plain.expect("gone: tora"))
      #expect(!String(decoding: plain.bytes, as: UTF8.self).contains("m★"))
      let coloured = try open()
      coloured.type("print\r")
      #expect(coloured.expect("\u{1b}[33m★"))
    }

    @Test func titlesDoNotDriveTheTerminal() throws {
      let terminal = try open()
      terminal.type("goto 1\rprint\r")
      #expect(terminal.expect("\\u{1b}[31mTora"))
      #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1b}[31mTora"))
    }
  }
#endif
