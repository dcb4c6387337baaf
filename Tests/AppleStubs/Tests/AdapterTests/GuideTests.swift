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
      ("UIKit", "UIKitGuide"), ("SwiftUI", "SwiftUIGuide"), ("MigratingFromDiffable", "DiffableGuide"),
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
    #expect(user.cells == ["Kitsu", "Neko"] && user.header == "Asia")
    user.store.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
    user.star(0)  // Kitsu's cell still stands first
    await settle()
    #expect(user.cells == ["Neko", "Kitsu*"])
    #expect(user.deleteBySwipe(1) == [true] && user.cells == ["Neko"])
    user.starAll()
    await settle()
    #expect(user.cells == ["Neko*"] && user.faults == [])
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
