import Rowtrail

/// A line of a log's starting list.
enum StartingLine<SectionID: ListID, Item: ListItem> {
  case section(SectionAttributes<SectionID>)
  case row(ListRow<Item>)
}

extension ListState {
  /// Calls `body` with each line of a log that starts with this list, its header left out.
  func forEachStartingLine(
    _ body: (StartingLine<SectionID, Item>) throws(LogError) -> Void
  ) throws(LogError) {
    for section in sections {
      try body(.section(section.attributes))
      for row in section.rows { try body(.row(row)) }
    }
  }
}

extension LineEncoder {
  /// Writes the line.
  mutating func starting(_ line: StartingLine<Coding.SectionID, Coding.Item>) throws(LogError) {
    try safely { encoder throws(LogEncodingFailure) in
      switch line {
      case .section(let attributes): try encoder.sectionLine(attributes, reload: nil)
      case .row(let row): try encoder.rowLine(row, reload: nil)
      }
    }
  }
}
