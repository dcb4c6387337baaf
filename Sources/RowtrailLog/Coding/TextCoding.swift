import Rowtrail

/// How text rows are written to a log, and how any app's log is read as text rows without the app.
///
/// A text row's content has a `title` and, where there are any, `fields`, an object whose order counts. In the view of an
/// app's log the member that the header names is the title, and every other member a field: what is no string, as its JSON
/// text.
///
/// `Sendable`, and a value.
public struct TextCoding: LogCoding {
  /// `text`, or the name of the coding whose log is viewed.
  public let name: String
  /// The coding's version.
  public let version: Int
  /// The member that holds the title.
  public let titleMember: String
  /// Whether the members of an app's contents are shown as fields.
  let isView: Bool

  /// The coding of text logs.
  public init() {
    name = "text"
    version = 1
    titleMember = "title"
    isView = false
  }

  /// The coding that shows any log as text rows, by what its header says.
  public init(viewing header: LogHeader) {
    name = header.coding
    version = header.coding == "text" ? 1 : header.codingVersion
    isView = header.coding != "text"
    titleMember = isView ? header.titleMember : "title"
  }

  /// The id itself.
  public func text(ofSection id: String) -> String { id }
  /// The text itself.
  public func section(_ text: String) -> String? { text }
  /// The id itself.
  public func text(ofRow id: String) -> String { id }
  /// The text itself.
  @inline(__always)
  public func row(_ text: String) -> String? { text }

  /// The title, and the fields where there are any.
  public func content(of item: TextItem) -> JSONObject { content(item.title, item.fields) }

  /// The item of a title and fields.
  public func item(_ id: String, _ content: JSONObject) -> TextItem? {
    guard let (title, fields) = parts(content) else { return nil }
    guard isView || title != nil else { return nil }
    return TextItem(id, title: title, fields: fields)
  }

  /// The title where the edit names one, and the fields where there are any.
  public func content(ofEdit edit: TextEdit) -> JSONObject { content(edit.title, edit.fields) }

  /// The edit of a title and fields.
  public func edit(of id: String?, _ content: JSONObject) -> TextEdit? {
    let content = isView ? WholeItemEdit(content)?.content ?? content : content
    return parts(content).map { TextEdit(title: $0.title, fields: $0.fields) }
  }

  /// Writes the title, and the fields where there are any.
  public func write(_ item: TextItem, to writer: inout LogContentWriter) {
    guard !isView, !item.hasRepeatedNames else { return writer.json.object(content(of: item)) }
    writer.json.beginObject()
    writer.json.name("title")
    writer.json.string(item.title)
    if !item.fields.isEmpty {
      writer.json.name("fields")
      writer.json.beginObject()
      for field in item.fields {
        writer.json.name(text: field.name)
        writer.json.string(field.value)
      }
      writer.json.endObject()
    }
    writer.json.endObject()
  }

  /// Reads the title and the fields.
  public func read(_ id: String, from reader: inout LogContentReader) throws(LineFailure) -> TextItem? {
    guard let (title, fields) = isView ? try viewed(&reader.json) : try parts(&reader.json) else { return nil }
    guard isView || title != nil else { return nil }
    return TextItem(id, title: title, fields: fields)
  }

  /// Whether a title and fields follow, or in a view any object.
  public func skipEdit(of id: String?, in reader: inout LogContentReader) throws(LineFailure) -> Bool {
    guard isView else { return try parts(&reader.json) != nil }
    guard reader.json.peek() == UInt8(ascii: "{") else { return false }
    try reader.json.skip()
    return true
  }
}

extension TextCoding {
  private func content(_ title: String?, _ fields: [TextItem.Field]) -> JSONObject {
    var object = JSONObject()
    if let title { object.members.append(.init(titleMember, .string(title))) }
    if isView {
      for field in fields where !field.name.hasSameBytes(as: titleMember) { object[field.name] = .string(field.value) }
      return object
    }
    guard !fields.isEmpty else { return object }
    let members = fields.map { JSONObject.Member($0.name, .string($0.value)) }
    if Set(fields.map { Array($0.name.utf8) }).count == fields.count {
      object.members.append(.init("fields", .object(JSONObject(members))))
    } else {
      object.members.append(.init("fields", .array(members.map { [.string($0.name), $0.value] })))
    }
    return object
  }

  /// The title and the fields of the text item or edit at the position.
  private func parts(_ json: inout JSONScanner) throws(LineFailure) -> (title: String?, fields: [TextItem.Field])? {
    var title: String?
    var fields: [TextItem.Field] = []
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case "title": title = try json.string()
      case "fields":
        guard json.peek() == UInt8(ascii: "{") else {
          guard let pairs = Self.pairs(try json.value()) else { return nil }
          fields = pairs
          continue
        }
        try json.beginObject()
        while let name = try json.nextName() { fields.append(TextItem.Field(name.text, try json.string())) }
      default: return nil
      }
    }
    return (title, fields)
  }

  /// The title and the other members of the content at the position.
  private func viewed(_ json: inout JSONScanner) throws(LineFailure) -> (title: String?, fields: [TextItem.Field])? {
    var title: String?
    var fields: [TextItem.Field] = []
    try json.beginObject()
    while let name = try json.nextName() {
      let name = name.text
      let text = json.peek() == UInt8(ascii: "\"") ? try json.string() : try json.value().description
      if name.hasSameBytes(as: titleMember) { title = text } else { fields.append(TextItem.Field(name, text)) }
    }
    return (title, fields)
  }

  private func parts(_ content: JSONObject) -> (title: String?, fields: [TextItem.Field])? {
    guard !isView else {
      let title = content[titleMember].map { $0.string ?? $0.description }
      let others = content.members.filter { !$0.name.hasSameBytes(as: titleMember) }
      return (title, others.map { TextItem.Field($0.name, $0.value.string ?? $0.value.description) })
    }
    var title: String?
    var fields: [TextItem.Field] = []
    for member in content.members {
      switch (member.name, member.value) {
      case ("title", .string(let text)): title = text
      case ("fields", .object(let object)):
        for field in object.members {
          guard let value = field.value.string else { return nil }
          fields.append(TextItem.Field(field.name, value))
        }
      case ("fields", let value):
        guard let pairs = Self.pairs(value) else { return nil }
        fields = pairs
      default: return nil
      }
    }
    return (title, fields)
  }

  /// The fields of an array of names and values.
  private static func pairs(_ value: JSONValue) -> [TextItem.Field]? {
    guard let values = value.array else { return nil }
    var fields: [TextItem.Field] = []
    for pair in values {
      guard let pair = pair.array, pair.count == 2, let name = pair[0].string, let text = pair[1].string else {
        return nil
      }
      fields.append(TextItem.Field(name, text))
    }
    return fields
  }
}

extension TextItem {
  /// Whether two fields have names of the same bytes, which an object cannot hold.
  fileprivate var hasRepeatedNames: Bool {
    for (index, field) in fields.enumerated() {
      for other in fields[..<index] where other.name.hasSameBytes(as: field.name) { return true }
    }
    return false
  }
}
