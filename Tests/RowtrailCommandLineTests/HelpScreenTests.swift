import Testing

@Suite struct HelpScreenTests {
  static let tool = """
    OVERVIEW: Replays what happened to a list, and says what held and what did not.

    USAGE: rowtrail <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      replay                  Run scenario files and replay logs, and say what held
                              and what did not.
      record                  Run one scenario, and write its history as an event
                              log.
      debug                   Step through a history in both directions, ask for
                              causes, try what would have been.
      state                   Show the list at a revision.
      diff                    Show the update that turns one revision into another,
                              and what changed in words.
      trail                   Show one row's whole life: each revision that touched
                              it, its path before and after, what happened.
      hazards                 List the captured paths that would have hit something
                              else.
      report                  Write a web page to look at, scrub through and share.
      log                     Take care of a log file: verify, repair, compact,
                              redact it, or tell what is in it.
      export                  Write a log as a scenario file that replays to the
                              same list at every revision.
      compare                 Compare two histories: the first entry at which they
                              part, and how the lists differ there.
      generate                Run random scenarios against all the invariants, and
                              make one that fails small.
      check-update            Judge an update that an app planned itself.
      explain                 Explain UIKit's exception about an update, out of a
                              crash report.
      format                  Rewrite scenario files in their canonical layout.
      merge                   Merge the JSON results of shards into the result of
                              the whole.
      init                    Put a commented first scenario and a CI step into a
                              project.
      completions             Print a script with which a shell completes rowtrail's
                              commands, options and files.
      help                    Show the help of the tool, or of a command.

      See 'rowtrail help <subcommand>' for detailed help.

    """

  static let common = """
      --version               Show the version.
      -h, --help              Show help information.


    """

