import Rowtrail

/// What random lists are made of: ids and contents by number.
///
///     TrialMaterial<Zone, Server>(
///       sectionID: { Zone(number: $0) },
///       item: { number, variant in Server(id: number, nickname: "\(variant)") },
///       edit: { server, variant in Server(id: server.id, nickname: "\(variant)") })
///
/// Another number must give another id. A variant is another content under the same id; variant 0 is the plainest.
/// `Sendable`, and a value.
public struct TrialMaterial<SectionID: ListID, Item: ListItem>: Sendable {
  let sectionID: @Sendable (_ number: Int) -> SectionID
  let item: @Sendable (_ number: Int, _ variant: Int) -> Item
  let edit: @Sendable (_ item: Item, _ variant: Int) -> Item.Edit

  /// Material of these functions.
  ///
  /// - Parameters:
  ///   - sectionID: the id of the section of a number, from 0.
  ///   - item: the item of a number, from 0, in a variant, from 0 to 7.
  ///   - edit: an edit of an item, in a variant, from 0 to 7.
  public init(
    sectionID: @escaping @Sendable (_ number: Int) -> SectionID,
    item: @escaping @Sendable (_ number: Int, _ variant: Int) -> Item,
    edit: @escaping @Sendable (_ item: Item, _ variant: Int) -> Item.Edit
  ) {
    self.sectionID = sectionID
    self.item = item
    self.edit = edit
  }
}

extension TrialMaterial where SectionID == String, Item == TextItem {
  /// Text rows `r0`, `r1` … in sections `s0`, `s1` ….
  public static let text = TrialMaterial(
    sectionID: { "s\($0)" },
    item: { number, variant in
      TextItem(
        "r\(number)", title: variant % 2 == 0 ? nil : "Title \(variant)",
        fields: variant < 2 ? [] : [TextItem.Field("cpu", "\(variant)")])
    },
    edit: { _, variant in
      TextEdit(
        title: variant % 3 == 2 ? nil : "Title \(variant)",
        fields: variant % 3 == 0 ? [] : [TextItem.Field(variant < 6 ? "cpu" : "memory", "\(variant)")])
    })
}
