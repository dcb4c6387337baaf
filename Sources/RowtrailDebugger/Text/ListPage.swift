import Rowtrail
import RowtrailScenarios

/// A list for people, with what an entry did to it marked; of a long one the page around the change.
///
///     [0]      servers "Servers"
///       [0, 0]    ★ kitsu "Kitsu"
///     + [0, 1]      neko "Neko"
struct ListPage {
  let display: DebugDisplay
  let list: TextList
  /// What happened to the rows and sections that the entry touched, as a mark.
  private var rowMarks: [String: Character] = [:]
  private var sectionMarks: [String: Character] = [:]
  private var goneRows: [String] = []
  private var goneSections: [String] = []
  /// Where the first of the rows that went was.
  private var firstGone: RowPosition<String>?

  /// A row or a header, by section and by offset, which is -1 for the header.
  private struct Line {
    let section: Int
    let offset: Int
  }

  init(_ list: TextList, after entry: TextEntry?, _ display: DebugDisplay) {
    self.list = list
    self.display = display
    for event in entry?.events ?? [] { mark(event) }
    goneRows = goneRows.filter { !list.contains($0) }
    goneSections = goneSections.filter { list.sectionIndex(of: $0) == nil }
  }

  private mutating func mark(_ event: ListEvent<String, TextItem>) {
    func changed(_ id: String) { if rowMarks[id] == nil { rowMarks[id] = "*" } }
    switch event {
    case .starred(let ids, _), .expanded(let ids, _): ids.forEach(changed)
    case .edited(let item, _): changed(item.id)
    case .inserted(let row, _): rowMarks[row.id] = rowMarks[row.id] == "-" ? "~" : "+"
    case .deleted(let row, let place):
      rowMarks[row.id] = "-"
      goneRows.append(row.id)
      if firstGone == nil { firstGone = place }
    case .moved(let id, _, _): if rowMarks[id] != "+" { rowMarks[id] = "~" }
    case .sectionInserted(let section, _): sectionMarks[section.id] = "+"
    case .sectionMoved(let id, _, _): sectionMarks[id] = "~"
    case .sectionEdited(let section, _): if sectionMarks[section.id] == nil { sectionMarks[section.id] = "*" }
    case .sectionDeleted(let section, _): goneSections.append(section.id)
    }
  }

  /// The lines around a row, or else around the first one that is marked, or else from the top.
  ///
  /// - Parameter section: the only section that is shown.
  func text(around row: String? = nil, section only: Int? = nil) -> String {
    let sections = only.map { [$0] } ?? Array(0..<list.sectionCount)
    let focus = self.focus(row, in: only)
    var starts: [Int] = []
    var total = 0
    var focusLine = 0
    for section in sections {
      starts.append(total)
      if section == focus?.section { focusLine = total + 1 + (focus?.offset ?? -1) }
      total += 1 + rowCount(section)
    }
    let window = self.window(of: total, around: focusLine)
    var text = window.lowerBound > 0 ? quiet("… \(counted(window.lowerBound, "line")) above") : ""
    for (place, section) in sections.enumerated() {
      let start = starts[place]
      let end = start + 1 + rowCount(section)
      guard end > window.lowerBound, start < window.upperBound else { continue }
      text += header(section)
      let first = max(0, window.lowerBound - start - 1)
      for offset in first..<max(first, min(end, window.upperBound) - start - 1) { text += self.row(section, offset) }
    }
    if window.upperBound < total { text += quiet("… \(counted(total - window.upperBound, "line")) below") }
    if total == 0 { text += quiet("the list is empty") }
    return only == nil ? text + goneLine : text
  }

  private func rowCount(_ section: Int) -> Int {
    list.sectionID(at: section).flatMap { list.rowCount(of: $0) } ?? 0
  }

  private func focus(_ row: String?, in only: Int?) -> Line? {
    let ids = row.map { [$0] } ?? rowMarks.keys.filter { list.contains($0) }
    let paths = ids.compactMap { list.path(of: $0) }.filter { only == nil || $0.section == only }
    if let path = paths.min() { return Line(section: path.section, offset: path.item - firstItem(path.section)) }
    let indices = sectionMarks.keys.compactMap { list.sectionIndex(of: $0) }.filter { only == nil || $0 == only }
    if let index = indices.min() { return Line(section: index, offset: -1) }
    guard let firstGone, let index = list.sectionIndex(of: firstGone.section), only == nil || index == only else {
      return nil
    }
    return Line(section: index, offset: firstGone.offset - 1)
  }

  private func window(of total: Int, around line: Int) -> Range<Int> {
    guard total > display.lines else { return 0..<total }
    let start = max(0, min(line - display.lines / 2, total - display.lines))
    return start..<start + display.lines
  }

  private func firstItem(_ section: Int) -> Int {
    list.attributes(ofSectionAt: section)?.headerMode.firstRowItem ?? 0
  }

  private func header(_ index: Int) -> String {
    guard let section = list.attributes(ofSectionAt: index) else { return "" }
    var line = start(sectionMarks[section.id], "[\(index)]  ")
    line.add("section ")
    line.add(ScenarioText.id(section.id, at: .declaration), .strong)
    if !section.header.isEmpty { line.add(" " + ScenarioText.string(section.header)) }
    if section.headerMode == .firstItem { line.add(" as item 0") }
    line.add("  \(counted(rowCount(index), "row"))", .quiet)
    if !section.footer.isEmpty { line.add(" · " + ScenarioText.value(section.footer), .quiet) }
    return line.line
  }

  private func row(_ section: Int, _ offset: Int) -> String {
    let path = RowPath(section: section, item: offset + firstItem(section))
    guard let row = list.row(at: path) else { return "" }
    let last = RowPath(section: section, item: firstItem(section) + rowCount(section) - 1)
    let pad = String(repeating: " ", count: max(0, "\(last)".count - "\(path)".count))
    let mark = rowMarks[row.id]
    var line = start(mark, "  \(path)\(pad)  ")
    line.add(row.isStarred ? (display.isASCII ? "*" : "★") : " ", .notable)
    line.add(row.isExpanded ? (display.isASCII ? "v " : "▾ ") : "  ")
    line.add(ScenarioText.id(row.id, at: .declaration), mark == nil ? nil : .strong)
    if row.item.title != row.id { line.add(" " + ScenarioText.string(row.item.title)) }
    return line.line
  }

  private func start(_ mark: Character?, _ path: String) -> StyledLine {
    var line = StyledLine(display)
    line.add(mark.map(String.init) ?? " ", .good)
    line.add(" " + path, .quiet)
    return line
  }

  private var goneLine: String {
    let rows = goneRows.prefix(Self.mostGone).map { ScenarioText.id($0) }
    let names = rows + goneSections.prefix(Self.mostGone).map { "section " + ScenarioText.id($0) }
    guard !names.isEmpty else { return "" }
    let more = goneRows.count + goneSections.count - names.count
    var line = StyledLine(display)
    line.add("-", .bad)
    line.add(" gone: " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    return line.line
  }

  private static var mostGone: Int { 8 }

  private func quiet(_ text: String) -> String {
    var line = StyledLine(display)
    line.add("  " + text, .quiet)
    return line.line
  }
}
