/// What a command is called, what it takes and what its help screen says.
struct CommandDeclaration: Sendable {
  /// The word after `rowtrail`, or the words.
  let name: String
  /// What it does, in one sentence.
  let overview: String
  /// More about it, in lines of their own; empty where there is no more to say.
  var discussion: [String] = []
  /// The arguments, in order.
  let arguments: [ArgumentDeclaration]
  /// The options, in the order of the help screen.
  let options: [OptionDeclaration]
}

extension CommandDeclaration {
  /// The last word of the name.
  var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }
}
