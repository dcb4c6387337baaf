import Rowtrail

/// A list for people: each section and row with its path, in the words of scenario files.
package struct ListText {
  /// How it may look.
  package let style: Style

  package init(style: Style) { self.style = style }

  private static let valueColumns = 200

  /// The line above a list.
  package func heading(of list: TextList, at revision: Int, last: Int) -> String {
    let rows = counted(list.rowCount, "row")
    let sections = counted(list.sectionCount, "section")
    return style.paint("revision \(revision) of \(last), \(rows) in \(sections)", .quiet) + "\n"
  }

  /// Calls the body with each line, with its end.
  package func forEachLine<Failure: Error>(
    of list: TextList, _ body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for (index, section) in list.sections.enumerated() {
      try body(line("[\(index)]", self.section(section.attributes)))
      let first = section.attributes.headerMode.firstRowItem
      let width = RowPath(section: index, item: first + section.rows.count - 1).description.count
      for (offset, row) in section.rows.enumerated() {
        let path = RowPath(section: index, item: first + offset).description
        try body(line("  " + path + String(repeating: " ", count: max(0, width - path.count)), self.row(row)))
      }
    }
  }

  /// A row in the words of scenario files, without its path.
  package func row(_ row: ListRow<TextItem>) -> String {
    var words = [style.paint(Self.id(row.id), .strong)]
    if row.item.title != row.id { words.append(Self.quoted(row.item.title)) }
    if row.isStarred { words.append(style.paint("starred", .notable)) }
    if row.isExpanded { words.append("expanded") }
    words += row.item.fields.map { "\(Self.key($0.name))=\(Self.value($0.value))" }
    return words.joined(separator: " ")
  }

  private func section(_ section: SectionAttributes<String>) -> String {
    var words = ["section", style.paint(Self.id(section.id), .strong)]
    let hasHeader = !section.header.isEmpty
    if hasHeader { words.append(Self.quoted(section.header)) }
    if section.headerMode != (hasHeader ? .supplementary : HeaderMode.none) {
      words.append("header=\(section.headerMode.rawValue)")
    }
    if !section.footer.isEmpty { words.append("footer=\(Self.value(section.footer))") }
    return words.joined(separator: " ")
  }

  private func line(_ path: String, _ text: String) -> String {
    "\(style.paint(path, .quiet))  \(text)\n"
  }

  private static func id(_ text: String) -> String {
    VisibleText.of(ScenarioText.id(text, at: .declaration), columns: valueColumns)
  }

  private static func key(_ text: String) -> String {
    VisibleText.of(ScenarioText.key(text), columns: valueColumns)
  }

  private static func value(_ text: String) -> String {
    VisibleText.of(ScenarioText.value(text), columns: valueColumns)
  }

  private static func quoted(_ text: String) -> String {
    VisibleText.of(ScenarioText.string(text), columns: valueColumns)
  }
}
