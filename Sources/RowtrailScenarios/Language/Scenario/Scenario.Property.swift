extension Scenario {
  /// A property as it stands behind a row, or behind what may be a row or a section. `Sendable`, and a value.
  public struct Property: Hashable, Sendable {
    /// The property's name; never empty.
    public let name: String
    /// Whether the name is in quotes: then it is a field's, whatever it spells.
    public let isQuoted: Bool

    /// A property of this name.
    package init(_ name: String, isQuoted: Bool = false) {
      self.name = name
      self.isQuoted = isQuoted
    }

    /// What the property means of a row.
    public var ofRow: RowProperty {
      guard !isQuoted, let known = RowProperty.known.first(where: { $0.name == name }) else { return .field(name) }
      return known
    }

    /// What the property means of a section, or `nil` where sections have no such property.
    public var ofSection: SectionProperty? {
      isQuoted ? nil : SectionProperty(rawValue: name)
    }
  }
}
