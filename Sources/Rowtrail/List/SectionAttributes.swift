/// What a section is without its rows: id, header text, footer text and header mode.
///
/// `Sendable`, and a value.
public struct SectionAttributes<SectionID: ListID>: Equatable, Sendable, Identifiable {
  /// The section's id, unique among the sections of a list.
  public let id: SectionID
  /// The header text; empty where there is none.
  public var header: String
  /// The footer text; empty where there is none.
  public var footer: String
  /// How the header is shown.
  public var headerMode: HeaderMode

  /// The attributes of a section.
  ///
  /// - Parameters:
  ///   - id: the section's id, unique among the sections of a list.
  ///   - header: the header text. With one, the header mode is `.supplementary` unless given; without, `.none`.
  ///   - footer: the footer text.
  ///   - headerMode: how the header is shown, or `nil` for the default above.
  @inlinable
  public init(_ id: SectionID, header: String? = nil, footer: String = "", headerMode: HeaderMode? = nil) {
    self.id = id
    self.header = header ?? ""
    self.footer = footer
    self.headerMode = headerMode ?? (header == nil ? .none : .supplementary)
  }
}
