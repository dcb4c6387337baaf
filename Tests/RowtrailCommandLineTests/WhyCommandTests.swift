import Testing

@testable import RowtrailCommandLine

/// The command below a failure that shows why.
@Suite struct WhyCommandTests {
  private let folder = TemporaryFolder()

  /// The commands below the failures of a file, without `rowtrail debug FILE`.
  private func commands(_ text: String, file: String = "a.scenario") async -> [String] {
    let path = folder.write(file, text)
    let lines = await Run("replay", path).output.split(separator: "\n").filter { $0.hasPrefix("    why ") }
    let start = "    why       rowtrail debug \(ShellWord.of(path) ?? "")"
    return lines.map { $0.hasPrefix(start) ? String($0.dropFirst(start.count + 1)) : String($0) }
  }

  /// The commands of a scenario with rows a, "b c" and d in s, and e, starred, in t; d is deleted at revision 2.
  private func below(_ checks: String...) async -> [String] {
    await commands(
      """
      scenario "x"
      section s
        row a
        row "b c" cpu=1
        row d
      section t
        row e starred
      capture tap = [0, 0]
      capture gone = d
      move a to [0, 2]
      delete d
      \(checks.joined(separator: "\n"))
      """)
  }

  @Test func aRowsProperty() async {
    #expect(await below("expect d.exists") == ["-x 'why d.exists'"])
    #expect(await below("expect \"b c\".cpu == 2") == ["-x 'why \"b c\".cpu'"])
    #expect(await below("expect 2 == \"b c\".cpu") == ["-x 'why \"b c\".cpu'"])
    #expect(await below("expect d.title == \"D\"") == ["-x 'why d.exists'"])
    #expect(await below("expect at 1 a.path == [0, 0]") == ["-x 'goto 1' -x 'why a.path'"])
    #expect(await below("expect @tap.starred", "star e -> unchanged") == ["-x 'goto 2' -x 'why a.starred'"])
    #expect(await below("expect a.exists and not e.starred") == ["-x 'why e.starred'"])
    #expect(await below("expect list.count == 9 or not (a.exists)") == ["-x 'why a.exists'"])
    #expect(await below("expect [0, 1].id == \"b c\"") == ["-x 'why \"b c\".path'"])
    #expect(await below("expect [0, 1].id == nobody") == ["-x 'why a.path'"])
  }

  @Test func listsThatDiffer() async {
    #expect(await below("expect list.rows == [e, d]") == ["-x 'why d.exists'"])
    #expect(await below("expect list.rows == [e, \"b c\", a]") == ["-x 'why e.path'"])
    #expect(await below("expect s.rows == [a, \"b c\", e]") == ["-x 'why e.section'"])
    #expect(await below("expect section(t).rows == []") == ["-x 'why e.section'"])
    #expect(await below("expect list.starred == [e, a]") == ["-x 'why a.starred'"])
    #expect(await below("expect list.expanded == [nobody, a]") == ["-x 'why a.expanded'"])
  }

  @Test func outcomes() async {
    #expect(await below("star [0, 0] -> a") == ["-x 'goto 2' -x 'why a.path'"])
    #expect(await below("star @tap -> \"b c\"") == ["-x 'goto 0' -x 'why \"b c\".path'"])
    #expect(await below("star [0, 0] -> nobody") == ["-x 'goto 2' -x 'why \"b c\".path'"])
    #expect(await below("star @gone") == ["-x 'goto 2' -x 'why d.exists'"])
    #expect(await below("star d") == ["-x 'goto 2' -x 'why d.exists'"])
    #expect(await below("batch", "star a", "star @gone", "end") == ["-x 'goto 2' -x 'why d.exists'"])
    #expect(await below("star a -> rejected unknown-row") == ["-x 'goto 2' -x 'why a.exists'"])
    #expect(await below("unstar e -> unchanged") == ["-x 'goto 2' -x 'why e.starred'"])
    #expect(await below("capture d2 = d") == ["-x 'why d.exists'"])
  }

  @Test func nothingWhereTheDebuggerCannotAnswer() async {
    for check in [
      "expect nobody.title == x", "expect \"b c\".mem == 2", "expect list.count == 9", "expect s.count == 9",
      "expect at 9 a.starred", "expect view.rows == []", "star nobody", "star [7, 7]", "star a -> d",
      "expect list.sections == []", "expect list.rows == [\"b c\", a, e, nobody]",
    ] {
      let found = await below(check)
      #expect(found == [], "\(check)")
    }
  }

  @Test func namesAndQuotes() async {
    let one = "scenario \"It's \\\"one\\\"\"\nsection s\n  row \"it's\"\nexpect \"it's\".starred\n"
    let other = "scenario \"-y\"\nsection s\n  row a\nexpect a.starred\n"
    let hidden = "scenario \"a\\u{202e}b\"\nsection s\n  row a\nexpect a.starred\n"
    #expect(
      await commands(one + other + other + hidden, file: "it's all.scenario") == [
        #"--name 'It'\''s "one"' -x 'why "it'\''s".starred'"#, "--name=-y -x 'why a.starred'",
      ])
    #expect(ShellWord.of("") == "''")
    #expect(ShellWord.of("a/b-c_1.scenario") == "a/b-c_1.scenario")
    #expect(ShellWord.of("$HOME !~`x`\\") == "'$HOME !~`x`\\'")
    #expect(ShellWord.of("a\nb") == nil)
  }

  @Test func theCommandAnswers() async {
    let text =
      "scenario \"x\"\nsection s\n  row a\nstar a\ndelete a\nexpect at 1 not a.starred\nexpect a.exists\n"
    let path = folder.write("x.scenario", text)
    #expect(await commands(text, file: "x.scenario") == ["-x 'goto 1' -x 'why a.starred'", "-x 'why a.exists'"])
    let run = await Run("debug", path, "-x", "goto 1", "-x", "why a.starred")
    #expect(run.status == 0)
    #expect(run.output.contains("a.starred is true since revision 1\n"))
  }

  @Test func onlyTextOfAFileHasIt() async {
    let text = "scenario \"x\"\nsection s\n  row a\nexpect a.starred\n"
    #expect(await !Run("replay", "-", input: text).output.contains("why"))
    for format in ["json", "junit", "github"] {
      #expect(await !Run("replay", folder.write("x.scenario", text), "--format", format).output.contains("why"))
    }
  }
}
