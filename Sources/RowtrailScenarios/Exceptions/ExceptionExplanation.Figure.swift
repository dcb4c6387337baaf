extension ExceptionExplanation {
  /// A figure of the text, or something that follows from its figures. `Sendable`, and a value.
  public struct Figure: Hashable, Sendable {
    /// What to call it, in a word or two.
    public let name: String
    /// The figure as text. What came from the report, such as an identifier, may hold any characters.
    public let value: String
    /// What it means.
    public let meaning: String

    /// A figure of these parts.
    package init(name: String, value: String, meaning: String) {
      self.name = name
      self.value = value
      self.meaning = meaning
    }
  }
}
