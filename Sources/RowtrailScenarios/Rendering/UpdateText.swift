import Rowtrail

/// An update for people: its operations as they are called, then what changed in words.
package struct UpdateText {
  /// How it may look.
  package let style: Style

  package init(style: Style) { self.style = style }

  private static let columns = 400
  private static let subjectColumns = 60

  /// The lines.
  package func text(_ update: ListUpdate, _ changes: ChangeList, last: Int) -> String {
    var text = style.paint("revision \(update.from) → \(update.to) of \(last)", .quiet) + "\n"
    guard !update.isEmpty || !changes.lines.isEmpty else { return text + "nothing changed\n" }
    text += operations(update)
    return changes.lines.isEmpty ? text : text + "\n" + self.text(changes)
  }

  /// A line for each section and row that differs, or for so many of them.
  package func text(_ changes: ChangeList, most: Int = .max) -> String {
    var text = ""
    let lines = changes.lines.prefix(most)
    let subjects = lines.map { VisibleText.of($0.subject, columns: Self.subjectColumns) }
    let places = lines.map(Self.places)
    let width = subjects.map(DisplayWidth.of).max() ?? 0
    let placeWidth = places.map(\.count).max() ?? 0
    for (index, line) in lines.enumerated() {
      let subject = subjects[index] + String(repeating: " ", count: width - DisplayWidth.of(subjects[index]))
      let place = places[index] + String(repeating: " ", count: placeWidth - places[index].count)
      text += "  \(subject)  \(place)  \(VisibleText.of(line.words, columns: Self.columns))\n"
    }
    return lines.count < changes.lines.count ? text + "  … \(changes.lines.count - lines.count) more\n" : text
  }

  private func operations(_ update: ListUpdate) -> String {
    let sections = Self.words(update.sections) { "[\($0)]" }
    let items = Self.words(update.items) { $0.description }
    let lines = [
      ("sections", sections), ("items", items),
      ("reconfigure", update.reconfigure.map(\.description).joined(separator: " ")),
      ("headers", update.headers.map { "[\($0)]" }.joined(separator: " ")),
      ("footers", update.footers.map { "[\($0)]" }.joined(separator: " ")),
    ]
    return lines.filter { !$0.1.isEmpty }.map { name, words in
      "  " + style.paint(name, .quiet) + String(repeating: " ", count: 13 - name.count) + words + "\n"
    }.joined()
  }

  private static func words<Place>(_ changes: ListUpdate.Changes<Place>, _ name: (Place) -> String) -> String {
    var parts: [String] = []
    if !changes.delete.isEmpty { parts.append("delete " + changes.delete.map(name).joined(separator: " ")) }
    if !changes.insert.isEmpty { parts.append("insert " + changes.insert.map(name).joined(separator: " ")) }
    if !changes.move.isEmpty {
      let moves = changes.move.map { "\(name($0.from)) → \(name($0.to))" }
      parts.append("move " + moves.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }

  private static func places(_ line: ChangeList.Line) -> String {
    let (before, after) = (line.before ?? "–", line.after ?? "–")
    return before == after ? after : "\(before) → \(after)"
  }
}
