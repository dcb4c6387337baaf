import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Each line of its Swift samples stands in a file that is compiled here, in the same order")
  func samplesAreCompiled() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let samples = readme.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let files = ["ReadmeSample.swift", "ReadmeScreen.swift", "ReadmeLog.swift", "ReadmeScreen.swift"]
    try #require(samples.count == files.count)
    for (sample, file) in zip(samples, files) {
      let path = Self.root.appending(path: "Tests/DocumentationTests/\(file)")
      var compiled = lines(of: try String(contentsOf: path, encoding: .utf8))[...]
      for line in lines(of: sample) where line != "import Rowtrail" {
        let found = compiled.firstIndex { $0.replacing("private ", with: "") == line }
        let index = try #require(found, "not compiled: \(line)")
        compiled = compiled[(index + 1)...]
      }
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
