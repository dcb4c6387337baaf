/// A section with its rows: what a list is built from, and what a reload brings.
///
///     ListSection(Zone.asia, header: "Asia", [kitsu, neko])
///
/// `Sendable`, and a value: changing one changes no list.
public struct ListSection<SectionID: ListID, Item: ListItem>: Equatable, Sendable, Identifiable {
  /// The section's id, header, footer and header mode.
  public var attributes: SectionAttributes<SectionID>
  /// The rows, in order.
  public var rows: [ListRow<Item>]

  /// The section's id, unique among the sections of a list.
  @inlinable
  public var id: SectionID { attributes.id }

  /// A section of these attributes and rows.
  @inlinable
  public init(attributes: SectionAttributes<SectionID>, rows: [ListRow<Item>]) {
    self.attributes = attributes
    self.rows = rows
  }

  /// A section of rows with their flags.
  ///
  /// - Parameters:
  ///   - id: the section's id, unique among the sections of a list.
  ///   - header: the header text. With one, the header mode is `.supplementary` unless given; without, `.none`.
  ///   - footer: the footer text.
  ///   - headerMode: how the header is shown, or `nil` for the default above.
  ///   - rows: the rows, in order.
  @inlinable
  public init(
    _ id: SectionID, header: String? = nil, footer: String = "", headerMode: HeaderMode? = nil, rows: [ListRow<Item>]
  ) {
    self.init(
      attributes: SectionAttributes(id, header: header, footer: footer, headerMode: headerMode), rows: rows)
  }

  /// A section of items, none of them starred or expanded.
  @inlinable
  public init(
    _ id: SectionID, header: String? = nil, footer: String = "", headerMode: HeaderMode? = nil, _ items: [Item]
  ) {
    self.init(
      id, header: header, footer: footer, headerMode: headerMode, rows: items.map { ListRow($0) })
  }
}
