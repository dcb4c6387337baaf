import Rowtrail
import RowtrailLog
import Testing

/// The coding of a later version of the app, which has no Europe any more, or no machines without a load.
private struct LaterCoding: LogCoding {
  let name = "machine", version = 3, titleMember = "name"
  let before = MachineCoding()
  var knowsEurope = false
  func text(ofSection id: Zone) -> String { before.text(ofSection: id) }
  func section(_ text: String) -> Zone? { text == "europe" && !knowsEurope ? nil : before.section(text) }
  func text(ofRow id: Int) -> String { "\(id)" }
  func row(_ text: String) -> Int? { Int(text) }
  func content(of item: Machine) -> JSONObject { before.content(of: item) }
  func item(_ id: Int, _ content: JSONObject) -> Machine? {
    knowsEurope && content["load"] == nil ? nil : before.item(id, content)
  }
}

@Suite("What a coding refuses is not told as damage to the file")
struct RefusalTests {
  private func refused(_ coding: LaterCoding, _ path: String) throws -> LogDamage {
    do {
      _ = try LogWriter.open(path: path, coding: coding)
    } catch {
      guard case .damaged(let damage) = error else { throw error }
      #expect(damage.isRefusedByCoding && damage.coding == "machine, version 3")
      return damage
    }
    throw LogError.notALog(file: path)
  }

  @Test("an id that was dropped, a content that is none any more")
  func refusals() throws {
    let folder = Folder()
    let path = folder.path + "/m.rowlog"
    try LogWriter.create(path: path, coding: MachineCoding(), list: machines, options: LogOptions(clock: .none)).close()
    let id =
      "byte \(try refused(LaterCoding(), path).place): the line is sound, and the coding machine, version 3, takes "
    let damages = try [LaterCoding(), LaterCoding(knowsEurope: true)].map { try refused($0, path) }
    #expect(damages.map(\.line) == [5, 3])
    #expect(
      "\(damages[0])"
        == "\(path): line 5, \(id)\"europe\" for no id; there is nothing to repair: let its `section(_:)` and "
        + "`row(_:)` go on reading the ids that were written, as a case that is kept or another one")
    #expect(
      "\(damages[1])"
        == "\(path): line 3, byte \(damages[1].place): the line is sound, and the coding machine, version 3, "
        + "refuses the content of \"1\"; there is nothing to repair: let its `item(_:_:)` and `edit(of:_:)` go on reading what "
        + "was written, with defaults for what is missing")
    let read = #expect(throws: LogError.self) { try LogReader(path: path, coding: LaterCoding()) }
    #expect(read.map { "\($0)" } == "\(damages[0])")
    #expect(try LogRepair.mend(path: path, coding: MachineCoding()) == nil)
    let opened = try LogWriter.open(path: path, coding: MachineCoding())
    #expect(opened.list == machines)
  }
}
