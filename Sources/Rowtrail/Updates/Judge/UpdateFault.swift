/// What is wrong with an update for which UIKit throws: one case for every sentence that it prints.
///
/// A fault knows its ``kind``, its ``figures`` and, for a kind of view, its ``message(in:)``. `Sendable`, and a value.
public enum UpdateFault: Hashable, Sendable {
  /// The items of a section that stays do not add up; the section by its index after.
  case itemCount(section: Int, UpdateCounts)
  /// The sections do not add up.
  case sectionCount(UpdateCounts)
  /// A section would have less than no items.
  case negativeItemCount(section: Int)
  /// A delete, or a reload, names what is not there before.
  case deleteOutOfRange(UpdatePlace, UpdateLimit)
  /// An insert, or a reload's own insert, names what is not there after.
  case insertOutOfRange(UpdatePlace, UpdateLimit)
  /// A move starts at what is not there before.
  case moveSourceOutOfRange(UpdatePlace, UpdateLimit)
  /// A move ends at what is not there after.
  case moveDestinationOutOfRange(from: UpdatePlace, to: UpdatePlace, UpdateLimit)
  /// One place is deleted and reloaded.
  case deleteAndReload(UpdatePlace)
  /// One place is deleted or reloaded, and a move starts there.
  case deleteAndMove(UpdatePlace)
  /// An insert, or a reload's own insert, comes where a move ends.
  case insertAndMove(UpdatePlace)
  /// Two moves start at one place.
  case twoDestinations(from: UpdatePlace, UpdatePlace, UpdatePlace)
  /// Two moves end at one place.
  case twoSources(UpdatePlace, UpdatePlace, to: UpdatePlace)
  /// An item moves out of a section that is deleted or reloaded, by its index before.
  case moveFromDeletedSection(Int)
  /// An item moves into a section that is inserted or reloaded, by its index after.
  case moveIntoInsertedSection(Int)
}
