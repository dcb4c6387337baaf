import RowtrailScenarios

/// Takes the arguments of a command apart, as its declaration says.
///
/// Options and arguments come in any order. `--` ends the options, and `-` is an argument. A request for help or for
/// the version wins over whatever else is there, right or wrong.
struct ArgumentReader {
  /// What was asked for.
  enum Request: Sendable {
    case run(ParsedArguments)
    case help
    case version
  }

  private let declaration: CommandDeclaration
  private var rest: ArraySlice<RawPath>
  private var parsed = ParsedArguments()
  private var firstError: UsageError?

  private init(_ arguments: some Sequence<RawPath>, for declaration: CommandDeclaration) {
    self.declaration = declaration
    rest = Array(arguments)[...]
  }

  /// What the arguments of a command ask for.
  ///
  /// - Throws: the first error, in the order of the arguments.
  static func read(
    _ arguments: some Sequence<RawPath>, for declaration: CommandDeclaration
  ) throws(UsageError) -> Request {
    var reader = ArgumentReader(arguments, for: declaration)
    return try reader.read()
  }

  private mutating func read() throws(UsageError) -> Request {
    while let argument = rest.popFirst() {
      switch argument.text {
      case "--":
        rest.forEach { parsed.append($0) }
        rest = []
      case "-h", "--help": return .help
      case "--version": return .version
      case let word where word.hasPrefix("-") && word != "-":
        do { try option(argument) } catch { firstError = firstError ?? error }
      default: parsed.append(argument)
      }
    }
    if let firstError { throw firstError }
    try checkCount()
    return .run(parsed)
  }

  private mutating func option(_ argument: RawPath) throws(UsageError) {
    let parts = argument.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map { RawPath(bytes: Array($0)) }
    let word = parts[0].text
    guard let option = declaration.options.first(where: { $0.isWritten(word) }) else {
      throw .unknownOption(word, suggestion: closest(to: word))
    }
    guard let placeholder = option.placeholder else {
      if parts.count > 1 { throw .unexpectedValue(option: option.written) }
      return try parsed.set(option, .flag)
    }
    let value = try parts.count > 1 ? parts[1] : nextValue(of: option, placeholder: placeholder)
    if value.bytes.isEmpty, case .path = option.value {
      throw .missingValue(option: option.written, placeholder: placeholder, next: nil)
    }
    try parsed.set(option, Self.value(value, of: option))
  }

  private mutating func nextValue(of option: OptionDeclaration, placeholder: String) throws(UsageError) -> RawPath {
    guard let value = rest.first else {
      throw .missingValue(option: option.written, placeholder: placeholder, next: nil)
    }
    let next = value.text
    guard !next.hasPrefix("--"), next != "-h" else {
      throw .missingValue(option: option.written, placeholder: placeholder, next: next)
    }
    rest.removeFirst()
    return value
  }

  private static func value(
    _ value: RawPath, of option: OptionDeclaration
  ) throws(UsageError) -> ParsedArguments.Value {
    let text = value.text
    switch option.value {
    case .flag: return .flag
    case .text: return .text(text)
    case .path: return .path(value)
    case .revision: return .integer(try integer(text, of: option), written: text)
    case .integer(_, let least, let most):
      guard try integer(text, of: option) >= least else {
        throw .tooSmall(option: option.written, value: text, least: least)
      }
      guard let integer = Int(text), integer <= most else {
        throw .tooLarge(option: option.written, value: text, least: least, most: most)
      }
      return .integer(integer, written: text)
    case .choice(let words):
      guard words.contains(text) else {
        if let error = option.otherWords?.error(for: text, of: option) { throw error }
        let closest = suggestion(for: text, among: words)
        throw .notAChoice(option: option.written, value: text, choices: words, suggestion: closest)
      }
      return .text(text)
    case .shard:
      guard let shard = Shard(text) else { throw .notAShard(text) }
      return .shard(shard)
    }
  }

  private static func integer(_ text: String, of option: OptionDeclaration) throws(UsageError) -> Int {
    guard let integer = IntegerText.integer(text) else { throw .notAnInteger(option: option.written, value: text) }
    return integer
  }

  private func checkCount() throws(UsageError) {
    let arguments = declaration.arguments
    let least = arguments.filter { !$0.isOptional }.count
    if parsed.positional.count < least { throw .missingArgument(arguments[parsed.positional.count].placeholder) }
    if parsed.positional.count > arguments.count, arguments.last?.repeats != true {
      throw .unexpectedArgument(parsed.positional[arguments.count].text)
    }
  }

  private func closest(to word: String) -> String? {
    let name = String(word.drop { $0 == "-" })
    return suggestion(for: name, among: declaration.options.map(\.name) + ["help", "version"]).map { "--" + $0 }
  }
}
