extension String {
  /// The text with each of these characters replaced.
  func replacing(_ replacements: [Character: String]) -> String {
    var result = ""
    for character in self { result += replacements[character] ?? String(character) }
    return result
  }
}
