/// One number of an exception's message, with its name and what it means. `Sendable`, and a value.
public struct UpdateFigure: Hashable, Sendable {
  /// What to call it, in a word or two.
  public let name: String
  /// The number.
  public let value: Int
  /// What the number says.
  public let meaning: String

  /// A figure of these parts.
  package init(_ name: String, _ value: Int, _ meaning: String) {
    self.name = name
    self.value = value
    self.meaning = meaning
  }
}
