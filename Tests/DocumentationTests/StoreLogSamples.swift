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

private enum Recorded {
  enum Action: RecordedAction {
    case retire(String)

    var record: AppAction {
      switch self {
      case .retire(let id): AppAction("retire", payload: id)  // AppAction("tidyUp") where there is nothing to add
      }
    }
  }
}

private let logOptions = LogOptions(compaction: LogCompactionPolicy(beyond: 1 << 20, keepingEntries: 1000))

@MainActor
private func openStore(path: String, servers: ListState<String, Server>) throws(LogError) -> ListStore<String, Server> {
  do throws(LogError) {
    return try ListStore(log: path, coding: ServerCoding(), list: servers, history: 100, options: logOptions)
  } catch {
    print("\(error)")  // what happened, where, what to do; localizedDescription does not say it
    guard let mended = try LogRepair.mend(path: path, coding: ServerCoding()) else { throw error }  // see below
    let (has, lost) = (mended.revisions, mended.lostRevisions)
    print("kept for a report: \(mended.keptAs)")
    print("there are revisions \(has.map { "\($0)" } ?? "none"), lost are \(lost.map { "\($0)" } ?? "none")")
    return try ListStore(log: path, coding: ServerCoding(), list: servers, history: 100, options: logOptions)
  }
}

@MainActor private final class SceneDelegate {
  let path: String
  let servers = ListState(ListSection("asia", [Server(id: "kitsu", nickname: "Kitsu")]))
  var store: ListStore<String, Server>?
  var shown: [LogError] = []
  init(_ path: String) { self.path = path }

  func show(_ error: LogError) { shown.append(error) }

