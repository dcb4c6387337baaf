import RowtrailScenarios

/// The arguments of a command, taken apart by its declaration.
struct ParsedArguments: Sendable {
  /// The arguments that have no name in front.
  private(set) var positional: [RawPath] = []
  private var values: [String: Value] = [:]
  private var repeated: [String: [String]] = [:]

  /// The value of an option.
  enum Value: Hashable, Sendable {
    case flag
    case text(String)
    case path(RawPath)
    case integer(Int, written: String)
    case shard(Shard)
  }

  /// Whether the flag is there.
  func has(_ flag: OptionDeclaration) -> Bool {
    values[flag.name] != nil
  }

  /// The option's text or word, or `nil` where it is not given.
  func text(_ option: OptionDeclaration) -> String? {
    if case .text(let text) = values[option.name] { text } else { nil }
  }

  /// The option's path, byte by byte as it was given, or `nil` where it is not given.
  func path(_ option: OptionDeclaration) -> RawPath? {
    if case .path(let path) = values[option.name] { path } else { nil }
  }

  /// Whether the answer is to be JSON.
  var wantsJSON: Bool { values["format"] == .text("json") }

  /// The texts of an option that can be given more than once, in order.
  func texts(_ option: OptionDeclaration) -> [String] { repeated[option.name] ?? [] }

  /// The option's integer, or `nil` where it is not given.
  func integer(_ option: OptionDeclaration) -> Int? {
    if case .integer(let integer, _) = values[option.name] { integer } else { nil }
  }

  /// The option's integer as it is written, or `nil` where it is not given.
  func written(_ option: OptionDeclaration) -> String? {
    if case .integer(_, let written) = values[option.name] { written } else { nil }
  }

  /// The option's shard, or `nil` where it is not given.
  func shard(_ option: OptionDeclaration) -> Shard? {
    if case .shard(let shard) = values[option.name] { shard } else { nil }
  }

  /// The arguments as inputs, of which one may be standard input.
  func inputs() throws(UsageError) -> [RawPath] {
    guard positional.filter({ $0 == .standardInput }).count <= 1 else { throw .standardInputTwice }
    return positional
  }

  /// Takes in an argument without a name.
  mutating func append(_ argument: RawPath) {
    positional.append(argument)
  }

  /// Takes in an option.
  mutating func set(_ option: OptionDeclaration, _ value: Value) throws(UsageError) {
    if option.repeats, case .text(let text) = value { return repeated[option.name, default: []].append(text) }
    guard values.updateValue(value, forKey: option.name) == nil else { throw .repeatedOption(option.written) }
  }
}
