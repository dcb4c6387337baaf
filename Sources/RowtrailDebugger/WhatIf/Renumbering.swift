/// How a scratch branch on which entries are missing numbers the later ones.
struct Renumbering: Sendable {
  /// From which entry on, and by how much the numbers were greater in the history that the branch came from; the newest
  /// branch's last.
  private var shifts: [(from: Int, by: Int)] = []

  /// The numbering of a branch of a history, without so many entries from this one on.
  func without(_ range: ClosedRange<Int>) -> Renumbering {
    var copy = self
    copy.shifts.append((range.lowerBound, range.count))
    return copy
  }

  /// What an entry was numbered as recorded.
  func recorded(_ revision: Int) -> Int {
    shifts.reversed().reduce(revision) { $0 >= $1.from ? $0 + $1.by : $0 }
  }
}

extension DebugSession {
  /// What an entry of the scratch branch was numbered as recorded, in words; `nil` where the number is the same, or the
  /// entry was not recorded.
  func renumbering(_ revision: Int) -> String? {
    guard isOnScratch else { return nil }
    let before = numbering.recorded(revision)
    guard before != revision, before <= recorded.timeline.revision else { return nil }
    return "r\(revision) of the scratch branch was r\(before) as recorded"
  }
}
