/// An edit that is a whole new item, as a log writes it: the item's id, then the members of its content.
///
/// The id is the first member. It is called `id`, or where the content has a member of that name, `_id`, `__id` and so on: the
/// first of these names that the content does not have.
struct WholeItemEdit {
  /// The id's text.
  let id: String
  /// The item's content.
  var content: JSONObject

  init(_ id: String, _ content: JSONObject) {
    self.id = id
    self.content = content
  }

  /// The edit of what a log has; `nil` where that is none of a whole item.
  init?(_ edit: JSONObject) {
    guard let first = edit.members.first else { return nil }
    let rest = JSONObject(Array(edit.members.dropFirst()))
    if first.name.hasSameBytes(as: Self.idName(besides: rest)), let id = first.value.string {
      self.init(id, rest)
      return
    }
    // As another program may have written it.
    guard let id = edit["id"]?.string else { return nil }
    self.init(id, edit)
    content["id"] = nil
  }

  /// What a log has.
  var edit: JSONObject {
    JSONObject([JSONObject.Member(Self.idName(besides: content), .string(id))] + content.members)
  }

  /// What the id is called beside the members of a content.
  private static func idName(besides content: JSONObject) -> String {
    var name = "id"
    while content[name] != nil { name = "_" + name }
    return name
  }
}
