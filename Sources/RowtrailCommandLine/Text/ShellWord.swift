import RowtrailScenarios

/// Words of a command that is shown to be pasted into a shell.
enum ShellWord {
  /// The text as one word of a shell, in quotes where it needs them; `nil` where something in it cannot be shown as it is.
  static func of(_ text: String) -> String? {
    guard VisibleText.of(text) == text else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
    return "'" + text.replacing(["'": #"'\''"#]) + "'"
  }

  /// Whether a byte means itself in every shell, wherever in a word it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
