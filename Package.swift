// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rowtrail",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Rowtrail", targets: ["Rowtrail"]),
    .library(name: "RowtrailLog", targets: ["RowtrailLog"]),
    .library(name: "RowtrailScenarios", targets: ["RowtrailScenarios"]),
    .library(name: "RowtrailReport", targets: ["RowtrailReport"]),
    .library(name: "RowtrailDebugger", targets: ["RowtrailDebugger"]),
    .library(name: "RowtrailTesting", targets: ["RowtrailTesting"]),
    .library(name: "RowtrailUIKit", targets: ["RowtrailUIKit"]),
    .library(name: "RowtrailSwiftUI", targets: ["RowtrailSwiftUI"]),
    .executable(name: "rowtrail", targets: ["RowtrailTool"]),
  ],
  targets: [
    .target(name: "PersistentCollections"),
    .target(name: "Rowtrail", dependencies: ["PersistentCollections"]),
    .target(name: "RowtrailUIKit", dependencies: ["Rowtrail"]),
    .target(name: "RowtrailSwiftUI", dependencies: ["Rowtrail"]),
    .target(name: "RowtrailLog", dependencies: ["Rowtrail"]),
    .target(name: "RowtrailScenarios", dependencies: ["RowtrailLog", "Rowtrail"]),
    .target(name: "RowtrailTesting", dependencies: ["RowtrailScenarios", "Rowtrail"]),
    .target(name: "RowtrailExamples", dependencies: ["Rowtrail"]),
    .target(
      name: "RowtrailReport", dependencies: ["RowtrailScenarios", "Rowtrail"],
      resources: [
        "colours.css", "layout.css", "parts.css", "dom.js", "history.js", "list.js", "difference.js", "words.js",
        "window.js", "phone.js", "entry.js", "entries.js", "trail.js", "compare.js", "source.js", "timeline.js",
        "print.js", "index.js", "keys.js", "view.js", "link.js", "report.js",
      ].map { .embedInCode("Page/\($0)") }),
    .target(name: "RowtrailDebugger", dependencies: ["RowtrailScenarios", "RowtrailLog", "Rowtrail"]),
    .target(
      name: "RowtrailCommandLine",
      dependencies: ["RowtrailDebugger", "RowtrailReport", "RowtrailScenarios", "RowtrailLog", "Rowtrail"]),
    .executableTarget(name: "RowtrailTool", dependencies: ["RowtrailCommandLine"]),
    .executableTarget(
      name: "RowtrailBenchmarks", dependencies: ["RowtrailDebugger", "RowtrailScenarios", "RowtrailLog", "Rowtrail"]),
    .executableTarget(name: "LogProbe", dependencies: ["RowtrailLog", "Rowtrail"], path: "Tests/LogProbe"),
    .testTarget(name: "PersistentCollectionsTests", dependencies: ["PersistentCollections"]),
    .testTarget(name: "RowtrailTests", dependencies: ["Rowtrail"]),
    .testTarget(name: "RowtrailLogTests", dependencies: ["RowtrailLog", "Rowtrail"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "RowtrailDebugger", "RowtrailReport", "RowtrailTesting", "RowtrailScenarios", "RowtrailLog", "Rowtrail",
      ]),
    .testTarget(name: "RowtrailScenariosTests", dependencies: ["RowtrailScenarios", "RowtrailLog", "Rowtrail"]),
    .testTarget(
      name: "RowtrailTestingTests", dependencies: ["RowtrailTesting", "RowtrailScenarios", "Rowtrail"],
      exclude: ["Files"]),
    .testTarget(
      name: "RowtrailExamplesTests",
      dependencies: ["RowtrailExamples", "RowtrailTesting", "RowtrailScenarios", "Rowtrail"]),
    .testTarget(
      name: "RowtrailReportTests", dependencies: ["RowtrailReport", "RowtrailScenarios", "Rowtrail"]),
    .testTarget(
      name: "RowtrailDebuggerTests",
      dependencies: ["RowtrailDebugger", "RowtrailScenarios", "RowtrailLog", "Rowtrail"],
      exclude: ["Transcripts", "Reports"]),
    .testTarget(
      name: "RowtrailCommandLineTests",
      dependencies: ["RowtrailCommandLine", "RowtrailScenarios", "RowtrailLog", "Rowtrail"],
      exclude: ["HelpScreens"]),
  ],
  swiftLanguageModes: [.v6]
)
