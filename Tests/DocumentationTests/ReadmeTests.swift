import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Each line of its Swift sample is one of the sample that is compiled here, in the same order")
  func sampleIsCompiled() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let path = Self.root.appending(path: "Tests/DocumentationTests/ReadmeSample.swift")
    var compiled = lines(of: try String(contentsOf: path, encoding: .utf8))[...]
    let start = try #require(readme.range(of: "```swift\n")?.upperBound)
    let end = try #require(readme.range(of: "```", range: start..<readme.endIndex)?.lowerBound)
    for line in lines(of: String(readme[start..<end])) where line != "import Rowtrail" {
      let found = compiled.firstIndex { $0 == line || $0 == "private \(line)" }
      let index = try #require(found, "not compiled: \(line)")
      compiled = compiled[(index + 1)...]
    }
  }

  @Test("The sample prints what its comments say")
  func samplePrints() {
    #expect(
      readmeSample() == [
        "true kitsu", "out-of-range: [0, 7]: nothing stands there; use a place that the list has", "Optional([0, 0])",
      ])
  }

  /// The lines without indentation, repeated blanks and blank lines.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
