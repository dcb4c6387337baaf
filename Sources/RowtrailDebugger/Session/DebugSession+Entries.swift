import Rowtrail
import RowtrailScenarios

extension DebugSession {
  /// Tells what an entry did.
  mutating func entry(_ line: inout DebugLine) throws(DebugError) -> String {
    var revision = revision
    var name = String(revision)
    let isHere = line.rest.isEmpty
    var word = line.takeWord()
    if let number = word, number != "all" {
      guard let found = IntegerText.integer(number) else { throw .notARevision(number) }
      (revision, name) = (found, number)
      word = line.takeWord()
    }
    guard word == nil || word == "all", line.rest.isEmpty else {
      throw .tooMuch([word ?? "", line.rest].filter { !$0.isEmpty }.joined(separator: " "), command: "entry")
    }
    if revision == revisions.lowerBound, isHere { return place() }
    guard let entry = history.timeline.entry(revision) else { throw .noEntry(name, revisions) }
    let text = EntryText(display: display)
    let undo = try history.undoNote(of: entry, line.meter)
    let notes = notes(of: revision) + (try standing(entry, line.meter))
    return text.line(entry, undo, width: 0, isCurrent: revision == self.revision)
      + text.whole(entry, undo, notes: notes, all: word == "all")
  }

  /// Lists entries.
  mutating func entries(_ line: inout DebugLine) throws(DebugError) -> String {
    let all = revisions.lowerBound + 1...max(revisions.lowerBound + 1, revisions.upperBound)
    guard revisions.count > 1 else { throw .noEntry(String(revision), revisions) }
    var range: ClosedRange<Int>?
    if let first = line.words.first, Self.isRange(first), let word = line.takeWord() { range = try entries(word) }
    let filter = try filter(&line)
    let revisions = try filter.isEmpty ? Array(range ?? all) : found(filter, in: range ?? all, line.meter)
    guard !revisions.isEmpty else { throw .noSuchEntries }
    guard range == nil else { return try list(revisions, isRange: true, isAll: filter.isEmpty, line.meter) }
    // The page around the revision that is looked at.
    let here = revisions.firstIndex { $0 >= revision } ?? revisions.count - 1
    let low = max(0, min(here - display.lines / 2, revisions.count - display.lines))
    let page = revisions[low..<min(revisions.count, low + display.lines)]
    let below = revisions.count - page.endIndex
    return (low > 0 ? more(low, "above") : "")
      + (try list(Array(page), isRange: false, isAll: filter.isEmpty, line.meter))
      + (below > 0 ? more(below, "below") : "")
  }

  private static func isRange(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return word.hasPrefix("..") || first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  /// What the rest of a line says of the entries that are wanted.
  private mutating func filter(_ line: inout DebugLine) throws(DebugError) -> EntryFilter {
    var filter = EntryFilter()
    while let word = line.takeWord() {
      if word == "on" {
        filter.row = try rowAnywhere(try line.row(), line.meter)
        return filter
      }
      guard filter.add(word) else { throw .notAKind(word, suggestion: EntryFilter.meant(by: word)) }
    }
    return filter
  }

  private mutating func found(
    _ filter: EntryFilter, in range: ClosedRange<Int>, _ meter: DebugMeter
  ) throws(DebugError) -> [Int] {
    let touched = Set(try filter.row.map { id throws(DebugError) in try history.revisions(touching: id, meter) } ?? [])
    let outlines = history.allOutlines()
    var found: [Int] = []
    for revision in range where filter.canMatch(outlines[revision - revisions.lowerBound - 1]) {
      try meter.note("searching", revision - range.lowerBound, of: range.count)
      guard let entry = history.timeline.entry(revision), filter.matches(entry) else { continue }
      if let row = filter.row, !touched.contains(revision), entry.row != row {
        // Those that were meant for the row and refused are about it as well.
        guard try history.meant(row, by: entry, meter) else { continue }
      }
      found.append(revision)
    }
    return found
  }

  /// The most entries that are listed at a time.
  private static var mostEntries: Int { 10_000 }

  private mutating func list(
    _ revisions: [Int], isRange: Bool, isAll: Bool, _ meter: DebugMeter
  ) throws(DebugError) -> String {
    let text = EntryText(display: display)
    let shown = revisions.prefix(Self.mostEntries)
    let width = "r\(shown.last ?? 0)".count
    var lines = ""
    if let moved = shown.first(where: { renumbering($0) != nil }) {
      lines = display.cut("  \(renumbering(moved) ?? "")\n")
    }
    for (done, revision) in shown.enumerated() {
      guard let entry = history.timeline.entry(revision) else { continue }
      let undo = try history.undoNote(of: entry, meter)
      lines += text.line(entry, undo, width: width, isCurrent: revision == self.revision)
      try meter.note("listing", done, of: shown.count)
    }
    guard shown.count < revisions.count, let last = revisions.last else { return lines }
    let next = isAll ? ": `entries \(revisions[shown.count])..\(last)`" : ""
    return lines + more(revisions.count - shown.count, "below\(next)")
  }

  private func more(_ count: Int, _ place: String) -> String {
    "  … \(counted(count, "entry", "entries")) \(place)\n"
  }
}

extension DebugSession {
  /// The entries that a word names: `3`, `3..7`, `3..` to the end, `..7` from the beginning. Of a range that reaches beyond
  /// the history those that are there.
  func entries(_ word: String) throws(DebugError) -> ClosedRange<Int> {
    let there = revisions.lowerBound + 1...max(revisions.lowerBound + 1, revisions.upperBound)
    let isEmpty = revisions.count == 1
    guard let dots = word.indices.first(where: { word[$0...].hasPrefix("..") }) else {
      guard let number = IntegerText.integer(word) else { throw .notARange(word) }
      guard there.contains(number), !isEmpty else { throw .noEntry(word, revisions) }
      return number...number
    }
    let (before, behind) = (word[..<dots], word[dots...].drop { $0 == "." })
    guard let low = before.isEmpty ? there.lowerBound : IntegerText.integer(before),
      let high = behind.isEmpty ? there.upperBound : IntegerText.integer(behind),
      low <= high || before.isEmpty || behind.isEmpty
    else { throw .notARange(word) }
    guard !isEmpty, low <= there.upperBound else {
      throw .noEntry(before.isEmpty ? String(low) : String(before), revisions)
    }
    guard high >= there.lowerBound else { throw .noEntry(String(behind), revisions) }
    return there.clamped(to: low...high)
  }
}
