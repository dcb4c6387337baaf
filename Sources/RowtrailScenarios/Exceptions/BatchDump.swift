import Rowtrail

/// The newer wording of counts that do not add up: both answers of the data source and the operations, printed in full.
struct BatchDump {
  private(set) var view: ProposedUpdate.ViewKind?
  private(set) var before: [Int]?
  private(set) var after: [Int]?
  private(set) var sections = ProposedUpdate.Operations<Int>()
  private(set) var items = ProposedUpdate.Operations<RowPath>()
  private(set) var isComplete = false

  /// Reads what follows the first words. What cannot be read is left out.
  init(_ reader: inout TemplateReader) {
    if reader.skip(to: "the number of sections and/or ", within: 8) { view = reader.view("row", "item") }
    guard reader.skip(to: "data source before updates = {", within: 500) else { return }
    before = counts(&reader)
    guard reader.skip(to: "data source after updates = {", within: 100) else { return }
    after = counts(&reader)
    guard reader.skip(to: "updates = [", within: 100) else { return }
    isComplete = takeOperations(&reader)
  }

  /// `1 section with row counts: [30]`.
  private mutating func counts(_ reader: inout TemplateReader) -> [Int]? {
    reader.skipBlanks()
    guard let sections = reader.number(), reader.take(" section") else { return nil }
    _ = reader.take(UInt8(ascii: "s"))
    guard reader.take(" with ") else { return sections == 0 ? [] : nil }
    guard let word = reader.view("row", "item"), reader.take(" counts: [") else { return nil }
    view = view ?? word
    var counts: [Int] = []
    reader.skipBlanks()
    while let count = reader.number() {
      counts.append(count)
      reader.skipBlanks()
      _ = reader.take(UInt8(ascii: ","))
      reader.skipBlanks()
    }
    return reader.take(UInt8(ascii: "]")) && counts.count == sections ? counts : nil
  }

  /// Reads the operations up to the closing bracket; whether all of them could be.
  private mutating func takeOperations(_ reader: inout TemplateReader) -> Bool {
    while true {
      reader.skipBlanks()
      if reader.take(UInt8(ascii: "]")) { return true }
      guard takeOperation(&reader) else { return false }
      reader.skipBlanks()
      _ = reader.take(UInt8(ascii: ","))
    }
  }

  private mutating func takeOperation(_ reader: inout TemplateReader) -> Bool {
    let verbs: [StaticString] = ["delete ", "insert ", "reload ", "move "]
    guard let verb = verbs.firstIndex(where: { reader.take($0) }) else { return false }
    let isSection = reader.take("section ")
    guard isSection || reader.view("row", "item") != nil else { return false }
    guard let place = place(&reader) else { return false }
    guard verb == 3 else {
      add(place, verb)
      return true
    }
    guard reader.skip(to: "(", within: 24) else { return false }
    reader.reset(to: reader.position - 1)
    switch (place, self.place(&reader)) {
    case (.section(let from), .section(let to)): sections.move.append(.init(from: from, to: to))
    case (.item(let from), .item(let to)): items.move.append(.init(from: from, to: to))
    default: return false
    }
    return true
  }

  /// `(0 - 1)`; a section as `(0)` or with `NSNotFound` as its item.
  private func place(_ reader: inout TemplateReader) -> UpdatePlace? {
    reader.skipBlanks()
    guard reader.take(UInt8(ascii: "(")) else { return nil }
    if let path = reader.path() {
      guard reader.take(UInt8(ascii: ")")) else { return nil }
      return path.item == .max ? .section(path.section) : .item(path)
    }
    guard let section = reader.number(), reader.take(UInt8(ascii: ")")) else { return nil }
    return .section(section)
  }

  private mutating func add(_ place: UpdatePlace, _ verb: Int) {
    switch (place, verb) {
    case (.section(let section), 0): sections.delete.append(section)
    case (.section(let section), 1): sections.insert.append(section)
    case (.section(let section), _): sections.reload.append(section)
    case (.item(let path), 0): items.delete.append(path)
    case (.item(let path), 1): items.insert.append(path)
    case (.item(let path), _): items.reload.append(path)
    }
  }
}
