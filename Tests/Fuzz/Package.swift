// swift-tools-version: 6.0
import PackageDescription

// Fuzzers: a package of their own, since a fuzzer has no `main` unless it is built with `--sanitize=fuzzer`; see
// `.ci/gates.sh`.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Rowtrail", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzLogReader",
      dependencies: [
        .product(name: "RowtrailScenarios", package: "Rowtrail"), .product(name: "RowtrailLog", package: "Rowtrail"),
        .product(name: "Rowtrail", package: "Rowtrail"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "FuzzScenarioParser",
      dependencies: [.product(name: "RowtrailScenarios", package: "Rowtrail")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)
