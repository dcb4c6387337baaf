extension TextItem {
  /// A named text of a ``TextItem``. `Sendable`, and a value.
  public struct Field: Hashable, Sendable {
    /// The field's name, once in an item.
    public let name: String
    /// The field's value.
    public var value: String

    /// A field of this name and value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}