  func launch() async {
    while store == nil {
      do throws(LogError) {
        store = try openStore(path: path, servers: servers)
      } catch {
        show(error)  // and no list
        guard case .busy = error else { return }  // `io` too may pass: offer to try again
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }

  func sceneDidEnterBackground() {
    Task { await store?.flush() }  // between UIApplication's beginBackgroundTask and endBackgroundTask
  }
}

/// The samples of the page on a store with a log, as they stand there.
@Suite("A store with a log, as its page has it")
@MainActor
struct StoreLogSamples {
  private let path = "/tmp/rowtrail-page-\(getpid())-\(UInt32.random(in: 0 ... .max)).rowlog"
  private let servers = ListState(ListSection("asia", [Server(id: "kitsu", nickname: "Kitsu")]))

  private func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }

  private func write(_ bytes: [UInt8]) throws {
    let file = try #require(fopen(path, "wb"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  @Test("A store is joined, fails, is joined again, and begins a new log")
  func all() async throws {
    defer { for name in [path, path + ".new"] { unlink(name) } }
    let store = try ListStore(log: path, coding: ServerCoding(), list: servers)
    store.dispatch(.star(.id("kitsu")))

    await store.flush()  // returns at once where writing has failed
    store.stopLogging()
    // Both may be done in the background; a mending does nothing where the log is not damaged.
    _ = try LogRepair.mend(path: path, coding: ServerCoding())
    let opened = try LogWriter.open(path: path, coding: ServerCoding(), options: logOptions)
    try store.keepLog(in: opened)

    store.stopLogging()
    let newPath = path + ".new"
    try store.beginLog(path: newPath, coding: ServerCoding(), options: logOptions)
    #expect(try LogHistory(path: newPath, coding: ServerCoding()).header.firstRevision == 1)
    #expect(Recorded.Action.retire("kitsu").record == AppAction("retire", payload: "kitsu"))
  }

  @Test("A log is kept small, and history reaches back to where it begins")
  func compaction() async throws {
    defer { unlink(path) }
    let policy = LogCompactionPolicy(beyond: 1 << 20, keepingEntries: 1000)
    let options = LogOptions(compaction: policy)
    #expect(options.compaction?.keepingEntries == 1000)
    let small = LogOptions(checkpoints: .never, compaction: LogCompactionPolicy(beyond: 20_000, keepingEntries: 10))
    let store = try ListStore(log: path, coding: ServerCoding(), list: servers, options: small)
    for number in 1...600 {
      store.dispatch(.edit(.id("kitsu"), Server(id: "kitsu", nickname: "\(number)")))
      if number % 20 == 0 { await store.flush() }
    }
    #expect(try bytes(path).count < 45_000)
    #expect(store.timeline.firstRevision == 0)
    let header = try LogHeader(path: path)
    #expect(header.firstRevision > 100 && header.firstRevision <= 590)
    store.stopLogging()
    let again = try ListStore(log: path, coding: ServerCoding(), list: servers, history: 1000)
    #expect(again.timeline.firstRevision == header.firstRevision && again.list == store.list)
  }

  @Test("Checkpoints come more often where that is asked for")
  func checkpoints() async throws {
    let options = LogOptions(checkpoints: .growth(1, minimum: 1 << 16))
    let store = try ListStore(log: path, coding: ServerCoding(), list: servers, options: options)
    for number in 1...600 {
      store.dispatch(.edit(.id("kitsu"), Server(id: "kitsu", nickname: "\(number)")))
      if number % 20 == 0 { await store.flush() }
    }
    store.stopLogging()
    let names: [String] = (1...600).map { "\(path).checkpoint-\($0)" }
    let found = names.filter { access($0, F_OK) == 0 }
    defer { for name in found + [path] { unlink(name) } }
    #expect(found.count >= 1)
  }

  @Test("A section that a newer version of the app has is inserted at launch")
  func sections() async throws {
    defer { unlink(path) }
    for _ in 0..<2 {
      let store = try ListStore(log: path, coding: ServerCoding(), list: servers)
      if store.list.sectionIndex(of: "archive") == nil {
        store.dispatch(.insertSection(SectionAttributes("archive", header: "Archive"), at: store.list.sectionCount))
      }
      #expect(store.list.sectionIDs == ["asia", "archive"] && store.revision == 1)
      await store.flush()
      store.stopLogging()
    }
  }

  @Test("A damaged log at launch: the list up to the damage, a file for a report, and a store that logs")
  func damage() async throws {
    let store = try ListStore(log: path, coding: ServerCoding(), list: servers)
    for name in ["Neko", "Tora", "Inu"] {
      store.dispatch(.edit(.id("kitsu"), Server(id: "kitsu", nickname: name)))
      await store.flush()
    }
    store.stopLogging()
    var damaged = try bytes(path)
    let index = try #require(damaged.indices.first { damaged[$0...].starts(with: Array("Tora".utf8)) })
    damaged[index] ^= 1
    try write(damaged)
    let scene = SceneDelegate(path)
    await scene.launch()
    let mended = try #require(scene.store)
    #expect(scene.shown == [] && mended.revision == 1 && mended.list.row("kitsu")?.item.nickname == "Neko")
    mended.undo()
    #expect(await mended.flush() == .logging)
    let kept = try #require(try damagedCopy(damaged.count))
    defer { for name in [path, kept] { unlink(name) } }
    #expect(try bytes(kept) == damaged)
    mended.stopLogging()
    #expect(try openStore(path: path, servers: servers).revision == 2)
  }

  /// The copy's name ends in the place of the damage.
  private func damagedCopy(_ count: Int) throws -> String? {
    (0..<count).map { "\(path).damaged-\($0)" }.first { access($0, F_OK) == 0 }
  }

  @Test("A log that is in use at launch is waited for; one that cannot be read is told of")
  func waiting() async throws {
    defer { unlink(path) }
    let other = try ListStore(log: path, coding: ServerCoding(), list: servers)
    let scene = SceneDelegate(path)
    let launch = Task { await scene.launch() }
    while scene.shown.isEmpty { await Task.yield() }
    #expect(scene.shown.allSatisfy { $0 == .busy(file: path) } && scene.store == nil)
    other.stopLogging()
    await launch.value
    #expect(scene.store?.logState == .logging)
    scene.sceneDidEnterBackground()
    let refused = SceneDelegate("/nowhere/at/all.rowlog")
    await refused.launch()
    #expect(refused.store == nil && refused.shown.count == 1)
  }
}
