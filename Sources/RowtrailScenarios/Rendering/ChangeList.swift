import Rowtrail

/// What is different between two revisions, in words: a line for each section and row that something was done to.
package struct ChangeList: Sendable {
  /// A section or row, where it was and is, and what happened to it.
  package struct Line: Hashable, Sendable {
    /// `section s` or `row kitsu`; what stands in it is as the list has it.
    package let subject: String
    /// Where it was, or `nil`.
    package let before: String?
    /// Where it is, or `nil`.
    package let after: String?
    /// What happened, in words.
    package let words: String
  }

  /// Sections first, then rows, each in the order of the list after.
  package let lines: [Line]

  /// What differs, or `nil` where one of the revisions is not there.
  package init?(from: Int, to: Int, in timeline: TextTimeline) {
    guard let old = timeline.list(at: from), let new = timeline.list(at: to) else { return nil }
    self.init(from: old, to: new)
  }

  /// What differs between two lists.
  package init(from old: TextList, to new: TextList) {
    let changes = new.changes(since: old)
    let update = new.update(since: old)
    let sections = changes.sections.sorted { ($0.after ?? $0.before ?? 0) < ($1.after ?? $1.before ?? 0) }
    let rows = changes.rows.sorted { Self.place($0) < Self.place($1) }
    let moved = Set(update.items.move.map(\.from))
    let replaced = Set(update.sections.delete)
    lines =
      sections.compactMap { Self.line($0, old, new, Set(update.sections.move.map(\.from))) }
      + rows.compactMap { Self.line($0, old, new, moved, replaced) }
  }

  private static func place(_ row: ListChanges<String, String>.Row) -> RowPath {
    row.after ?? row.before ?? RowPath(section: 0, item: 0)
  }

  private static func line(
    _ row: ListChanges<String, String>.Row, _ old: TextList, _ new: TextList, _ moved: Set<RowPath>,
    _ replaced: Set<Int>
  ) -> Line? {
    let from = row.before.flatMap { old.sectionID(at: $0.section) }
    let to = row.after.flatMap { new.sectionID(at: $0.section) }
    var happened: [RowHappening] = []
    switch (from, to) {
    case (nil, let section?): happened.append(.inserted(section: section))
    case (let section?, nil): happened.append(.deleted(section: section))
    case (let from?, let to?):
      let isMoved = from != to || row.before.map(moved.contains) == true
      if isMoved { happened.append(.moved(from: from, to: to)) }
      if let one = old.row(row.id), let other = new.row(row.id) { happened += RowHappening.between(one, other) }
      if happened.isEmpty, let before = row.before, before != row.after, replaced.contains(before.section) {
        happened.append(.moved(from: from, to: to))
      }
    case (nil, nil): break
    }
    guard !happened.isEmpty else { return nil }
    return Line(
      subject: "row \(ScenarioText.id(row.id))", before: row.before?.description, after: row.after?.description,
      words: happened.map(\.sentence).joined(separator: "; "))
  }

  private static func line(
    _ section: ListChanges<String, String>.Section, _ old: TextList, _ new: TextList, _ moved: Set<Int>
  ) -> Line? {
    var words: [String] = []
    switch (section.before, section.after) {
    case (nil, _?): words.append("came")
    case (_?, nil): words.append("went")
    case (let from?, let to?):
      if moved.contains(from) || from != to { words.append("moved") }
      if let one = old.attributes(of: section.id), let other = new.attributes(of: section.id) {
        words += differences(one, other)
      }
    case (nil, nil): break
    }
    guard !words.isEmpty else { return nil }
    return Line(
      subject: "section \(ScenarioText.id(section.id))", before: section.before.map { "[\($0)]" },
      after: section.after.map { "[\($0)]" }, words: words.joined(separator: "; "))
  }

  private static func differences(_ old: SectionAttributes<String>, _ new: SectionAttributes<String>) -> [String] {
    var words: [String] = []
    if old.header != new.header {
      words.append("header \(ScenarioText.string(old.header)) → \(ScenarioText.string(new.header))")
    }
    if old.headerMode != new.headerMode { words.append("mode \(old.headerMode.rawValue) → \(new.headerMode.rawValue)") }
    if old.footer != new.footer {
      words.append("footer \(ScenarioText.string(old.footer)) → \(ScenarioText.string(new.footer))")
    }
    return words
  }
}
