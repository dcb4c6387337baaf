import RowtrailLog
import RowtrailScenarios

// What each error says: what is wrong, where, and what to do. Texts from outside stand in the sentences as they are;
// whoever prints one passes it through `VisibleText`.

extension UsageError {
  /// What is wrong with the arguments, and what to do.
  var sentence: String {
    switch self {
    case .noCommand:
      "a command is needed"
    case .noSubcommand(let name):
      "'\(name)' needs a subcommand"
    case .emptyRange(let from, let to):
      "the part from \(from) to \(to) is empty; give the older revision first"
    case .oneOf(let options):
      "give exactly one of \(options.joined(separator: ", "))"
    case .unknownCommand(let word, let suggestion):
      "there is no command '\(word)'" + hint(suggestion, quote: "'")
    case .unknownOption(let word, let suggestion):
      "there is no option '\(word)'" + hint(suggestion, quote: "'")
    case .missingValue(let option, let placeholder, let next):
      "'\(option)' needs a value: \(option) <\(placeholder)>"
        + (next.map { ", or \(option)=\($0) where that is the value" } ?? "")
    case .unexpectedValue(let option):
      "'\(option)' takes no value"
    case .repeatedOption(let option):
      "'\(option)' is given twice; give it once"
    case .notAnInteger(let option, let value):
      "'\(value)' is no integer that '\(option)' could take"
    case .tooSmall(let option, let value, let least):
      "'\(option)' is \(least) at the least, not \(value)"
    case .tooLarge(let option, let value, let least, let most):
      "'\(option)' is from \(least) to \(most), not \(value)"
    case .notAChoice(let option, let value, let choices, let suggestion):
      "'\(option)' is one of \(choices.joined(separator: ", ")), not '\(value)'" + hint(suggestion, quote: "'")
    case .otherCI(let option, let name):
      "'\(option)' makes a step for github alone; in '\(name)', let a step run "
        + "'rowtrail replay Scenarios --format junit > rowtrail.xml', and name that file as its JUnit report"
    case .notAWord(let argument, let value, let choices, let suggestion):
      "'<\(argument)>' is one of \(choices.joined(separator: ", ")), not '\(value)'" + hint(suggestion, quote: "'")
    case .notAShard(let value):
      "'\(value)' is no shard; write I/N with I from 1 to N, as in --shard 2/4"
    case .notARevision(let value):
      "'\(value)' is no revision; write an integer, as in 0"
    case .missingArgument(let name):
      "'<\(name)>' is missing"
    case .unexpectedArgument(let word):
      "'\(word)' is one argument too many"
    case .severalScenarios(let path, let names):
      "\(path.text) holds \(names.count) scenarios; pick one with --name: "
        + names.prefix(5).map(ScenarioText.string).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    case .rangeOfSeveral(let count):
      "'--from' and '--to' are for one history, and there are \(count); pick one with --name"
    case .needsFile(let command):
      "'\(command)' works on a file, not on standard input; name one"
    case .needsOutputFile(let command):
      "'\(command)' writes a file, not standard output; name one with --output"
    case .standardInputTwice:
      "'-' is given twice; standard input can be read once only"
    }
  }
}

extension InputProblem {
  /// Why the input cannot be used.
  var sentence: String {
    switch self {
    case .file(let refusal): refusal.sentence
    case .notUTF8:
      "this name is not UTF-8, and those of logs that are written have to be; give the file another name"
    case .notAFolder: "this is no folder; name one that is there"
    case .log(let error): error.sentence
    case .damagedStart(let damage): damage.startSentence
    case .logAlready: "this is a log already; name a scenario file"
    case .untold(let count): "and \(counted(count, "more error")); mend those above first"
    case .malformed(_, _, let message, _): message
    }
  }
}

extension ToolFailure {
  /// What went wrong, and what to do.
  var sentence: String {
    switch self {
    case .usage(let error): error.sentence
    case .input(_, let problem), .unwritable(_, let problem): problem.sentence
    case .output(let error): "the result cannot be written: \(error.sentence)"
    case .rewrite(_, let problem): "the file cannot be rewritten: \(problem.sentence); it is as it was"
    case .noScenario(_, let problem): "no scenario can say this: \(problem)"
    case .mergedTwice(let file, let first, let second):
      "the results of \(file) are in \(first.text) and in \(second.text); give each shard once"
    case .cancelled: "the run was cancelled before all files had been run; run it again"
    case .create(_, let error): "the file cannot be written: \(error.sentence)"
    case .noException:
      "no exception of a table or collection view is known in this text; paste all of it, from 'Terminating app' on"
    case .emptyFolder(let folder, let suffixes): FileFinder.Problem.empty(folder, suffixes).sentence
    case .nothingMatches(let text): "no scenario has '\(text)' in its path or name"
    case .unknownName(let name, _, let names): ToolFailure.sentence(unknown: name, names)
    case .unknownRow(let row, let suggestion): "no revision has a row '\(row)'" + hint(suggestion, quote: "'")
    case .unknownRevision(let revision, first: 0, let last):
      "there is no revision \(revision); the last one is \(last)"
    case .unknownRevision(let revision, let first, let last):
      "there is no revision \(revision) in the log; it has revisions \(first) to \(last)"
    case .noRow(let path, let revision, isHeader: true):
      "a header stands at \(path) in revision \(revision), not a row; its rows start at item 1"
    case .noRow(let path, let revision, isHeader: false):
      "nothing stands at \(path) in revision \(revision); 'rowtrail state --at \(revision)' shows what does"
    }
  }

  private static func sentence(unknown name: String, _ names: [String]) -> String {
    var (known, seen) = ([String](), Set<String>())
    for name in names where known.count <= mostNames && seen.insert(name).inserted { known.append(name) }
    let shown = known.prefix(mostNames).map(ScenarioText.string).joined(separator: ", ")
    return "there is no scenario named '\(name)'"
      + (known.isEmpty ? "" : "; there is \(shown)" + (known.count > mostNames ? ", …" : ""))
      + hint(suggestion(for: name, among: names), quote: "'")
  }

  private static var mostNames: Int { 10 }
}

extension RewriteProblem {
  /// Why the file was not rewritten, and what to do.
  var sentence: String {
    switch self {
    case .refused(let error): error.sentence
    case .changed: "somebody changed it meanwhile; run the command again"
    case .readOnly: "it may not be written; allow it first, as with chmod u+w"
    case .linked(let names): "it has \(names) names (hard links), which this would part; name a copy of it"
    case .linkToNothing: "it is a symbolic link that leads to nothing; name the file that it is to lead to"
    case .otherContent: "it holds something else than a report; name another file, or remove this one first"
    case .notAFile(.folder): "this is a folder; name a file in it"
    case .notAFile(.pipe): "this is a pipe, not a file; name a file, or send standard output to it"
    case .notAFile(.device): "this is a device, not a file; name a file, or send standard output to it"
    case .notAFile(.socket): "this is a socket, not a file; name a file"
    case .notAFile(.other): "this is not a file that could be replaced; name another one"
    case .foreign: "it belongs to another user or group, and would not any more; let its owner run this"
    }
  }
}
