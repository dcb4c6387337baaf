import Rowtrail
import RowtrailScenarios
import Testing

/// The sentences of diffable data sources, and those that views throw outside the checks of an update.
struct SnapshotExceptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: UpdateException.Kind?
    let headline: String
    let figures: [String]

    init(_ text: String, _ kind: UpdateException.Kind?, _ headline: String, _ figures: [String] = []) {
      self.text = text
      self.kind = kind
      self.headline = headline
      self.figures = figures
    }

    var testDescription: String { text }
  }

  static let duplicates = [
    Case(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \"kitsu\",\n    neko\n)}",
      .duplicateIdentifier, "item identifiers were given twice in one call", ["{( \"kitsu\", neko )}"]),
    Case(
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(asia)}", .duplicateIdentifier,
      "section identifiers were given twice in one call", ["{(asia)}"]),
    Case(
      "Fatal: supplied identifiers are not unique.", .duplicateIdentifier, "identifiers were given twice in one call"),
    Case(
      "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (asia, europe)",
      .duplicateIdentifier, "sections are inserted that are in the snapshot already", ["2"]),
    Case(
      "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
        + "snapshot. The existing item identifier will be moved into place instead", .duplicateIdentifier,
      "items are inserted that are in the snapshot already; they are moved, and no exception is thrown", ["1"]),
    Case(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(a)}", .duplicateIdentifier,
      "identifiers are in a section snapshot twice", ["{(a)}"]),
    Case(
      "0 libX BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS + 4", .duplicateIdentifier,
      "an identifier is in the snapshot twice"),
  ]

  static let unknown = [
    Case(
      "Attempted to reload item identifier that does not exist in the snapshot: kitsu'", .unknownIdentifier,
      "an item is reloaded that is not in the snapshot", ["kitsu"]),
    Case(
      "Attempted to reconfigure item identifier that does not exist in the snapshot: kitsu", .unknownIdentifier,
      "an item is reconfigured that is not in the snapshot", ["kitsu"]),
    Case(
      "Invalid item identifier specified for reload: kitsu\n0 CoreFoundation", .unknownIdentifier,
      "an item is reloaded that is not in the snapshot", ["kitsu"]),
    Case(
      "Invalid parameter not satisfying: section != NSNotFound", .unknownIdentifier,
      "a section is named as a destination or source and is not in the snapshot"),
    Case(
      "Section identifier was not found. You can verify the section exists by calling", .unknownIdentifier,
      "an identifier is named that is not in the snapshot"),
    Case(
      "Item identifier does not exist in section snapshot: kitsu", .unknownIdentifier,
      "an item is named that is not in the section snapshot", ["kitsu"]),
    Case(
      "Failed to find index of item kitsu", .unknownIdentifier, "an item is named that is not in the section snapshot",
      ["kitsu"]),
  ]

  static let others = [
    Case(
      "There are currently no sections in the data source. Please add a section first.", nil,
      "items are appended to a snapshot that has no section"),
    Case(
      "Invalid parameter not satisfying: section < _impl.numberOfSections", nil,
      "a section index is past the snapshot's last section"),
    Case(
      "Invalid update: destination for insertion operation [neko] is in the insertion identifier list for update: "
        + "(neko).", nil, "items are inserted before or after one of themselves", ["neko", "(neko)"]),
    Case(
      "Invalid update: destination for section operation [asia] is in the inserted section list for update: (asia)",
      nil, "sections are inserted before or after one of themselves", ["asia", "(asia)"]),
    Case(
      "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and "
        + "will deadlock.", nil, "snapshots are applied on the main queue and off it"),
    Case(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: 0x9> {length = 2, "
        + "path = 0 - 3} with item identifier 'neko', which is not allowed.", nil, "the cell provider gave no cell",
      ["[0, 3]", "neko"]),
  ]

  static let views = [
    Case(
      "attempt to create two animations for new global item index 4", nil, "one row is animated twice in one update",
      ["4"]),
    Case("Attempt to create two animations for cell", nil, "one row is animated twice in one update"),
    Case("attempt to create view animation for nil view", nil, "a row is animated that has no view"),
    Case(
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + "<NSIndexPath: 0xb> {length = 2, path = 1 - 7}", nil, "the layout answered for an item that is gone",
      ["[1, 7]"]),
    Case(
      "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 items in section 0.",
      nil, "the view was told to scroll to an item that is gone", ["9", "3", "0"]),
    Case(
      "No occurrence for index path (null)", nil, "a swipe began on a row that a reload had taken away"),
    Case(
      "5 UIKitCore 0x1 -[UISwipeActionController swipeHandlerDidBeginSwipe:] + 8", nil,
      "a swipe began on a row that a reload had taken away"),
    Case(
      "request for index path for global index 1 when there are only 1 items in the collection view", nil,
      "the view looked for an item that its own counts do not have", ["1", "1"]),
    Case(
      "4 UIKitCore -[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:] + 193",
      .itemCount, "the items of a section do not add up after an update"),
    Case(
      "_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Number_Of_Items_In_Section", .itemCount,
      "the items of a section do not add up after an update"),
    Case(
      "_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Batch_Updates:", .itemCount,
      "the items of a section do not add up after an update"),
    Case(
      "_Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Sections:", .sectionCount,
      "the sections do not add up after an update"),
  ]

  @Test(arguments: duplicates + unknown + others + views)
  func everySentence(_ sample: Case) throws {
    for text in [sample.text, "crash\n  reason: '" + sample.text, sample.text + "\n*** First throw call stack:"] {
      let explanation = try #require(ExceptionReport.explain(text))
      #expect(explanation.kind == sample.kind)
      #expect(explanation.headline == sample.headline)
      #expect(explanation.figures.map(\.value) == sample.figures)
      #expect(!explanation.lookAt.isEmpty && !explanation.rule.isEmpty)
    }
  }

  @Test func everyNameThatIsNotFound() {
    for name in ["section", "insertIndex", "fromIndex", "toIndex", "fromSection", "toSection"] {
      let text = "Invalid parameter not satisfying: \(name) != NSNotFound"
      #expect(ExceptionReport.explain(text)?.kind == .unknownIdentifier)
    }
  }

  @Test func aLoggedLineStandsBackBehindAnException() {
    let log =
      "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
      + "snapshot."
    let text = log + "\nreason: 'attempt to delete section 1, but there are only 1 sections before the update'"
    #expect(ExceptionReport.explain(text)?.kind == .deleteOutOfRange)
  }

  @Test func aSymbolTellsTheView() {
    let symbol = "_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Number_Of_Sections:"
    #expect(ExceptionReport.explain(symbol)?.view == .collection)
  }
}
