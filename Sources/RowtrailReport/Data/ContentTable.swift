import Rowtrail
import RowtrailScenarios

/// The texts, rows, sections and contents of a history, each stored once and then known by its number.
///
/// Rows and sections are told apart as lists tell them apart, by canonical equivalence of their ids, so a page never
/// compares an id. Texts are told apart by their bytes, so that every spelling is shown as it is.
struct ContentTable {
  /// The texts, as they are shown.
  private(set) var texts: [String] = []
  /// The contents of rows: numbers of texts, of the id, the title, and then a name and a value a field.
  private(set) var items: [[Int]] = []
  /// The texts and header modes of sections: numbers of texts of the id, header and footer, and the number of the mode.
  private(set) var looks: [[Int]] = []
  /// The numbers of rows that were mentioned before any list had them, each with the number of its id's text.
  private(set) var rowNames: [[Int]] = []
  /// The same for sections.
  private(set) var sectionNames: [[Int]] = []
  /// How many rows have a number.
  var rowCount: Int { rowNumbers.count }
  /// How many sections have a number.
  var sectionCount: Int { sectionNumbers.count }

  private var textNumbers: [ExactText: Int] = [:]
  private var itemNumbers: [[Int]: Int] = [:]
  private var lookNumbers: [[Int]: Int] = [:]
  private var rowNumbers: [String: Int] = [:]
  private var sectionNumbers: [String: Int] = [:]

  /// Where each header mode stands in ``looks``.
  static let modes: [HeaderMode] = [.none, .supplementary, .firstItem]

  /// The number of a row.
  mutating func row(_ id: String) -> Int {
    Self.number(of: id, in: &rowNumbers)
  }

  /// The number of a section.
  mutating func section(_ id: String) -> Int {
    Self.number(of: id, in: &sectionNumbers)
  }

  /// The number of a row that an entry names, whether or not a list on the page has it.
  mutating func mention(row id: String) -> Int {
    if let number = rowNumbers[id] { return number }
    let number = row(id)
    rowNames.append([number, text(VisibleText.of(id))])
    return number
  }

  /// The same for a section.
  mutating func mention(section id: String) -> Int {
    if let number = sectionNumbers[id] { return number }
    let number = section(id)
    sectionNames.append([number, text(VisibleText.of(id))])
    return number
  }

  /// The number of a text that is shown as it is.
  mutating func text(_ text: String) -> Int {
    let number = Self.number(of: ExactText(text: text), in: &textNumbers)
    if number == texts.count { texts.append(text) }
    return number
  }

  /// The number of a row's content.
  mutating func item(_ item: TextItem) -> Int {
    var parts = [text(VisibleText.of(item.id)), text(PageText.of(item.title))]
    for field in item.fields {
      parts.append(text(PageText.of(field.name)))
      parts.append(text(PageText.of(field.value)))
    }
    let number = Self.number(of: parts, in: &itemNumbers)
    if number == items.count { items.append(parts) }
    return number
  }

  /// The number of a section's texts and header mode.
  mutating func look(_ attributes: SectionAttributes<String>) -> Int {
    let parts = [
      text(VisibleText.of(attributes.id)), text(PageText.of(attributes.header)), text(PageText.of(attributes.footer)),
      Self.modes.firstIndex(of: attributes.headerMode) ?? 0,
    ]
    let number = Self.number(of: parts, in: &lookNumbers)
    if number == looks.count { looks.append(parts) }
    return number
  }

  private static func number<Key: Hashable>(of key: Key, in numbers: inout [Key: Int]) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}

/// A text that equals another one of the same bytes only.
private struct ExactText: Hashable {
  let text: String

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
