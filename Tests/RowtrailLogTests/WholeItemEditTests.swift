import Rowtrail
import RowtrailLog
import Testing

/// A row whose content has members of any names.
private struct Loose: ListItem {
  let id: String
  var members: [String: Int]
}

private struct LooseCoding: LogCoding {
  let name = "loose", version = 1, titleMember = "title"
  func text(ofSection id: String) -> String { id }
  func section(_ text: String) -> String? { text }
  func text(ofRow id: String) -> String { id }
  func row(_ text: String) -> String? { text }
  func content(of item: Loose) -> JSONObject {
    JSONObject(item.members.sorted { $0.key < $1.key }.map { JSONObject.Member($0.key, .integer($0.value)) })
  }
  func item(_ id: String, _ content: JSONObject) -> Loose? {
    var members: [String: Int] = [:]
    for member in content.members {
      guard let value = member.value.integer else { return nil }
      members[member.name] = value
    }
    return Loose(id: id, members: members)
  }
}

@Suite("An edit that is a whole item")
struct WholeItemEditTests {
  private static let names = ["id", "_id", "__id", "_", "title"]

  @Test("is read again whatever its members are called", arguments: 0..<32)
  func everyName(bits: Int) throws {
    let coding = LooseCoding()
    let chosen = Self.names.indices.filter { bits & 1 << $0 != 0 }.map { Self.names[$0] }
    let item = Loose(id: "kitsu", members: Dictionary(uniqueKeysWithValues: chosen.map { ($0, 1) }))
    let list = ListState(ListSection("s", [item]))
    let disk = SimulatedDisk()
    let log = try LogWriter.create("s", coding, list, 0, LogOptions(clock: .none), disk)
    var timeline = Timeline(list)
    for value in 2...3 {
      let new = Loose(id: "kitsu", members: item.members.mapValues { _ in value })
      let entry = timeline.dispatch(.edit(.path(RowPath(section: 0, item: 0)), new))
      try log.append(entry)
      let written = coding.content(ofEdit: new)
      #expect(
        written.members[0].value == "kitsu" && Array(written.members.dropFirst()) == coding.content(of: new).members)
      #expect(Set(written.members.map(\.name)).count == written.members.count)
    }
    let reader = try LogReader(try disk.open("s", .read)) { _ in coding }
    for entry in timeline.entries { #expect(try reader.next()?.entry == entry) }
    #expect(reader.list == timeline.current)
    // Without the app the edit has what the item has, and stand-ins leave the row's id as it is.
    let text = try LogReader(try disk.open("s", .read)) { TextCoding(viewing: $0) }
    guard case .edit(_, let edit)? = try text.next()?.entry.action else { return #expect(Bool(false)) }
    #expect(edit.fields.map(\.name) == chosen.filter { $0 != "title" }.sorted())
    try LogRedaction<String, RawItem>.standIns().copy("s", to: "r", RawCoding(reader.header), disk)
    let redacted = try LogReader(try disk.open("r", .read)) { _ in coding }
    guard case .edit(_, let hidden)? = try redacted.next()?.entry.action else { return #expect(Bool(false)) }
    #expect(hidden.id == "kitsu" && Set(hidden.members.keys) == Set(chosen))
    try redacted.advance()
  }

  @Test("is read as it was written before, and as another program may write it")
  func olderLogs() {
    let coding = LooseCoding()
    let item = Loose(id: "kitsu", members: ["_id": 2, "title": 1])
    #expect(coding.edit(of: nil, ["id": "kitsu", "_id": 2, "title": 1]) == item)
    #expect(coding.edit(of: nil, ["_id": 2, "title": 1, "id": "kitsu"]) == item)
    #expect(coding.edit(of: nil, ["title": 1]) == nil && coding.edit(of: nil, [:]) == nil)
    #expect(coding.edit(of: nil, ["_id": "kitsu", "title": 1]) == nil)
  }
}
