import Foundation
import Testing

@Suite("The README and the pages")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages with Swift samples, and for each sample the file in which it is compiled. The guides of UIKit and SwiftUI are
  /// compiled with the adapters, against stubs.
  private static let pages = [
    ("README.md", ["ReadmeSample", "ReadmeScreen", "ReadmeLog", "ReadmeScreen"]),
    ("Sources/Rowtrail/Rowtrail.docc/Rowtrail.md", ["PageSamples"]),
    (
      "Sources/Rowtrail/Rowtrail.docc/GettingStarted.md",
      ["ReadmeSample", "ReadmeScreen", "PageSamples", "PageSamples", "PageSamples"]
    ),
    ("Sources/Rowtrail/Rowtrail.docc/Testing.md", ["ReadmeScreen", "PageSamples"]),
    ("Sources/RowtrailLog/RowtrailLog.docc/RowtrailLog.md", ["PageSamples", "PageSamples"]),
    ("Sources/RowtrailLog/RowtrailLog.docc/StoreLog.md", Array(repeating: "StoreLogSamples", count: 10)),
    ("Sources/RowtrailScenarios/RowtrailScenarios.docc/RowtrailScenarios.md", ["PageSamples"]),
    ("Sources/RowtrailDebugger/RowtrailDebugger.docc/RowtrailDebugger.md", ["PageSamples"]),
    ("Sources/RowtrailReport/RowtrailReport.docc/RowtrailReport.md", ["PageSamples"]),
  ]

  @Test(
    "Each line of a page's Swift samples stands in a file that is compiled here, in the same order", arguments: pages)
  func samplesAreCompiled(page: String, files: [String]) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let samples = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    try #require(samples.count == files.count)
    for (sample, file) in zip(samples, files) {
      let path = Self.root.appending(path: "Tests/DocumentationTests/\(file).swift")
      var compiled = lines(of: try String(contentsOf: path, encoding: .utf8))[...]
      for line in lines(of: sample) where line != "import Rowtrail" {
        let found = compiled.firstIndex { $0.replacing("private ", with: "") == line }
        let index = try #require(found, "not compiled: \(line)")
        compiled = compiled[(index + 1)...]
      }
    }
  }

  @Test("No page with samples is forgotten")
  func everyPage() throws {
    let sources = Self.root.appending(path: "Sources")
    let paths = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let elsewhere = [
      "UIKit", "UIKitController", "UIKitGestures", "SwiftUI", "MigratingFromDiffable", "MigratingFromIdentifiedArray",
    ]
    for case let path as URL in paths where path.pathExtension == "md" {
      let name = path.deletingPathExtension().lastPathComponent
      guard !elsewhere.contains(name), try String(contentsOf: path, encoding: .utf8).contains("```swift") else {
        continue
      }
      #expect(Self.pages.contains { path.path.hasSuffix("/" + $0.0) }, "\(path.path)")
    }
  }

  @Test("The landing page's sample stars the row that it says") @MainActor
  func landing() {
    #expect(PageSamples.landing() == ["kitsu"])
    PageSamples.testing()
    #expect(PageSamples.reading() == ["kitsu", "neko", "neko"])
    #expect(PageSamples.storeOfOwnActions() == ["kitsu", "neko"])
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
