import Foundation
import Harness
import Rowtrail
import Testing

@Suite("The guides of the documentation")
@MainActor
struct GuideTests {
  private static let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  @Test(
    "each line of a page's Swift samples stands in a file that is compiled here, in the same order",
    arguments: [
      ("UIKit", "UIKitGuide"), ("UIKitGestures", "UIKitGesturesGuide"), ("SwiftUI", "SwiftUIGuide"),
      ("MigratingFromDiffable", "DiffableGuide"),
      ("MigratingFromIdentifiedArray", "IdentifiedArrayGuide"),
    ])
  func samplesAreCompiled(page: String, file: String) throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Sources/Rowtrail/Rowtrail.docc/\(page).md"), encoding: .utf8)
    let samples = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let source = try String(
      contentsOf: Self.root.appending(path: "Tests/AppleStubs/Sources/Harness/Guides/\(file).swift"), encoding: .utf8)
    try #require(!samples.isEmpty)
    let compiled = lines(of: source)
    for sample in samples {
      var rest = compiled[...]
      for line in lines(of: sample) where !line.hasPrefix("import ") {
        let index = try #require(rest.firstIndex(of: line), "\(page).md: not compiled: \(line)")
        rest = rest[(index + 1)...]
      }
    }
  }

  @Test("the controller of the UIKit guide works")
  func controller() async throws {
    let rows = ["Kitsu", "Neko"].map { Server(id: $0.lowercased(), nickname: $0) }
    let user = GuideUser(ListStore(ListState(ListSection("asia", header: "Asia", rows))))
    #expect(user.cells == ["Kitsu", "Neko"] && user.header == "Asia (2)")
    user.store.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
    user.star(0)  // Kitsu's cell still stands first
    await settle()
    #expect(user.cells == ["Neko", "Kitsu*"])
    #expect(user.deleteBySwipe(1) == [true] && user.cells == ["Neko"])
    user.starAll()
    await settle()
    #expect(user.cells == ["Neko*"] && user.faults == [])
  }

  private static func list(_ sections: (String, [String])...) throws -> ListState<String, Server> {
    try ListState(validating: sections.map { section($0, $1) })
  }

  private static func section(_ id: String, _ names: [String]) -> ListSection<String, Server> {
    ListSection(id, header: id, names.map { Server(id: $0.lowercased(), nickname: $0) })
  }

  @Test("selection, Show More, a menu, the Undo button of a bar, drops")
  func gestures() async throws {
    let user = GuideUser(ListStore(try Self.list(("others", ["Kitsu", "Neko", "Tora"]), ("favourites", []))))
    #expect(user.select(1) == "neko" && user.expand(1) == "neko")
    #expect(user.deleteBySwipe(0) == [true] && user.showsUndo)
    user.store.dispatch(.star(.id("tora")))
    #expect(!user.showsUndo)
    user.tapUndo()
    #expect(user.cells == ["Neko", "Tora"])
    #expect(user.deleteBySwipe(0) == [true])
    user.tapUndo()
    await settle()
    #expect(user.cells == ["Neko", "Tora*"] && user.heads == ["others (2)", "favourites (0)"])
    user.drag(0, to: 1)
    #expect(user.cells == ["Tora*", "Neko*"] && user.heads == ["others (1)", "favourites (1)"])
    user.store.undo()
    user.dropNew("Inu", at: 0)
    user.tapMenu(2, 1)
    await settle()
    #expect(user.cells == ["Neko", "Inu"] && user.heads == ["others (2)", "favourites (0)"])
    #expect(user.deleteInEditingMode(0) == ["o", "f"] && user.cells == ["Inu"] && user.faults == [])
  }

  @Test("the controller of a storyboard, the collection view, pull to refresh, an app's own action")
  func others() async throws {
    let store = ListStore(try Self.list(("asia", ["Kitsu", "Neko", "Tora", "Inu"]), ("europe", [])))
    #expect(OtherGuides.table(store) == ["Kitsu", "Neko", "Tora", "Inu"])
    let grid = OtherGuides.grid(store)
    #expect(grid.cells == ["Inu", "Neko"] && grid.headers == ["asia (1)", "europe (1)"] && grid.faults == [])
    store.dispatch(.star(.id("neko")))
    store.dispatch(.expand(.id("inu")))
    #expect(await OtherGuides.refresh(store, with: ["neko", "inu"].map { Server(id: $0, nickname: $0) }))
    #expect(store.list.rowIDs == ["neko", "inu"] && store.list.sectionIDs == ["asia"])
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

  /// The lines without indentation, access, repeated blanks and blank lines.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").filter { !["public", "package", "private"].contains($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
