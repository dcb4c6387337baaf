/// Judges a proposed update by the rules that need no ids.
///
/// Where several are broken, the fault is the one that comes first in this order, which is UIKit's as far as reports tell:
///
/// 1. the update is taken apart, and a place that is deleted and reloaded is found (sections first, then items, ascending);
/// 2. deletes, reloads among them, are held against the counts before, descending (a section after its items);
/// 3. inserts, those of reloads among them, are held against the counts after, ascending (a section after its items);
/// 4. moves, first of sections, then of items, ascending by source: the source exists, the destination exists, neither
///    section of an item is deleted or inserted, nothing is deleted at the source, nothing is inserted at the destination;
///    after these, two moves from one place, and then two moves to one place;
/// 5. the sections add up;
/// 6. the items of every section that stays add up, ascending by index after.
///
/// Only then come what is unsafe (rules 1, 3, 4, in this order) and what is wasteful.
struct UpdateJudge {
  let update: ProposedUpdate
  let parts: UpdateParts
  let map: SectionMap

  init(_ update: ProposedUpdate) {
    self.update = update
    parts = UpdateParts(update)
    map = SectionMap(parts, before: update.before.count, after: update.after.count)
  }

  /// The verdict without ids. O(operations log operations + sections).
  func verdict() -> UpdateVerdict {
    if let fault = firstFault() { return .throws(UpdateException(view: update.view, fault: fault)) }
    if let unsafe = firstUnsafe() { return .unsafe(unsafe) }
    if let wasteful = firstWasteful() { return .wasteful(wasteful) }
    return .legal
  }

  func firstFault() -> UpdateFault? {
    parts.reloadConflict.map { .deleteAndReload($0) }
      ?? deleteFault() ?? insertFault()
      ?? sectionMoveFault() ?? itemMoveFault()
      ?? sectionCountFault() ?? itemCountFault()
  }

  private func firstUnsafe() -> UnsafeUpdate? {
    parts.duplicate.map { .duplicate($0) }
      ?? parts.swallowed.map { .inReplacedSection($0) }
      ?? parts.inMovedSection.map { .inMovedSection($0) }
  }
}
