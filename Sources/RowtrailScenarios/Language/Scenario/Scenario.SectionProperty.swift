extension Scenario {
  /// What can be asked of a section. The raw values are the words of scenario files. `Sendable`.
  public enum SectionProperty: String, Hashable, Sendable, CaseIterable {
    /// The section's id, a text.
    case id
    /// The header text.
    case header
    /// The footer text.
    case footer
    /// The header mode, a text: `none`, `supplementary` or `first-item`.
    case mode
    /// The ids of the section's rows, a list.
    case rows
    /// The number of rows, a header never counted.
    case count
    /// The section's index.
    case index
    /// Whether the section is there.
    case exists
  }
}
