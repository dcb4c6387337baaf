import RowtrailScenarios

/// A line that is being typed: its characters, the cursor, and what was cut last.
struct LineBuffer: Equatable {
  private(set) var characters: [Character] = []
  /// How many characters stand before the cursor.
  private(set) var cursor = 0
  /// What was cut last, for `yank`.
  private var cut: [Character] = []
  /// Whether the last edit cut something, so that the next one adds to it.
  private var isCutting = false

  /// The line.
  var text: String { String(characters) }
  /// What stands before the cursor.
  var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Replaces the line, with the cursor behind it.
  mutating func set(_ text: String) {
    characters = Array(text)
    cursor = characters.count
    isCutting = false
  }

  /// Adds characters at the cursor. Control characters are left out.
  mutating func insert(_ text: String) {
    let before =
      textBeforeCursor + String(text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) })
    let after = characters[cursor...]
    // A mark joins the character before it.
    let joined = Array(before)
    characters = joined + after
    cursor = joined.count
    isCutting = false
  }

  /// Replaces so many characters before the cursor.
  mutating func replace(_ count: Int, with text: String) {
    let start = max(0, cursor - count)
    characters.removeSubrange(start..<cursor)
    cursor = start
    insert(text)
  }

  mutating func moveLeft() { move(to: cursor - 1) }
  mutating func moveRight() { move(to: cursor + 1) }
  mutating func moveToStart() { move(to: 0) }
  mutating func moveToEnd() { move(to: characters.count) }
  mutating func moveWordLeft() { move(to: wordStart) }
  mutating func moveWordRight() { move(to: wordEnd) }

  private mutating func move(to place: Int) {
    cursor = min(max(place, 0), characters.count)
    isCutting = false
  }

  mutating func deleteLeft() {
    guard cursor > 0 else { return }
    cursor -= 1
    characters.remove(at: cursor)
    isCutting = false
  }

  mutating func deleteRight() {
    guard cursor < characters.count else { return }
    characters.remove(at: cursor)
    isCutting = false
  }

  mutating func cutToEnd() { cut(cursor..<characters.count, forward: true) }
  mutating func cutToStart() { cut(0..<cursor, forward: false) }
  mutating func cutWordLeft() { cut(wordStart..<cursor, forward: false) }
  mutating func cutWordRight() { cut(cursor..<wordEnd, forward: true) }

  private mutating func cut(_ range: Range<Int>, forward: Bool) {
    let part = Array(characters[range])
    cut = !isCutting ? part : forward ? cut + part : part + cut
    characters.removeSubrange(range)
    cursor = range.lowerBound
    isCutting = true
  }

  /// Puts back what was cut last.
  mutating func yank() {
    characters.insert(contentsOf: cut, at: cursor)
    cursor += cut.count
    isCutting = false
  }

  /// Exchanges the characters around the cursor.
  mutating func transpose() {
    guard characters.count > 1, cursor > 0 else { return }
    let place = min(cursor, characters.count - 1)
    characters.swapAt(place - 1, place)
    cursor = place + 1
    isCutting = false
  }

  private var wordStart: Int {
    var place = cursor
    while place > 0, !characters[place - 1].isWordPart { place -= 1 }
    while place > 0, characters[place - 1].isWordPart { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, !characters[place].isWordPart { place += 1 }
    while place < characters.count, characters[place].isWordPart { place += 1 }
    return place
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
