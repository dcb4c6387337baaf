/// A scenario while its lines are being read, and what the lines so far said about names.
///
/// A class, so that its collections grow in place.
final class ScenarioBuilder {
  /// The name on the `scenario` line.
  let name: String
  /// Where the `scenario` line starts.
  let place: SourcePlace
  /// How many items the view shows, once a `view` line was read.
  var view: Int?
  /// The sections of the setup.
  var setup = SetupList()
  /// Whether the first step, capture, scroll or expectation has been read.
  var setupIsOver = false
  /// The blocks that are open, the outermost first. Only one in error is inside another.
  var blocks: [Block] = []
  /// The statements so far.
  var statements: [Scenario.Statement] = []
  /// What each name was captured as last, or `nil` where the line that captured it is in error.
  var captures: [String: CaptureKind?] = [:]
  /// The row ids of the setup.
  var rowIDs = RowIDs()
  /// The line in which each section id of the setup stands.
  var sectionLines: [String: Int] = [:]
  /// How many rows the setup and the reloads have.
  var rowTotal = 0
  /// How many bytes of text these rows have, written out.
  private var textTotal = 0

  init(name: String, place: SourcePlace) {
    self.name = name
    self.place = place
  }

  /// How many rows a scenario may have, reloads included.
  static let mostRows = 2_000_000

  /// How many bytes of text the rows of a scenario may have, written out, reloads included: 512 MiB.
  static let mostText = 512 << 20

  /// The scenario.
  var scenario: Scenario {
    Scenario(name: name, place: place, view: view, sections: setup.sections, statements: statements)
  }

  /// Counts rows, and says whether they are still within the limit and whether they are the first that are not.
  func count(rows: Int) -> (isWithin: Bool, isFirstBeyond: Bool) {
    let before = rowTotal
    let (sum, overflow) = rowTotal.addingReportingOverflow(rows)
    rowTotal = overflow ? .max : sum
    return (rowTotal <= Self.mostRows, rowTotal > Self.mostRows && before <= Self.mostRows)
  }

  /// Counts the texts of rows, and says whether they are still within the limit and whether they are the first that are
  /// not.
  func count(text: RowText) -> (isWithin: Bool, isFirstBeyond: Bool) {
    let before = textTotal
    let (sum, overflow) = textTotal.addingReportingOverflow(text.bytes)
    textTotal = overflow ? .max : sum
    return (textTotal <= Self.mostText, textTotal > Self.mostText && before <= Self.mostText)
  }

  /// Notes that the line declares a section of the setup, and returns the line that declared it before, if one did.
  func declareSection(_ id: String, line: Int) -> Int? {
    if let before = sectionLines[id] { return before }
    sectionLines[id] = line
    return nil
  }

  /// The list that is being read: the innermost block's, or the setup.
  private var list: SetupList {
    get { blocks.last?.list ?? setup }
    _modify {
      if blocks.isEmpty { yield &setup } else { yield &blocks[blocks.count - 1].list }
    }
  }

  /// Notes that a `section` line comes, which may be in error.
  func startSection() { list.start() }

  /// Adds a `section` line to the innermost block, or to the setup.
  func add(_ section: Scenario.SetupSection) { list.add(section) }

  /// Adds a `row` or `rows` line to the last section, unless its line is in error.
  func add(_ rows: Scenario.SetupRows) { list.add(rows) }

  /// Whether a `section` line stands above, in this block or in the setup.
  var hasSection: Bool { list.hasSection }
}
