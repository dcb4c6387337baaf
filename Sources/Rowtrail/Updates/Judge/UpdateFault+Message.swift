extension UpdateFault {
  /// The sentence that the view's exception carries, in the wording that holds since iOS 6.
  ///
  /// Newer systems add a description of the view, and word a count that does not add up as `Invalid batch updates
  /// detected: …` at times. Which of the two wordings comes is not known; take them for one.
  public func message(in view: ProposedUpdate.ViewKind) -> String {
    switch self {
    case .itemCount, .sectionCount, .negativeItemCount: countMessage(view)
    case .deleteOutOfRange, .insertOutOfRange: rangeMessage(view.itemWord)
    case .moveSourceOutOfRange, .moveDestinationOutOfRange: moveRangeMessage(view.itemWord)
    case .deleteAndReload, .deleteAndMove, .insertAndMove: conflictMessage
    case .twoDestinations, .twoSources: twoMovesMessage(view.itemWord)
    case .moveFromDeletedSection(let section):
      "cannot move \(view == .table ? "a row" : "an item") from a deleted section (\(section))"
    case .moveIntoInsertedSection(let section):
      "cannot move \(view == .table ? "a row" : "an item") into a newly inserted section (\(section))"
    }
  }

  private func countMessage(_ view: ProposedUpdate.ViewKind) -> String {
    let items = view.itemWord + "s"
    switch self {
    case .itemCount(let section, let counts):
      return "Invalid update: invalid number of \(items) in section \(section).  "
        + "The number of \(items) contained in an existing section after the update (\(counts.after)) must be equal to the number of "
        + "\(items) contained in that section before the update (\(counts.before)), plus or minus the number of \(items) inserted or deleted from "
        + "that section (\(counts.inserted) inserted, \(counts.deleted) deleted) and plus or minus the number of "
        + "\(items) moved into or out of that section (\(counts.movedIn) moved in, \(counts.movedOut) moved out)."
    case .sectionCount(let counts):
      return "Invalid update: invalid number of sections.  The number of sections contained in the \(view.viewWord) "
        + "after the update (\(counts.after)) must be equal to the number of sections contained in the \(view.viewWord) "
        + "before the update (\(counts.before)), plus or minus the number of sections inserted or deleted "
        + "(\(counts.inserted) inserted, \(counts.deleted) deleted)."
    case .negativeItemCount(let section):
      return "Invalid update: invalid number of \(items) in section \(section).  "
        + "Attempt to delete more \(items) than exist in section."
    default: return ""
    }
  }

  private func rangeMessage(_ item: String) -> String {
    switch self {
    case .deleteOutOfRange(.section(let section), let limit):
      "attempt to delete section \(section), but there are only \(limit.count) sections before the update"
    case .deleteOutOfRange(.item(let path), .sections(let count)):
      "attempt to delete \(item) \(path.item) from section \(path.section), "
        + "but there are only \(count) sections before the update"
    case .deleteOutOfRange(.item(let path), .items(let count)):
      "attempt to delete \(item) \(path.item) from section \(path.section) "
        + "which only contains \(count) \(item)s before the update"
    case .insertOutOfRange(.section(let section), let limit):
      "attempt to insert section \(section) but there are only \(limit.count) sections after the update"
    case .insertOutOfRange(.item(let path), .sections(let count)):
      "attempt to insert \(item) \(path.item) into section \(path.section), "
        + "but there are only \(count) sections after the update"
    case .insertOutOfRange(.item(let path), .items(let count)):
      "attempt to insert \(item) \(path.item) into section \(path.section), "
        + "but there are only \(count) \(item)s in section \(path.section) after the update"
    default: ""
    }
  }

  private func moveRangeMessage(_ item: String) -> String {
    switch self {
    case .moveSourceOutOfRange(.section(let section), let limit):
      "attempt to move section \(section), but there are only \(limit.count) sections before the update"
    case .moveSourceOutOfRange(let place, .sections(let count)):
      "attempt to move index path (\(place.indexPathText)) from a section that does not exist - "
        + "there are only \(count) sections before the update"
    case .moveSourceOutOfRange(let place, .items(let count)):
      "attempt to move index path (\(place.indexPathText)) that does not exist - "
        + "there are only \(count) \(item)s in section \(place.section) before the update"
    case .moveDestinationOutOfRange(.section(let from), let to, let limit):
      "attempt to to move section \(from) to section \(to.section), "
        + "but there are only \(limit.count) sections after the update"
    case .moveDestinationOutOfRange(let from, let to, .sections(let count)):
      "attempt to move index path (\(from.indexPathText)) to index path (\(to.indexPathText)) "
        + "in section that does not exist - there are only \(count) sections after the update"
    case .moveDestinationOutOfRange(let from, let to, .items(let count)):
      "attempt to move index path (\(from.indexPathText)) to index path (\(to.indexPathText)) that does not exist - "
        + "there are only \(count) \(item)s in section \(to.section) after the update"
    default: ""
    }
  }

  private var conflictMessage: String {
    switch self {
    case .deleteAndReload(let place):
      "attempt to delete and reload the same index path (\(place.indexPathText))"
    case .deleteAndMove(.section(let section)):
      "attempt to perform a delete and a move from the same section (\(section))"
    case .deleteAndMove(let place):
      "attempt to perform a delete and a move from the same index path (\(place.indexPathText))"
    case .insertAndMove(.section(let section)):
      "attempt to perform an insert and a move to the same section (\(section))"
    case .insertAndMove(let place):
      "attempt to perform an insert and a move to the same index path (\(place.indexPathText))"
    default: ""
    }
  }

  private func twoMovesMessage(_ item: String) -> String {
    switch self {
    case .twoDestinations(.section(let from), let first, let second):
      "attempt to move section \(from) to both section \(first.section) and section \(second.section)"
    case .twoDestinations(let from, let first, let second):
      "attempt to move \(item) at index path \(from.indexPathText) "
        + "to both \(first.indexPathText) and \(second.indexPathText)"
    case .twoSources(.section(let first), let second, let to):
      "attempt to move both section \(first) and section \(second.section) to section \(to.section)"
    case .twoSources(let first, let second, let to):
      "attempt to move both \(item) at index path \(first.indexPathText) and \(second.indexPathText) "
        + "to \(to.indexPathText)"
    default: ""
    }
  }
}
