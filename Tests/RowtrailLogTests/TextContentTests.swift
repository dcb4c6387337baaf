import Rowtrail
import RowtrailLog
import Testing

@Suite("Text rows' contents and edits")
struct TextContentTests {
  /// Whether a tree or its text is read, the same comes of it: of every content of up to two members.
  @Test("are read from a line as from a tree", arguments: [false, true])
  func readAlike(isView: Bool) throws {
    let coding = isView ? TextCoding(viewing: try Self.header()) : TextCoding()
    let names = ["title", "fields", "id", "other"]
    let values: [JSONValue] = [
      "text", "", 7, true, .null, [], ["a"], [["a", "1"], ["b", "2"]], [["a", 1]], .object([:]), .object(["a": "1"]),
      .object(["a": 1]), .object(["title": "1", "fields": .object([:])]),
    ]
    let members = names.flatMap { name in values.map { JSONObject.Member(name, $0) } }
    var contents = [JSONObject()] + members.map { JSONObject([$0]) }
    for first in members {
      for second in members where second.name != first.name { contents.append(JSONObject([first, second])) }
    }
    var reader = LogContentReader()
    for content in contents {
      let text = Array(JSONValue.object(content).description.utf8)
      try text.withUnsafeBufferPointer { text throws in
        reader.json.start(text)
        let item = try? coding.read("r", from: &reader)
        #expect(item == coding.item("r", content), "\(content)")
        if item != nil { try reader.json.finish() }
        reader.json.start(text)
        let isEdit = (try? coding.skipEdit(of: "r", in: &reader)) ?? false
        #expect(isEdit == (coding.edit(of: "r", content) != nil), "\(content)")
        if isEdit { try reader.json.finish() }
      }
    }
  }

  /// The header of an app's log whose title is `title`.
  private static func header() throws -> LogHeader {
    let disk = SimulatedDisk()
    let log = try LogWriter.create(
      "s", AppCoding(), TextList(ListSection("s", rows: [])), 0, LogOptions(clock: .none), disk)
    try log.close()
    return try LogReader(try disk.open("s", .read)) { _ in AppCoding() }.header
  }
}

private struct AppCoding: LogCoding {
  let name = "app", version = 1, titleMember = "title"
  func text(ofSection id: String) -> String { id }
  func section(_ text: String) -> String? { text }
  func text(ofRow id: String) -> String { id }
  func row(_ text: String) -> String? { text }
  func content(of item: TextItem) -> JSONObject { ["title": .string(item.title)] }
  func item(_ id: String, _ content: JSONObject) -> TextItem? { nil }
  func content(ofEdit edit: TextEdit) -> JSONObject { [:] }
  func edit(of id: String?, _ content: JSONObject) -> TextEdit? { nil }
}
