import Rowtrail

/// How an app's rows are written to a log and read again.
///
///     struct ServerCoding: LogCoding {
///       let name = "server", version = 1, titleMember = "nickname"
///       func text(ofSection id: Zone) -> String { id.rawValue }
///       func section(_ text: String) -> Zone? { Zone(rawValue: text) }
///       func text(ofRow id: String) -> String { id }
///       func row(_ text: String) -> String? { text }
///       func content(of item: Server) -> JSONObject {
///         ["nickname": .string(item.nickname), "region": .string(item.region)]
///       }
///       func item(_ id: String, _ content: JSONObject) -> Server? {
///         guard let nickname = content["nickname"]?.string, let region = content["region"]?.string else { return nil }
///         return Server(id: id, nickname: nickname, region: region)
///       }
///     }
///
/// What is written must read back as an equal value: a text of an id as that id, a content as an equal item. Contents may be
/// nested 24 deep. Returning `nil` refuses what was read: the reader reports the line.
///
/// A coding is `Sendable` and has no state that changes.
public protocol LogCoding<SectionID, Item>: Sendable {
  /// The ids of the app's sections.
  associatedtype SectionID: ListID
  /// The content of the app's rows.
  associatedtype Item: ListItem

  /// The coding's name, which the log's header keeps; not `text`, unless it is text rows that are written.
  var name: String { get }
  /// The coding's version, from 1. A log of a greater one is not opened.
  var version: Int { get }
  /// The member of a content that holds the row's title, for tools that know nothing of the app.
  var titleMember: String { get }

  /// A section's id as a text.
  func text(ofSection id: SectionID) -> String
  /// The id of a text, or `nil` where it is none.
  func section(_ text: String) -> SectionID?
  /// A row's id as a text.
  func text(ofRow id: Item.ID) -> String
  /// The id of a text, or `nil` where it is none.
  func row(_ text: String) -> Item.ID?

  /// A row's content. It need not have the id, which is written beside it; a member may be called anything, also `id`.
  func content(of item: Item) -> JSONObject
  /// The item of an id and a content, or `nil` where the content is none.
  func item(_ id: Item.ID, _ content: JSONObject) -> Item?
  /// What an edit says. Written for you where an edit is a whole item (`Item.Edit` is `Item`).
  func content(ofEdit edit: Item.Edit) -> JSONObject
  /// The edit of what it says, or `nil` where the content is none.
  func edit(of id: Item.ID?, _ content: JSONObject) -> Item.Edit?

  /// Writes an item's content. The default goes by ``content(of:)``; only this package's own codings do otherwise.
  func write(_ item: Item, to writer: inout LogContentWriter)
  /// Reads an item's content. The default goes by ``item(_:_:)``; only this package's own codings do otherwise.
  func read(_ id: Item.ID, from reader: inout LogContentReader) throws(LineFailure) -> Item?
  /// Steps over what an edit says; whether it is one. The default goes by ``edit(of:_:)``; only this package's own codings do
  /// otherwise.
  func skipEdit(of id: Item.ID?, in reader: inout LogContentReader) throws(LineFailure) -> Bool
}

extension LogCoding {
  /// Writes the members of ``content(of:)``.
  public func write(_ item: Item, to writer: inout LogContentWriter) {
    writer.json.object(content(of: item))
  }

  /// Reads the members and asks ``item(_:_:)``.
  public func read(_ id: Item.ID, from reader: inout LogContentReader) throws(LineFailure) -> Item? {
    item(id, try reader.json.object())
  }

  /// Reads the members and asks ``edit(of:_:)``.
  public func skipEdit(of id: Item.ID?, in reader: inout LogContentReader) throws(LineFailure) -> Bool {
    edit(of: id, try reader.json.object()) != nil
  }
}

extension LogCoding where Item.Edit == Item {
  /// The id and the content of the whole new item. The id is the first member, `id`; where the content has a member of that
  /// name, it is called `_id`, or `__id`, and so on.
  public func content(ofEdit edit: Item) -> JSONObject {
    WholeItemEdit(text(ofRow: edit.id), content(of: edit)).edit
  }

  /// The whole new item.
  public func edit(of id: Item.ID?, _ content: JSONObject) -> Item? {
    guard let whole = WholeItemEdit(content), let id = row(whole.id) else { return nil }
    return item(id, whole.content)
  }
}

/// Where a coding writes an item's content. Opaque; `Sendable`.
public struct LogContentWriter: Sendable {
  package var json = JSONWriter()
}

/// Where a coding reads an item's content from. Opaque.
public struct LogContentReader {
  package var json = JSONScanner()

  package init() {}
}
