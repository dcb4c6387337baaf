import Rowtrail

extension ScenarioExport {
  /// A scenario that an export wrote.
  package struct Written: Sendable {
    /// The scenario file, in its canonical layout.
    package let text: String
    /// The entries that are written otherwise because they name a revision before the part, in order.
    package let rewritten: [Rewritten]
  }

  /// An entry that is written otherwise, because it names a revision before the part.
  package struct Rewritten: Hashable, Sendable {
    /// Its revision.
    package let revision: Int
    /// The oldest revision that it names.
    package let oldest: Int
    /// What names it, as scenario files write it: a captured path, or `as-of` and the revision.
    package let target: String
    /// Whether ids stand there instead; otherwise it is written as what came of it.
    package let isByIDs: Bool

    /// What an entry that is written otherwise names before a revision, or `nil` where it names nothing there.
    init?(_ entry: TextEntry, before from: Int, isByIDs: Bool) {
      var found: (revision: Int, target: String)?
      func note(_ revision: Int, _ target: String) {
        if revision < min(from, found?.revision ?? .max) { found = (revision, target) }
      }
      var mapping = ActionMapping<String, TextItem>()
      mapping.row = { target in
        if case .captured(_, let revision) = target { note(revision, target.description) }
        return target
      }
      mapping.section = { target in
        if case .captured(_, let revision) = target { note(revision, target.description) }
        return target
      }
      mapping.revision = { revision in
        note(revision, "as-of \(revision)")
        return revision
      }
      _ = mapping(entry.action)
      guard let found else { return nil }
      (revision, oldest, target) = (entry.revision, found.revision, found.target)
      self.isByIDs = isByIDs
    }
  }

  /// What is written otherwise, and what to do to keep it as it was; `nil` where nothing is.
  ///
  /// - Parameter keeping: what to do for a part that begins with the list at a revision.
  package func note(on rewritten: [Rewritten], keeping: (_ from: Int) -> String) -> String? {
    guard let first = rewritten.first else { return nil }
    let more = rewritten.count > 1 ? ", and \(counted(rewritten.count - 1, "more entry", "more entries")) alike" : ""
    let known = timeline.firstRevision
    guard let oldest = rewritten.map(\.oldest).filter({ $0 >= known }).min() else {
      return "r\(first.revision) cannot name \(first.target)\(more): there is nothing before r\(known) in this history"
    }
    let words = first.isByIDs ? "names \(first.target) by its id" : "with \(first.target) is written as what came of it"
    return "r\(first.revision) \(words)\(more); \(keeping(oldest))"
  }
}
