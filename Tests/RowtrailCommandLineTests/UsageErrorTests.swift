import Testing

@Suite struct UsageErrorTests {
  static let sentences: [([String], String)] = [
    ([], "a command is needed"),
    ([""], "there is no command ''"),
    (["replya"], "there is no command 'replya'; did you mean 'replay'?"),
    (["help", "trial"], "there is no command 'trial'; did you mean 'trail'?"),
    (["rewind"], "there is no command 'rewind'"),
    (["--hlep"], "there is no option '--hlep'; did you mean '--help'?"),
    (["-x"], "there is no option '-x'"),
    (["-"], "there is no command '-'"),
    (["replay", "--verbos", "a"], "there is no option '--verbos'; did you mean '--verbose'?"),
    (["replay", "--at=3", "a"], "there is no option '--at'"),
    (["replay", "-v", "a"], "there is no option '-v'"),
    (["replay", "---", "a"], "there is no option '---'"),
    (["replay", "--=", "a"], "there is no option '--'"),
    (["replay"], "'<path>' is missing"),
    (["replay", "--"], "'<path>' is missing"),
    (["replay", "-", "-"], "'-' is given twice; standard input can be read once only"),
    (["replay", "--verbose", "--verbose", "a"], "'--verbose' is given twice; give it once"),
    (["replay", "--jobs", "1", "--jobs=1", "a"], "'--jobs' is given twice; give it once"),
    (["replay", "--verbose=yes", "a"], "'--verbose' takes no value"),
    (["replay", "a", "--jobs"], "'--jobs' needs a value: --jobs <n>"),
    (
      ["replay", "a", "--filter", "--verbose"],
      "'--filter' needs a value: --filter <text>, or --filter=--verbose where that is the value"
    ),
    (["replay", "--jobs", "two", "a"], "'two' is no integer that '--jobs' could take"),
    (["replay", "--jobs=", "a"], "'' is no integer that '--jobs' could take"),
    (["replay", "--jobs", "+2", "a"], "'+2' is no integer that '--jobs' could take"),
    (["replay", "--jobs", "٣", "a"], "'٣' is no integer that '--jobs' could take"),
    (["replay", "--jobs", "0", "a"], "'--jobs' is 1 at the least, not 0"),
    (["replay", "--jobs", "-1", "a"], "'--jobs' is 1 at the least, not -1"),
    (
      ["generate", "--steps", "99999999999999999999"],
      "'--steps' is from 0 to 1000000, not 99999999999999999999"
    ),
    (["generate", "--steps", "1000001"], "'--steps' is from 0 to 1000000, not 1000001"),
    (["generate", "--rows", "1000001"], "'--rows' is from 0 to 1000000, not 1000001"),
    (
      ["generate", "--seed", "9223372036854775808"],
      "'--seed' is from 0 to 9223372036854775807, not 9223372036854775808"
    ),
    (
      ["generate", "--seed", "-99999999999999999999"],
      "'--seed' is 0 at the least, not -99999999999999999999"
    ),
    (
      ["replay", "--format", "jsn", "a"],
      "'--format' is one of text, json, junit, github, not 'jsn'; did you mean 'json'?"
    ),
    (["state", "--format", "junit", "a"], "'--format' is one of text, json, not 'junit'"),
    (["state", "--at", "last", "a"], "'last' is no integer that '--at' could take"),
    (["state", "a", "b"], "'b' is one argument too many"),
    (["trail", "a"], "'<row>' is missing"),
    (["trail", "a", "b", "c"], "'c' is one argument too many"),
    (["replay", "a\u{1b}[2J", "--\u{202e}x"], "there is no option '--\\u{202e}x'"),
  ]

  static let shards = ["", "1", "1/", "/2", "0/2", "3/2", "1/0", "0/0", "-1/2", "1/2/3", "1 / 2", "a/b", "+1/2", "1/٣"]

  @Test(arguments: sentences)
  func eachSentence(words: [String], sentence: String) async {
    let run = await Run(words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.messages.split(separator: "\n").first.map(String.init) == "error: " + sentence)
  }

  @Test(arguments: shards)
  func whatIsNoShard(text: String) async {
    let run = await Run("replay", "--shard=\(text)", "a")
    #expect(run.status == 64)
    let sentence = "'\(text)' is no shard; write I/N with I from 1 to N, as in --shard 2/4"
    #expect(run.messages.hasPrefix("error: \(sentence)\n"))
  }

  @Test func theWholeTextOfAnUnknownCommand() async {
    let run = await Run("stat", "x")
    #expect(
      run.messages == """
        error: there is no command 'stat'; did you mean 'state'?
        USAGE: rowtrail <subcommand>
          See 'rowtrail --help' for the subcommands.

        """)
  }

  @Test func theWholeTextOfAnUnknownOption() async {
    let run = await Run("state", "--nmae", "x")
    #expect(
      run.messages == """
        error: there is no option '--nmae'; did you mean '--name'?
        USAGE: rowtrail state [--at <revision>] [--name <name>] [--format <format>]
                              <file>
          See 'rowtrail help state' for more.

        """)
  }

  @Test func optionsAndArgumentsComeInAnyOrder() async {
    for words in [
      ["replay", "-", "--format", "json", "--jobs=1"], ["replay", "--jobs", "1", "--format=json", "--", "-"],
      ["replay", "--format=json", "-", "--jobs", "1"],
    ] {
      let run = await Run(words, input: Samples.star)
      #expect(run.status == 0, "\(words)")
      #expect(run.output.hasPrefix("{\"scenarios\": ["))
    }
  }

  @Test func twoDashesEndTheOptions() async {
    let run = await Run("replay", "--", "--verbose")
    #expect(run.status == 2)
    #expect(run.messages == "--verbose: error: there is no such file or folder\n")
  }
}
