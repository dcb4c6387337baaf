/// An option of a command: its name, its value and its line of the help screen. Parsing and help both come from this.
struct OptionDeclaration: Hashable, Sendable {
  /// The name, without the two dashes.
  let name: String
  /// The letter after one dash that means the same, or `nil` where there is none.
  let letter: String?
  /// What value it takes.
  let value: Value
  /// What it does, in a line of the help screen.
  let help: String
  /// Whether it can be given more than once.
  let repeats: Bool
  /// What else a choice is given that is no slip; `nil` where nothing is known of that.
  let otherWords: OtherWords?

  /// What value an option takes.
  enum Value: Hashable, Sendable {
    /// None: the option is there or not.
    case flag
    /// Any text.
    case text(placeholder: String)
    /// The path of a file or folder, never empty.
    case path(placeholder: String)
    /// An integer within these bounds, which are in it.
    case integer(placeholder: String, least: Int, most: Int = .max)
    /// A revision; one beyond `Int`, which no history has, is taken as the nearest that there is.
    case revision
    /// One of these words.
    case choice([String])
    /// A part of a whole, as `2/4`.
    case shard
  }

  init(
    _ name: String, letter: String? = nil, _ value: Value, _ help: String, repeats: Bool = false,
    otherWords: OtherWords? = nil
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.repeats = repeats
    self.otherWords = otherWords
  }

  /// The option of most commands that says whether the answer is text or JSON.
  static func format(_ help: String) -> OptionDeclaration {
    OptionDeclaration("format", .choice(["text", "json"]), help)
  }

  /// The option as it is written.
  var written: String { "--" + name }

  /// Whether a word of the arguments is this option.
  func isWritten(_ word: String) -> Bool { word == written || letter.map { word == "-" + $0 } == true }

  /// What stands for the value in help screens, or `nil` where there is none.
  var placeholder: String? {
    switch value {
    case .flag: nil
    case .text(let placeholder), .path(let placeholder), .integer(let placeholder, _, _): placeholder
    case .revision: "revision"
    case .choice: name
    case .shard: "i/n"
    }
  }

  /// The option and its value as help screens show them.
  var usage: String {
    placeholder.map { "\(written) <\($0)>" } ?? written
  }

  /// The option and its value in the table of a help screen, with its letter.
  var fullUsage: String { letter.map { "-\($0), \(usage)" } ?? usage }

  /// The line of the help screen, with the words of a choice.
  var fullHelp: String {
    guard case .choice(let words) = value else { return help }
    return "\(help) (values: \(words.joined(separator: ", ")); default: \(words.first ?? ""))"
  }
}
