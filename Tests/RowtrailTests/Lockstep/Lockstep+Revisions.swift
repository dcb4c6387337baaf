import Rowtrail

extension Lockstep {
  /// Every revision is as it was, whoever holds it: the timeline, a copy from back then, and the events folded.
  func compareRevisions(_ kept: [Item.List]) throws(Difference) {
    var folded = kept[0]
    for revision in 0...timeline.revision {
      try compareLists(kept[revision], plain.lists[revision])
      try compare(timeline.list(at: revision), kept[revision], "list(at: \(revision))")
      if let entry = timeline.entry(revision) {
        try compare(folded.apply(entry.events), true, "the events of \(revision) fit")
        try compare(entry.revision, revision, "the entry of \(revision)")
      }
      try compare(folded, kept[revision], "the events up to \(revision)")
    }
    try compare(timeline.list(at: timeline.revision + 1) == nil, true, "what is to come")
    try compare(timeline.entry(0) == nil && timeline.entry(timeline.revision + 1) == nil, true, "no entry")
    for revision in (1...max(1, timeline.revision)).reversed() {
      guard let entry = timeline.entry(revision) else { continue }
      try compare(folded.takeBack(entry.events), true, "the events of \(revision) fit backwards")
      try compare(folded, kept[revision - 1], "the events of \(revision) taken back")
    }
  }
}
