// swift-tools-version: 6.0
import PackageDescription

// Stubs of the UIKit and SwiftUI declarations that the adapters use, and the adapters compiled against them. A package of
// its own, so that the stubs never enter a user's build; the adapters and the sample lists are linked in under other
// names, since two packages of one build may not have modules of one name.
let package = Package(
  name: "AppleStubs",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Rowtrail", path: "../..")],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "Rowtrail", package: "Rowtrail")]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "LinkedUIKit", dependencies: ["UIKit", "SwiftUI", .product(name: "Rowtrail", package: "Rowtrail")]),
    .target(name: "LinkedSwiftUI", dependencies: ["SwiftUI", .product(name: "Rowtrail", package: "Rowtrail")]),
    .target(name: "LinkedExamples", dependencies: [.product(name: "Rowtrail", package: "Rowtrail")]),
    .target(
      name: "Harness",
      dependencies: [
        "UIKit", "SwiftUI", "LinkedUIKit", "LinkedSwiftUI", "LinkedExamples",
        .product(name: "Rowtrail", package: "Rowtrail"),
      ]),
    .testTarget(name: "AdapterTests", dependencies: ["Harness", .product(name: "Rowtrail", package: "Rowtrail")]),
  ],
  swiftLanguageModes: [.v6]
)
