import Testing

@testable import RowtrailCommandLine

@Suite("report")
struct ReportCommandTests {
  private let folder = TemporaryFolder()

  @Test("writes a page to standard output, or to a file that it makes")
  func output() async {
    let run = await Run("report", "-", input: Samples.star)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n"))
    #expect(run.output.contains(#""name":"A star tap lands on its own row","file":"standard input","line":1"#))
    #expect(run.messages.isEmpty)
    let made = await Run("report", folder.write("a.scenario", Samples.star), "-o", "\(folder.path)/pages/a.html")
    #expect(made.status == 0 && made.output.isEmpty && made.messages.isEmpty)
    #expect(folder.read("pages/a.html").contains(#""file":"\#(folder.path)/a.scenario""#))
  }

  @Test("replaces a report, and nothing else")
  func replacing() async {
    let scenario = folder.write("a.scenario", Samples.star)
    let page = "\(folder.path)/a.html"
    #expect(await Run("report", scenario, "-o", page).status == 0)
    let two = folder.write("b.scenario", Samples.two)
    #expect(await Run("report", two, "-o", page).status == 0)
    #expect(folder.read("a.html").contains(#""name":"Fails""#))
    let refused = await Run("report", two, "-o", scenario)
    #expect(refused.status == 74)
    #expect(
      refused.messages
        == "\(scenario): error: the file cannot be rewritten: it holds something else than a report; name another file, "
        + "or remove this one first; it is as it was\n")
    #expect(folder.read("a.scenario") == Samples.star)
  }

  @Test("takes the part that is asked for")
  func parts() async {
    let run = await Run("report", "-", "--from", "1", "--to=2", input: Samples.star)
    #expect(run.output.contains(#""whole":[0,4],"remarks":[],"first":1,"last":2"#))
    #expect(run.status == 0)
  }

  @Test(
    "says what is wrong with what is asked for",
    arguments: [
      (["--from", "9"], "error: there is no revision 9; ", 1), (["--to", "-1"], "error: there is no revision -1; ", 1),
      (["--from", "3", "--to", "2"], "error: the part from 3 to 2 is empty; give the older revision first\n", 64),
      (["--from", "x"], "error: 'x' is no integer that '--from' could take\n", 64),
      (["--name", "A star tap"], "error: there is no scenario named 'A star tap'; there is ", 1),
    ] as [([String], String, Int32)])
  func errors(words: [String], message: String, status: Int32) async {
    let run = await Run(["report", "-"] + words, input: Samples.star)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.status == status)
    #expect(run.output.isEmpty)
  }

  @Test("has no part of several histories")
  func partOfSeveral() async {
    let run = await Run("report", "-", "--from", "0", input: Samples.two)
    let message = "error: '--from' and '--to' are for one history, and there are 2; pick one with --name\n"
    #expect(run.messages.contains(message))
    #expect(run.status == 64)
    let one = await Run("report", "-", "--from", "0", "--name", "Fails", input: Samples.two)
    #expect(one.status == 0)
  }

  @Test("shows what can be read, and says what cannot")
  func unreadable() async {
    folder.write("a.scenario", Samples.star)
    folder.write("b.scenario", Samples.malformed)
    let run = await Run("report", folder.path)
    #expect(run.status == 2)
    #expect(run.messages.contains("b.scenario:3:2: error: "))
    #expect(run.output.contains(#""histories":[{"name":"A star tap"#))
    let nothing = await Run("report", "\(folder.path)/b.scenario")
    #expect(nothing.status == 2 && nothing.output.isEmpty)
  }

  @Test("gives a scenario its own lines, and the comment above it")
  func source() async {
    let text = "# The file.\nscenario \"one\"\nsection a\n# About two,\n# at length.\nscenario \"two\"\nsection b\n"
    let run = await Run("report", "-", input: text)
    #expect(run.output.contains(##""source":[1,"# The file.","scenario \"one\"","section a"]"##))
    #expect(run.output.contains(##""source":[4,"# About two,","# at length.","scenario \"two\"","section b"]"##))
  }
}
