import RowtrailScenarios

/// A text that paths and names are searched for, as Swift compares texts.
struct TextFilter: Sendable {
  private let bytes: [UInt8]
  private let characters: [Character]

  init(_ text: String) {
    bytes = Array(text.utf8)
    characters = Array(text)
  }

  /// Whether the text is in the path.
  func matches(_ path: RawPath) -> Bool {
    Self.contains(path.bytes, bytes) || matches(path.text)
  }

  /// Whether the text is in the name.
  func matches(_ name: String) -> Bool {
    Self.contains(Array(name.utf8), bytes) || Self.contains(Array(name), characters)
  }

  private static func contains<Element: Equatable>(_ whole: [Element], _ part: [Element]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
  }
}
