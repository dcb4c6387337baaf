import Foundation
import Harness
import Rowtrail
import Testing

@Suite("The guides of the documentation")
@MainActor
struct GuideTests {
  private static let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The pages whose samples are compiled here, and the files in which they stand.
  private nonisolated static let pages = [
    ("UIKit", ["UIKitGuide", "UIKitControllerGuide"]), ("UIKitController", ["UIKitControllerGuide"]),
    ("UIKitGestures", ["UIKitGesturesGuide", "UIKitControllerGuide", "UIKitGuide"]), ("SwiftUI", ["SwiftUIGuide"]),
    ("MigratingFromDiffable", ["DiffableGuide"]), ("MigratingFromIdentifiedArray", ["IdentifiedArrayGuide"]),
  ]

  @Test("each Swift sample of a page stands as a whole in a file that is compiled here", arguments: pages)
  func samplesAreCompiled(page: String, files: [String]) throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Sources/Rowtrail/Rowtrail.docc/\(page).md"), encoding: .utf8)
    let samples = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    try #require(!samples.isEmpty)
    let guides = Self.root.appending(path: "Tests/AppleStubs/Sources/Harness/Guides")
    let compiled = try files.map {
      lines(of: try String(contentsOf: guides.appending(path: "\($0).swift"), encoding: .utf8))
    }
    for sample in samples {
      let lines = lines(of: sample)
      #expect(compiled.contains { $0.contains(lines) }, "\(page).md: not compiled as it stands:\n\(sample)")
      for (open, close) in zip("{[(", "}])") {
        #expect(sample.filter { $0 == open }.count == sample.filter { $0 == close }.count, "\(page).md:\n\(sample)")
      }
    }
  }

  @Test("the controller of the UIKit guide works")
  func controller() async throws {
    let rows = ["Kitsu", "Neko"].map { Server(id: $0.lowercased(), nickname: $0) }
    let user = GuideUser(ListStore(ListState(ListSection("asia", header: "Asia", rows))))
    #expect(user.cells == ["Kitsu", "Neko"] && user.header == "Asia 0/2" && !user.isEmpty)
    user.store.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
    user.star(0)  // Kitsu's cell still stands first
    await settle()
    #expect(user.cells == ["Neko", "Kitsu*"] && user.header == "Asia 1/2")
    #expect(user.deleteBySwipe(1) == [true] && user.cells == ["Neko"] && user.header == "Asia 0/1")
    user.starAll()
    await settle()
    #expect(user.cells == ["Neko*"] && user.header == "Asia 1/1")
    #expect(user.add(Server(id: "tora", nickname: "Tora")) == at(0, 1))
    user.deleteSelected([0, 1])
    await settle()
    #expect(user.isEmpty && user.faults == [])
  }

  private static func list(_ sections: (String, [String])...) throws -> ListState<String, Server> {
    try ListState(validating: sections.map { section($0, $1) })
  }

  private static func section(_ id: String, _ names: [String]) -> ListSection<String, Server> {
    ListSection(id, header: id, names.map { Server(id: $0.lowercased(), nickname: $0) })
  }

  @Test("selection, Show More, a menu, the Undo button of a bar, drops")
  func gestures() async throws {
    let user = GuideUser(ListStore(try Self.list(("asia", ["Kitsu", "Neko", "Tora"]), ("retired", []))))
    #expect(user.select(1) == "neko" && user.expand(1) == "neko" && !user.hasBar)
    #expect(user.deleteBySwipe(0) == [true] && user.showsUndo)
    await settle()
    #expect(user.hasBar)
    user.store.dispatch(.star(.id("tora")))
    #expect(!user.showsUndo)
    await settle()
    #expect(!user.hasBar)
    user.tapUndo()
    #expect(user.cells == ["Neko", "Tora*"])
    #expect(user.deleteBySwipe(0) == [true])
    user.tapUndo()
    await settle()
    #expect(user.cells == ["Neko", "Tora*"] && user.heads == ["asia 1/2", "retired 0/0"] && !user.hasBar)
    user.drag(0, to: 1)
    #expect(user.cells == ["Tora*", "Neko, retired"] && user.heads == ["asia 1/1", "retired 0/1"])
    user.store.undo()
    user.tapMenu(0, 1)
    await settle()
    #expect(user.cells == ["Neko"] && user.heads == ["asia 0/1", "retired 0/0"])
    #expect(user.deleteInEditingMode(0) == ["a", "r"] && user.cells == [] && user.faults == [])
  }

  @Test("what ends the offer to undo, and what does not")
  func offer() throws {
    let store = ListStore(try Self.list(("asia", ["Kitsu", "Neko"])))
    let entry = try store.dispatch(.delete([.id("kitsu")])).get()
    store.dispatch(.star(.id("kitsu")))  // rejected
    store.dispatch(.unstar(.id("neko")))  // unchanged
    store.dispatch(.reload(store.list.sections))
    #expect(store.canUndo(entry))
    store.dispatch(.star(.id("neko")))
    #expect(!store.canUndo(entry) && store.undo(entry) == nil)
    store.undo()
    #expect(store.canUndo(entry))
    store.dispatch(.reload(try Self.list(("asia", ["Neko", "Tora"])).sections))
    #expect(!store.canUndo(entry))
    store.undo()
    #expect(store.undo(entry) != nil && !store.canUndo(entry) && store.list.rowIDs == ["kitsu", "neko"])
  }

  @Test("a refresh merges what the network has into the list, and ends also where it fails")
  func refresh() async throws {
    let user = GuideUser(ListStore(try Self.list(("asia", ["Kitsu", "Neko"]), ("retired", ["Tora"]))))
    user.drag(0, to: 1)
    user.store.dispatch(.star(.id("kitsu")))
    #expect(await user.pull(nil))
    let new = ["Inu", "Tora", "Kitsu II"].map { Server(id: String($0.lowercased().prefix(5)), nickname: $0) }
    #expect(await user.pull(new + [new[0]]))
    await settle()
    #expect(user.cells == ["Inu", "Kitsu II, retired*", "Tora"] && user.heads == ["asia 0/1", "retired 1/2"])
  }

  @Test("a deleted row is brought back after a refresh")
  func bringBack() throws {
    let store = ListStore(try Self.list(("asia", ["Kitsu", "Neko"])))
    store.dispatch(.star(.id("neko")))
    for meanwhile in [ListAction<String, Server>.star(.id("kitsu")), .delete([.id("kitsu")])] {
      let row = try #require(store.handle(for: "neko"))
      OtherGuides.bringBack(row) { store.dispatch(meanwhile) }
      #expect(store.list.rowIDs.last == "neko" && store.list.row("neko")?.isStarred == true)
    }
    let row = try #require(store.handle(for: "neko"))
    OtherGuides.bringBack(row) { store.undo() }
    #expect(store.list.rowIDs == ["neko"] && store.timeline.entries.last?.rejection == nil)
    OtherGuides.bringBack(row) { store.dispatch(.deleteSection(.id("asia"))) }
    #expect(store.timeline.entries.last?.rejection != nil)
  }

  @Test("a cover that comes late is shown by the cell that shows its row by then")
  func covers() async throws {
    let store = ListStore(try Self.list(("asia", ["Kitsu", "Neko", "Tora"])))
    let covers = Covers()
    let cells = OtherGuides.covers(store, covers)
    await settle()
    store.dispatch(.delete([.id("kitsu")]))
    await settle()
    store.dispatch(.insert(ListRow(Server(id: "inu", nickname: "Inu")), at: .start(of: .id("asia"))))
    await settle()
    store.undo()
    store.undo()
    await settle()
    for id in ["kitsu", "tora", "inu"] { covers.arrive(id) }
    await settle()
    #expect(cells() == ["cover of kitsu", nil, "cover of tora"])
  }

  @Test("the first controller, that of a storyboard, the collection view, an app's own action")
  func others() async throws {
    let first = ListStore(try Self.list(("asia", ["Kitsu", "Neko"])))
    #expect(OtherGuides.first(first, drop: Server(id: "inu", nickname: "Inu")) == ["Kitsu*", "Inu", "Neko"])
    let store = ListStore(try Self.list(("asia", ["Kitsu", "Neko", "Tora", "Inu"]), ("retired", [])))
    #expect(OtherGuides.table(store) == ["Kitsu", "Neko", "Tora", "Inu"])
    let grid = OtherGuides.grid(store)
    #expect(grid.cells == ["Inu", "Neko"] && grid.headers == ["asia (1)", "retired (1)"] && grid.faults == [])
    #expect(store.list.row("neko")?.item.isRetired == true && store.timeline.entries.count == 3)
    store.dispatch(.star(.id("neko")))
    store.dispatch(.expand(.id("inu")))
    let fresh = ["neko", "inu"].map { Server(id: $0, nickname: $0) }
    store.dispatch(.reload([ListSection("asia", header: "Asia", fresh)]))
    #expect(store.list.row("neko")?.isStarred == true && store.list.row("inu")?.isExpanded == true)
    store.dispatch(.reload([ListSection("asia", rows: [ListRow(Server(id: "neko", nickname: "Neko"))])]))
    #expect(store.list.row("neko")?.isStarred == true, "a flag that a reload leaves out stays")
    #expect(
      store.list.attributes(of: "asia")?.header == ""
        && store.list.attributes(of: "asia")?.headerMode == HeaderMode.none)
    let favourites = ListStore(try Self.list(("favourites", []), ("others", ["Kitsu", "Neko"])))
    let row = try #require(favourites.handle(for: "neko"))
    favourites.dispatch(.delete([.id("kitsu")]))
    OtherGuides.toggleFavourite(row)
    #expect(favourites.list.path(of: "neko") == RowPath(section: 0, item: 0))
    #expect(favourites.timeline.entries.last?.hazards.count == 1)
  }

  @Test("the data source of the diffable guide works")
  func diffable() async throws {
    let guide = DiffableGuide.both()
    await settle()
    #expect(guide.before == [["Kitsu", "Neko"]] && guide.after() == [["Kitsu", "Neko"]])
    guide.store.dispatch(.star(.id("kitsu")))
    guide.store.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
    await settle()
    #expect(guide.after() == [["Neko", "Kitsu*"]] && guide.faults() == [])
    #expect(guide.headers() == ["Asia (2)"])
    guide.store.dispatch(.delete([.id("neko")]))
    #expect(guide.after() == [["Neko", "Kitsu*"]], "a deleted row has its cell until the view is told")
    await settle()
    #expect(guide.after() == [["Kitsu*"]] && guide.headers() == ["Asia (1)"] && guide.faults() == [])
  }

  @Test("the store of the identified array's guide does what the array did")
  func identifiedArray() {
    #expect(IdentifiedArrayGuide.run() == ["Neko", "Kitsu the second"])
  }

  /// The lines without indentation, access, repeated blanks, blank lines and imports.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").filter { !["public", "package", "private"].contains($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
