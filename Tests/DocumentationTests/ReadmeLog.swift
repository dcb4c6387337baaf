import Rowtrail
import RowtrailLog
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

private struct Server: ListItem {
  let id: String
  var nickname: String
}

private struct ServerCoding: LogCoding {  // how ids and contents are written
  let name = "server", version = 1, titleMember = "nickname"
  func text(ofSection id: String) -> String { id }
  func section(_ text: String) -> String? { text }
  func text(ofRow id: String) -> String { id }
  func row(_ text: String) -> String? { text }
  func content(of item: Server) -> JSONObject { ["nickname": .string(item.nickname)] }
  func item(_ id: String, _ content: JSONObject) -> Server? {
    content["nickname"]?.string.map { Server(id: id, nickname: $0) }
  }
}

@Suite("The README's log")
struct ReadmeLogTests {
  @Test("The list is there again")
  @MainActor
  func log() async throws {
    let path = "/tmp/rowtrail-readme-\(getpid()).rowlog"
    unlink(path)
    defer { unlink(path) }
    let servers = ListState(ListSection("servers", [Server(id: "kitsu", nickname: "Kitsu")]))
    let store = try ListStore(log: path, coding: ServerCoding(), list: servers)
    store.dispatch(.star(.id("kitsu")))  // returns at once: no dispatch waits for a disk
    await store.flush()  // safe now, or store.logState says why not
    #expect(store.logState == .logging)
    #expect(try LogHistory(path: path, coding: ServerCoding()).list(at: 1) == store.list)
  }
}