  static let screens = [
    "replay": """
    OVERVIEW: Run scenario files and replay logs, and say what held and what did
    not.

    A log is folded entry by entry, and every invariant is checked after each. It
    counts as a scenario of its file's name.

    Exit status: 0 everything held, 1 something did not, 2 a file could not be read.

    USAGE: rowtrail replay [--format <format>] [--jobs <n>] [--shard <i/n>]
                           [--filter <text>] [--fail-fast] [--verbose] <path> ...

    ARGUMENTS:
      <path>                  A scenario file, a log, a folder of *.scenario and
                              *.rowlog files, or - for standard input.

    OPTIONS:
      --format <format>       How results are written. (values: text, json, junit,
                              github; default: text)
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
      <file>                  A log or a scenario file, or - for standard input.

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
      <file>                  A log or a scenario file, or - for standard input.
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
      <path>                  A scenario file, a log, a folder of *.scenario and
                              *.rowlog files, or - for standard input.

    OPTIONS:
      --name <name>           Only the scenarios of this name.
      --format <format>       How the hazards are written. (values: text, json;
                              default: text)

    """,
    "report": """
    OVERVIEW: Write a web page to look at, scrub through and share.

    The page is one file that needs no network. Of several histories it has an
    index, with what failed first, then what has hazards, then the rest. It holds
    about 64 MiB of history; of more it shows the newest revisions that fit, and
    says so: --from and --to choose others. A file is replaced only where it is a
    report already.

    Exit status: 0 the page is written, also where a scenario failed; 1 a log is
    damaged, and the page shows what is before; 2 an input could not be read, and
    the page shows the others.

    USAGE: rowtrail report [--output <html>] [--name <name>] [--from <revision>]
                           [--to <revision>] <path> ...

    ARGUMENTS:
      <path>                  A scenario file, a log, a folder of *.scenario and
                              *.rowlog files, or - for standard input.

    OPTIONS:
      -o, --output <html>     The file to write. (default: standard output)
      --name <name>           Only the scenarios of this name.
      --from <revision>       The first revision that the page shows.
      --to <revision>         The last revision that the page shows.

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
    "diff": """
    OVERVIEW: Show the update that turns one revision into another, and what changed
    in words.

    Deletes and the sources of moves count before the batch, inserts and the
    destinations of moves after it; rows are reconfigured, at their paths after,
    once it is done.

    These are UIKit's rules as documented and as public reports of its exceptions
    show them; nobody has run them against UIKit.

    USAGE: rowtrail diff [--name <name>] [--format <format>] <file> <a> <b>

    ARGUMENTS:
      <file>                  A log or a scenario file, or - for standard input.
      <a>                     The revision that a view shows now.
      <b>                     The revision that it is to show; it may be the older
                              one.

    OPTIONS:
      --name <name>           The scenario, where the file has several.
      --format <format>       How the update is written; in JSON without words.
                              (values: text, json; default: text)

    """,
    "generate": """
    OVERVIEW: Run random scenarios against all the invariants, and make one that
    fails small.

    The steps are weighted towards what goes wrong in the wild: stale captures,
    deletes during swipes, refreshes, batches of moves, several offsets, sections
    that come and go with their rows, header modes, undo and redo.

    The first scenario that fails is shrunk to the fewest steps, rows and sections,
    and written as a file on which replay fails. Exit status: 0 everything held, 1
    something did not.

    USAGE: rowtrail generate [--seed <n>] [--count <n>] [--steps <n>] [--rows <n>]
                             [--jobs <n>] [--output <folder>] [--format <format>]

    OPTIONS:
      --seed <n>              Decides what the scenarios are. (default: a fresh one)
      --count <n>             How many scenarios; 0 goes on until stopped. (default:
                              1000)
      --steps <n>             How many steps a scenario has. (default: 40)
      --rows <n>              About how many rows a list has. (default: 20)
      --jobs <n>              How many scenarios are run at a time. The results are
                              the same. (default: the number of cores)
      -o, --output <folder>   Where a failing scenario is written, as
                              generated-SEED.scenario. (default: this folder)
      --format <format>       How the result is written. (values: text, json;
                              default: text)

    """,
    "check-update": """
    OVERVIEW: Judge an update that an app planned itself.

    The file is JSON: view (table or collection), before and after (the number of
    items of each section), sections and items (each with delete, insert, move and
    reload) and, if wanted, ids (before and after).

    These are UIKit's rules as documented and as public reports of its exceptions
    show them; nobody has run them against UIKit.

    Exit status: 0 the update is legal, 1 it is not, 2 the file could not be read.

    USAGE: rowtrail check-update [--format <format>] <file>

    ARGUMENTS:
      <file>                  A JSON file, or - for standard input.

    OPTIONS:
      --format <format>       How the verdict is written. (values: text, json;
                              default: text)

    """,
    "explain": """
    OVERVIEW: Explain UIKit's exception about an update, out of a crash report.

    The text may be the exception alone or a whole crash report with it somewhere
    inside.

    These are UIKit's rules as documented and as public reports of its exceptions
    show them; nobody has run them against UIKit.

    Exit status: 0 there is one, 1 no exception is known in the text, 2 the file
    could not be read.

    USAGE: rowtrail explain [--format <format>] [<file>]

    ARGUMENTS:
      <file>                  A text, or - for standard input. (default: standard
                              input)

    OPTIONS:
      --format <format>       How the explanation is written. (values: text, json;
                              default: text)

    """,
    "init": """
    OVERVIEW: Put a commented first scenario and a CI step into a project.

    A file that is there already is left as it is.

    USAGE: rowtrail init [--ci <ci>] [<folder>]

    ARGUMENTS:
      <folder>                The project's folder. (default: the current one)

    OPTIONS:
      --ci <ci>               Whose CI step is added. (values: github, none;
                              default: github)

    """,
    "completions": """
    OVERVIEW: Print a script with which a shell completes rowtrail's commands,
    options and files.

    bash: source <(rowtrail completions bash), in ~/.bashrc

    zsh: rowtrail completions zsh > _rowtrail, in a folder of $fpath

    fish: rowtrail completions fish > ~/.config/fish/completions/rowtrail.fish

    USAGE: rowtrail completions <shell>

    ARGUMENTS:
      <shell>                 The shell: bash, zsh or fish.

    OPTIONS:

    """,
    "help": """
    OVERVIEW: Show the help of the tool, or of a command.

    USAGE: rowtrail help [<subcommand> ...]

    ARGUMENTS:
      <subcommand>            The command to show the help of.

    OPTIONS:

    """,
    "debug": """
    OVERVIEW: Step through a history in both directions, ask for causes, try what
    would have been.

    It opens at the last revision; `help` lists the commands and `help tour` shows
    around. The file is never changed. Where standard input is no terminal, commands
    are read from it, a line each.

    With commands from a file, an option or a pipe, exit status 1 means that an
    answer was no, and 64 that a line was wrong; the lines behind it are done all
    the same.

    USAGE: rowtrail debug [--script <file>] [--execute <command>] ...
                          [--name <name>] <file>

    ARGUMENTS:
      <file>                  A log or a scenario file, or - for standard input.

    OPTIONS:
      --script <file>         Reads commands from this file, a line each, and ends
                              with them.
      -x, --execute <command>
                              Does this command, and ends; as often as wanted.
      --name <name>           The scenario, where the file has several.

    """,
    "record": """
    OVERVIEW: Run one scenario, and write its history as an event log.

    The same scenario gives the same bytes: its entries have no times. Exit status:
    0 everything in the scenario held, 1 something did not; the log is written all
    the same.

    USAGE: rowtrail record [--output <log>] [--name <name>] <file>

    ARGUMENTS:
      <file>                  A scenario file, or - for standard input.

    OPTIONS:
      -o, --output <log>      The log, a file that is not there yet. (default:
                              standard output)
      --name <name>           The scenario, where the file has several.

    """,
    "export": """
    OVERVIEW: Write a log as a scenario file that replays to the same list at every
    revision.

    Each entry becomes one step, as it was dispatched, captured paths and all. With
    --from, a path captured before that revision is written as an id, and an undo of
    what was done before it as the batch of what came of it, each with a comment.
    Revision 0 of the scenario is the revision that it begins with.

    USAGE: rowtrail export [--output <scenario>] [--from <revision>]
                           [--to <revision>] [--name <name>] <file>

    ARGUMENTS:
      <file>                  A log or a scenario file, or - for standard input.

    OPTIONS:
      -o, --output <scenario>
                              The scenario file, which is not there yet. (default:
                              standard output)
      --from <revision>       The revision that the scenario begins with. (default:
                              the first)
      --to <revision>         The revision that it ends with. (default: the last)
      --name <name>           The scenario, where the file has several.

    """,
    "compare": """
    OVERVIEW: Compare two histories: the first entry at which they part, and how the
    lists differ there.

    Actions, what came of them, and the lists count; times and what an app notes
    beside them do not. Exit status: 0 the histories are the same, 1 they are not.

    USAGE: rowtrail compare [--name <name>] [--format <format>] <a> <b>

    ARGUMENTS:
      <a>                     A log or a scenario file, or - for standard input.
      <b>                     Another one.

    OPTIONS:
      --name <name>           The scenario, where the file has several.
      --format <format>       How the comparison is written. (values: text, json;
                              default: text)

    """,
    "log verify": """
    OVERVIEW: Check every promise of a log: its lines, its entries, what came of its
    actions, its checkpoints.

    Every line is read strictly and its check value computed again; every entry is
    folded; the actions of text logs are dispatched again. A torn tail, other
    spellings of JSON and checkpoints that do not fit are told, and are no damage.
    Exit status: 0 the log is sound, 1 it is damaged, 2 it could not be read.

    USAGE: rowtrail log verify [--format <format>] <log>

    ARGUMENTS:
      <log>                   A log, as a *.rowlog file.

    OPTIONS:
      --format <format>       How the findings are written. (values: text, json;
                              default: text)

    """,
    "log stats": """
    OVERVIEW: Tell what is in a log: entries, rows, sizes, checkpoints, actions by
    kind, hazards.

    USAGE: rowtrail log stats [--format <format>] <log>

    ARGUMENTS:
      <log>                   A log, as a *.rowlog file.

    OPTIONS:
      --format <format>       How the figures are written. (values: text, json;
                              default: text)

    """,
    "log repair": """
    OVERVIEW: Write the longest sound beginning of a damaged log to a new file, and
    list what is left out.

    The damaged log stays as it is. A log that is sound to its end is not copied.
    Exit status: 0 the log was sound, or the new one is written; 1 not even its
    starting list is sound.

    USAGE: rowtrail log repair [--output <log>] [--format <format>] <log>

    ARGUMENTS:
      <log>                   A log, as a *.rowlog file.

    OPTIONS:
      -o, --output <log>      The new log, a file that is not there yet. (default:
                              beside the log, as NAME.repaired.rowlog)
      --format <format>       How the answer is written. (values: text, json;
                              default: text)

    """,
    "log compact": """
    OVERVIEW: Cut the beginning of a log's history off, so that it starts at a later
    revision.

    Revision numbers stay. Entries before the revision are gone for good: make a
    copy of the log if they may be wanted. The log is replaced whole or not at all,
    and refused while an app has it open. Checkpoints go.

    USAGE: rowtrail log compact [--from <revision>] [--keep <n>] [--format <format>]
                                <log>

    ARGUMENTS:
      <log>                   A log, as a *.rowlog file.

    OPTIONS:
      --from <revision>       The first revision that is kept.
      --keep <n>              How many of the newest entries are kept.
      --format <format>       How the answer is written. (values: text, json;
                              default: text)

    """,
    "log redact": """
    OVERVIEW: Write a copy of a log with stand-ins for titles and fields, to be
    shared.

    Each text becomes another one of the same length, equal texts equal ones, so
    that the copy replays as the log does; so do the texts of sections and the
    payloads of an app's own actions. Metadata is left out. Ids, names of fields and
    of actions, and times stay: look whether your ids may be shared.

    USAGE: rowtrail log redact [--output <log>] [--format <format>] <log>

    ARGUMENTS:
      <log>                   A log, as a *.rowlog file.

    OPTIONS:
      -o, --output <log>      The copy, a file that is not there yet. (default:
                              beside the log, as NAME.redacted.rowlog)
      --format <format>       How the answer is written. (values: text, json;
                              default: text)

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
    let name = name.split(separator: " ").map(String.init)
    for words in [["help"] + name, name + ["--help"], name + ["-h"], name + ["--nonsense", "x", "--help"]] {
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
