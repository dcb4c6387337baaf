import Rowtrail

extension ExceptionExplanation {
  /// What to look at for an equation that does not hold.
  static func advice(for counts: UpdateCounts, ofItems isItems: Bool) -> [String] {
    let told = [counts.inserted, counts.deleted, counts.movedIn, counts.movedOut]
    let things = isItems ? "items" : "sections"
    var advice: [String] = []
    if told.allSatisfy({ $0 == 0 }) {
      advice.append(
        "nothing in the update touches this: the model changed without an operation, by a refresh or another thread, "
          + "or the update belongs to another view")
    } else if counts.before == counts.after {
      advice.append(
        "the \(things) before and after are equally many: the model was changed before the update began, or not at all; "
          + "change it inside the update block")
    }
    if isItems, counts.before == counts.after, [counts.inserted, counts.deleted].sorted() == [0, 1],
      counts.movedIn == 0, counts.movedOut == 0
    {
      advice.append(
        "one half of a reload: a reload beside a section that moves counts its delete in one section and its insert in "
          + "another; reload after the batch, or reconfigure")
    }
    if let expected = counts.expected, counts.deleted > 0, expected < counts.after {
      advice.append(
        "one delete too many: a swipe kit, or SwiftUI's destructive role, takes the row away and the app does it again")
    }
    return advice
  }

  /// What to look at for a kind of exception.
  static func advice(for kind: UpdateException.Kind) -> [String] {
    switch kind {
    case .itemCount, .sectionCount:
      [
        "the model: it changed by another amount than the update says; compare both answers of the data source with it",
        "a view that has not loaded its data, or is in no window: it takes its first counts during the update; reload it",
      ]
    case .deleteOutOfRange, .insertOutOfRange, .moveOutOfRange: adviceOnRanges(kind)
    case .duplicateIdentifier:
      ["the ids: rows that are different must have different ids, across all sections, too"]
    case .unknownIdentifier:
      ["an id kept from an older snapshot: look whether it is still there before naming it"]
    default: adviceOnConflicts(kind)
    }
  }

  private static func adviceOnRanges(_ kind: UpdateException.Kind) -> [String] {
    switch kind {
    case .deleteOutOfRange:
      [
        "the index path: captured when a cell was made, and stale when it was used; carry the id and look the path up",
        "a delete that comes twice: the second finds one row less",
        "deletes and reloads count before the batch, whatever the order of the calls",
      ]
    case .insertOutOfRange:
      [
        "inserts count after the whole batch, not while it goes on",
        "the model: it must hold the new rows by the end of the update block",
        "a reload of a last row while the section gets shorter inserts behind its end",
      ]
    default:
      [
        "a move starts at a path before the batch and ends at one after the whole of it",
        "a stale or doubled move: the model was changed before the update began",
      ]
    }
  }

  private static func adviceOnConflicts(_ kind: UpdateException.Kind) -> [String] {
    switch kind {
    case .deleteAndReload, .deleteAndMove:
      [
        "a changed row that also moves or goes: leave the reload out and reconfigure the row after the batch",
        "a fetched-results controller reports one object as updated and as moved or deleted",
      ]
    case .insertAndMove:
      [
        "a reload in the same batch: it inserts at its old path shifted by deletes and inserts, moves left out; "
          + "reconfigure after the batch instead",
        "the destinations: inserts and moves all count after the batch and must differ",
      ]
    case .twoDestinations, .twoSources:
      ["the difference between the lists: an id that is in a list twice gives two moves for one row"]
    default:
      [
        "a row that leaves a section which is deleted: insert it where it arrives",
        "a row that goes to an inserted section: delete it where it leaves; some systems accept the move, others do not",
      ]
    }
  }
}
