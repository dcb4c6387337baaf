import Testing

@Suite struct HelpScreenTests {
  static let tool = """
    OVERVIEW: Replays what happened to a list, and says what held and what did not.

    USAGE: rowtrail <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      replay                  Run scenario files, and say what held and what did
                              not.
      state                   Show the list at a revision.
      trail                   Show one row's whole life: each revision that touched
                              it, its path before and after, what happened.
      hazards                 List the captured paths that would have hit something
                              else.
      format                  Rewrite scenario files in their canonical layout.
      help                    Show the help of the tool, or of a command.

      See 'rowtrail help <subcommand>' for detailed help.

    """

  static let common = """
      --version               Show the version.
      -h, --help              Show help information.


    """

  static let screens = [
    "replay": """
    OVERVIEW: Run scenario files, and say what held and what did not.

    Exit status: 0 everything held, 1 something did not, 2 a file could not be read.

    USAGE: rowtrail replay [--format <format>] [--jobs <n>] [--shard <i/n>]
                           [--filter <text>] [--fail-fast] [--verbose] <path> ...

    ARGUMENTS:
      <path>                  A scenario file, a folder of *.scenario files, or -
                              for standard input.

    OPTIONS:
      --format <format>       How results are written. (values: text, json, junit;
                              default: text)
      --jobs <n>              How many files are run at a time. The results are the
                              same. (default: the number of cores)
      --shard <i/n>           Run every n-th file in sorted order, from the i-th:
                              one of n machines' share.
      --filter <text>         Run the scenarios with this text in their path or
                              name.
      --fail-fast             Stop after the first file in which something did not
                              hold.
      --verbose               Show every step and every hazard.

    """,
    "state": """
    OVERVIEW: Show the list at a revision.

    USAGE: rowtrail state [--at <revision>] [--name <name>] [--format <format>]
                          <file>

    ARGUMENTS:
      <file>                  A scenario file, or - for standard input.

    OPTIONS:
      --at <revision>         The revision. (default: the last)
      --name <name>           The scenario, where the file has several.
      --format <format>       How the list is written. (values: text, json; default:
                              text)

    """,
    "trail": """
    OVERVIEW: Show one row's whole life: each revision that touched it, its path
    before and after, what happened.

    USAGE: rowtrail trail [--name <name>] [--format <format>] <file> <row>

    ARGUMENTS:
      <file>                  A scenario file, or - for standard input.
      <row>                   The row's id; or its path, '[0, 2]' now and '[0, 2]@3'
                              at revision 3.

    OPTIONS:
      --name <name>           The scenario, where the file has several.
      --format <format>       How the trail is written. (values: text, json;
                              default: text)

    """,
    "hazards": """
    OVERVIEW: List the captured paths that would have hit something else.

    A hazard is a path that a button or a gesture captured earlier, and that
    meanwhile leads to another row, to a header or to nothing: what an app that
    trusts the path gets wrong.

    USAGE: rowtrail hazards [--name <name>] [--format <format>] <path> ...

    ARGUMENTS:
      <path>                  A scenario file, a folder of *.scenario files, or -
                              for standard input.

    OPTIONS:
      --name <name>           Only the scenarios of this name.
      --format <format>       How the hazards are written. (values: text, json;
                              default: text)

    """,
    "format": """
    OVERVIEW: Rewrite scenario files in their canonical layout.

    A file is replaced whole or not at all; where the path is a symbolic link, the
    file that it leads to is, and the link stays. A file that you may not write,
    that has several names (hard links) or that somebody changes meanwhile is left
    as it is, with a message. With - the text is read from standard input and
    written to standard output.

    USAGE: rowtrail format [--check] <path> ...

    ARGUMENTS:
      <path>                  A scenario file, a folder of *.scenario files, or -
                              for standard input.

    OPTIONS:
      --check                 Change nothing; list the files that are not in the
                              canonical layout, and exit with 1 if there are any.

    """,
    "help": """
    OVERVIEW: Show the help of the tool, or of a command.

    USAGE: rowtrail help [<subcommand>]

    ARGUMENTS:
      <subcommand>            The command to show the help of.

    OPTIONS:

    """,
  ]

  @Test(arguments: [["help"], ["--help"], ["-h"], ["-h", "replay"]])
  func theToolsOwnScreen(words: [String]) async {
    let run = await Run(words)
    #expect(run.output == Self.tool)
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: screens.keys.sorted())
  func aCommandsScreen(name: String) async throws {
    let expected = try #require(Self.screens[name]) + Self.common
    for words in [["help", name], [name, "--help"], [name, "-h"], [name, "--nonsense", "x", "--help"]] {
      let run = await Run(words)
      #expect(run.output == expected, "\(words)")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: [["--version"], ["replay", "--version"], ["help", "--version"], ["state", "--at", "--version"]])
  func theVersion(words: [String]) async {
    let run = await Run(words)
    #expect(run.output == "rowtrail 0.1.0\n")
    #expect(run.status == 0)
  }

  @Test func everyLineFitsEightyColumns() async {
    for screen in [Self.tool] + Self.screens.values {
      for line in screen.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }
}
