/// The content of a row in scenario files and text logs: a title, and named fields in order.
///
///     let kitsu = TextItem("kitsu", title: "Kitsu", fields: [TextItem.Field("region", "ap-northeast-1")])
///     kitsu["region"]  // "ap-northeast-1"
///
/// Texts are compared as Swift compares strings, by canonical equivalence. Replacing a text by an equal one keeps the
/// old spelling. `Sendable`, and a value.
public struct TextItem: ListItem {
  /// The row's id; never empty in a list that came from a scenario.
  public let id: String
  /// The row's title.
  public var title: String
  /// The fields, in order, each name once.
  public var fields: [TextItem.Field]

  /// An item whose title is its id unless given.
  public init(_ id: String, title: String? = nil, fields: [TextItem.Field] = []) {
    self.id = id
    self.title = title ?? id
    self.fields = fields
  }

  /// The value of the field of this name, or `nil` where the item has none.
  public subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The item with the edit's title and fields set; a new field goes last.
  public func edited(by edit: TextEdit) -> TextItem {
    var item = self
    if let title = edit.title, title != item.title { item.title = title }
    var names = FieldNames(item.fields, lookups: edit.fields.count)
    for field in edit.fields {
      if let index = names.index(of: field.name, in: item.fields) {
        if item.fields[index].value != field.value { item.fields[index].value = field.value }
      } else {
        names.append(field.name, at: item.fields.count)
        item.fields.append(field)
      }
    }
    return item
  }

  /// The new title and fields under the old id, each text that equals the one it replaces in its old spelling.
  public func reloaded(as new: TextItem) -> TextItem {
    var item = self
    if new.title != title { item.title = new.title }
    let names = FieldNames(fields, lookups: new.fields.count)
    item.fields = new.fields.map { field in
      guard let index = names.index(of: field.name, in: fields) else { return field }
      let old = fields[index]
      return TextItem.Field(old.name, old.value == field.value ? old.value : field.value)
    }
    return item
  }
}

/// Finds fields by name: by looking at each where they are few, as they mostly are, and by a table where they are many.
private struct FieldNames {
  private var places: [String: Int]?

  init(_ fields: [TextItem.Field], lookups: Int) {
    guard lookups > 8, fields.count + lookups > 32 else { return }
    places = Dictionary(zip(fields.map(\.name), fields.indices), uniquingKeysWith: { first, _ in first })
  }

  func index(of name: String, in fields: [TextItem.Field]) -> Int? {
    places.map { $0[name] } ?? fields.firstIndex { $0.name == name }
  }

  mutating func append(_ name: String, at index: Int) { places?[name] = index }
}
