import Rowtrail
import RowtrailDebugger
import RowtrailLog
import RowtrailReport
import RowtrailScenarios
import RowtrailTesting
import Testing

private struct Server: ListItem {
  let id: String
  var nickname: String
}

private struct ServerCoding: LogCoding {
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

private struct ServerActions: ListReducer {
  enum Action: Sendable { case retire(String) }

  func actions(
    for action: Action, in list: ListState<String, Server>
  ) throws(Rejection) -> [ListAction<String, Server>] {
    switch action {
    case .retire(let id):
      guard list.contains(id) else { throw Rejection(.unknownRow, id) }
      return [.unstar(.id(id)), .move([.id(id)], to: .end(of: .id("servers")))]
    }
  }
}

/// The samples of the documentation's pages, as they stand there. Those that only compile are never run.
@MainActor enum PageSamples {
  static func landing() -> [String] {
    let kitsu = Server(id: "kitsu", nickname: "Kitsu")
    let neko = Server(id: "neko", nickname: "Neko")
    let list = ListState(ListSection("servers", header: "Servers", [kitsu, neko]))
    var timeline = Timeline(list)
    timeline.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
    timeline.dispatch(.toggleStar(.captured(RowPath(section: 0, item: 0), revision: 0)))  // stars Kitsu
    return timeline.current.sections.flatMap(\.rows).filter(\.isStarred).map(\.id)
  }

  static func reading() -> [String] {
    let rows = ["kitsu", "neko"].map { ListRow(Server(id: $0, nickname: $0), isStarred: $0 == "neko") }
    let list = ListState(ListSection("servers", rows: rows))
    let items = (list.rowIDs(of: "servers") ?? []).compactMap { list.row($0)?.item }  // of one section
    let starred = list.sections.flatMap(\.rows).filter(\.isStarred).map(\.id)  // of the whole list
    return items.map(\.id) + starred
  }

  static func testing() {
    let rows = ["kitsu", "neko"].map { Server(id: $0, nickname: $0) }
    let store = ListStore(ListState(ListSection("servers", rows)))
    store.expect(.toggleStar(.id("neko"))) { $0.star("neko") }
    store.expect(.star(.id("neko")))  // it is starred already: nothing changes
    store.expect(.star(.id("tora")), rejected: .unknownRow)
    store.expect {
      store.dispatch(.retire("kitsu"), by: ServerActions())
    } changes: {
      $0.move("kitsu", to: RowPath(section: 0, item: 1))
    }
  }

  static func storeOfOwnActions() -> [String] {
    let rows = ["kitsu", "neko"].map { Server(id: $0, nickname: $0) }
    let store = ListStore(ListState(ListSection("servers", rows)))
    let changes = store.changes  // from here on; the task may begin later
    let watching = Task {
      for await entry in changes { print(entry.revision, entry.didChange) }
    }
    let outcome = store.dispatch(.retire("kitsu"), by: ServerActions())
    if case .failure(let rejection) = outcome { print(rejection.reason) }
    store.undo()  // takes the whole entry back
    watching.cancel()
    return store.list.rowIDs
  }

  fileprivate static func log(path: String, servers: ListState<String, Server>) async throws {
    let store = try ListStore(log: path, coding: ServerCoding(), list: servers)
    store.dispatch(.star(.id("kitsu")))  // returns at once; the entry is written in the background
    await store.flush()  // every entry so far is on the disk, or store.logState says why not
  }

  static func logByHand(path: String, servers: TextList) throws {
    let opened = try LogWriter.openOrCreate(path: path, coding: TextCoding(), list: servers)
    var timeline = Timeline(opened.list, firstRevision: opened.revision)
    try opened.writer.append(timeline.dispatch(.star(.id("kitsu"))))
  }

  static func scenarios(_ bytes: [UInt8]) throws {
    let file = ScenarioParser.parse(bytes)
    guard file.errors.isEmpty else { throw file.errors[0] }
    for scenario in file.scenarios {
      let result = ScenarioRunner.run(scenario)
      print(scenario.name, result.passed)
    }
  }

  static func debugger() throws {
    var session = DebugSession(try RecordedHistory(log: "report.rowlog"), name: "report.rowlog")
    print(session.execute("why neko.starred").text)
    print(session.revision, session.branch)
  }

  static func report(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = ScenarioParser.parse(bytes)
    guard file.errors.isEmpty else { throw file.errors[0] }
    let source = ReportedSource(bytes, file.scenarios)
    let histories = file.scenarios.map { scenario in
      ReportedHistory(
        scenario, ScenarioRunner.run(scenario), file: "stars.scenario", source: source.lines(of: scenario))
    }
    let page = Report(histories).html  // UTF-8; write it to a file and open it
    return Array(page)
  }
}
