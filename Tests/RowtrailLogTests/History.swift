import Rowtrail
import RowtrailLog

/// A list's life made up by a seed: every kind of action, accepted and rejected, with texts that are hard to write.
struct History {
  let start: TextList
  private(set) var timeline: TextTimeline
  private var random: SeededGenerator
  private var count = 0

  init(seed: UInt64, rows: Int = 5) {
    random = SeededGenerator(seed: seed)
    let first = (0..<rows).map { ListRow(TextItem("r\($0)", title: "Row \($0)"), isStarred: $0 == 1) }
    start = ListState(
      ListSection("a", header: "Asia", rows: first), ListSection("e", footer: "end", headerMode: .firstItem, []))
    timeline = Timeline(start)
  }

  var entries: [TextEntry] { Array(timeline.entries) }

  /// A history of so many entries.
  static func made(_ count: Int, seed: UInt64, rows: Int = 5) -> History {
    var history = History(seed: seed, rows: rows)
    for _ in 0..<count { history.step() }
    return history
  }

  /// A history of so many short entries: stars switched on and off.
  static func flags(_ count: Int) -> History {
    var history = History(seed: 1, rows: 2)
    for number in 0..<count { history.timeline.dispatch(.toggleStar(.id("r\(number % 2)"))) }
    return history
  }

  @discardableResult
  mutating func step() -> TextEntry { timeline.dispatch(action()) }

  private mutating func text() -> String {
    let texts = [
      "plain", "", "quote \" back \\ slash", "tab\tline\nfeed\r", "é and e\u{301}", "\u{202E}rtl\u{2066}",
      "\u{2028}\u{2029}",
      "\u{0}\u{1F}\u{7F}\u{85}", "😀 👩‍👩‍👧", "\u{FFFF}\u{FEFF}", "\"}", ",\"check\":\"@@@@@@@@\"}",
    ]
    return texts[random.below(texts.count)]
  }

  private mutating func row() -> RowTarget<String> {
    let path = RowPath(section: random.below(3), item: random.below(7))
    switch random.below(4) {
    case 0: return .path(path)
    case 1: return .captured(path, revision: random.below(timeline.revision + 2))
    default: return .id(random.once(in: 12) ? "none" : timeline.current.rowIDs.randomElement(using: &random) ?? "r0")
    }
  }

  private mutating func section() -> SectionTarget<String> {
    switch random.below(4) {
    case 0: return .index(random.once(in: 20) ? .max : random.below(3))
    case 1: return .captured(random.below(3), revision: random.below(timeline.revision + 2))
    default: return .id(timeline.current.sectionIDs.randomElement(using: &random) ?? "a")
    }
  }

  private mutating func destination() -> Destination<String, String> {
    switch random.below(5) {
    case 0: .path(RowPath(section: random.below(3), item: random.once(in: 20) ? .min : random.below(6)))
    case 1: .before(row())
    case 2: .after(row())
    case 3: .start(of: section())
    default: .end(of: section())
    }
  }

  private mutating func newRow() -> ListRow<TextItem> {
    count += 1
    let fields = (0..<random.below(3)).map { TextItem.Field("f\($0)\(text())", text()) }
    return ListRow(
      TextItem("n\(count)", title: text(), fields: fields), isStarred: random.once(in: 3),
      isExpanded: random.once(in: 3))
  }

  private mutating func newSection() -> SectionAttributes<String> {
    SectionAttributes("s\(random.below(4))", header: text(), footer: text())
  }

  private mutating func sectionEdit() -> SectionEdit {
    SectionEdit(header: text(), headerMode: HeaderMode.allCases.randomElement(using: &random))
  }

  private mutating func offsets() -> [Int] { (0..<1 + random.below(3)).map { _ in random.below(5) } }

  private mutating func simpleAction() -> TextAction {
    switch random.below(20) {
    case 0: .toggleStar(row())
    case 1: .star(row())
    case 2: .unstar(row())
    case 3: .starAll(in: random.once(in: 2) ? section() : nil, asOf: random.once(in: 2) ? timeline.revision / 2 : nil)
    case 4: .unstarAll(in: section())
    case 5: .toggleExpand(row())
    case 6: .expand(row())
    case 7: .collapse(row())
    case 8: .collapseAll()
    case 9: .swipeDelete(row())
    case 10: .delete([row(), row()])
    case 11: .deleteOffsets(in: section(), offsets())
    case 12: .move([row(), row()], to: destination())
    case 13: .moveOffsets(in: section(), offsets(), to: random.below(5))
    case 14: .insertSection(newSection(), at: random.below(3))
    case 15: .moveSection(section(), to: random.below(3))
    case 16: .editSection(section(), sectionEdit())
    case 17: .edit(row(), TextEdit(title: text(), fields: [TextItem.Field("f", text()), TextItem.Field("f", "again")]))
    default: .insert(newRow(), at: destination())
    }
  }

  private mutating func action() -> TextAction {
    switch random.below(30) {
    case 0: .undo
    case 1: .redo
    case 2: .batch((0..<random.below(4)).map { _ in simpleAction() })
    case 3: .reload(reloaded())
    case 4: random.once(in: 3) ? .deleteSection(section()) : .undo
    default: simpleAction()
    }
  }

  private mutating func reloaded() -> [ListSection<String, TextItem>] {
    var sections = timeline.current.sections
    sections.shuffle(using: &random)
    for index in sections.indices {
      sections[index].rows.shuffle(using: &random)
      if random.once(in: 2), !sections[index].rows.isEmpty { sections[index].rows.removeLast() }
      sections[index].rows.append(newRow())
    }
    return sections
  }
}
