import Rowtrail
import RowtrailScenarios

/// Where two histories part. Times and what else stands beside entries do not count.
struct HistoryComparison {
  /// How two histories part.
  enum Parting {
    /// They have no revision in common.
    case apart
    /// The lists that both begin with are not equal.
    case start
    /// The entries that lead to the revision are not equal.
    case entry
    /// The one ends at the revision before, and the other goes on.
    case end
  }

  /// The first revision that both have.
  let first: Int
  /// The last revision up to which they are the same, or `nil` where they are at none.
  let lastSame: Int?
  /// The first revision that is not the same, and how; `nil` where nothing differs.
  let parting: (revision: Int, kind: Parting)?
  /// What differs between the two lists there, where both have the revision.
  let differences: ChangeList?

  init(_ one: TextTimeline, _ other: TextTimeline) {
    first = max(one.firstRevision, other.firstRevision)
    guard let start = one.list(at: first), let otherStart = other.list(at: first) else {
      (lastSame, parting, differences) = (nil, (first, .apart), nil)
      return
    }
    guard start == otherStart else {
      (lastSame, parting) = (nil, (first, .start))
      differences = ChangeList(from: start, to: otherStart)
      return
    }
    let last = min(one.revision, other.revision)
    let revision = (first..<last).first { revision in
      one.entry(revision + 1).map(EntryFacts.init) != other.entry(revision + 1).map(EntryFacts.init)
    }
    guard let revision else {
      lastSame = last
      parting = one.revision == other.revision ? nil : (last + 1, .end)
      differences = nil
      return
    }
    lastSame = revision
    parting = (revision + 1, .entry)
    let lists = (one.list(at: revision + 1), other.list(at: revision + 1))
    if let list = lists.0, let otherList = lists.1 {
      differences = ChangeList(from: list, to: otherList)
    } else {
      differences = nil
    }
  }

  /// What of an entry counts.
  private struct EntryFacts: Equatable {
    let action: TextAction
    let outcome: TextEntry.Outcome

    init(_ entry: TextEntry) {
      action = entry.action
      outcome = entry.outcome
    }
  }
}
