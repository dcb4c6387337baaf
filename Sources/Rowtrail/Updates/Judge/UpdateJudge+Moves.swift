extension UpdateJudge {
  /// The first move of a section that is out of range or in conflict.
  func sectionMoveFault() -> UpdateFault? {
    for move in parts.sectionMoves {
      if let limit = UpdateLimit(section: move.from, in: update.before) {
        return .moveSourceOutOfRange(.section(move.from), limit)
      }
      if let limit = UpdateLimit(section: move.to, in: update.after) {
        return .moveDestinationOutOfRange(from: .section(move.from), to: .section(move.to), limit)
      }
      if parts.sectionDeletes.contains(move.from) { return .deleteAndMove(.section(move.from)) }
      if parts.sectionInserts.contains(move.to) { return .insertAndMove(.section(move.to)) }
    }
    return Self.clash(parts.sectionMoves, UpdatePlace.section)
  }

  /// The first move of an item that is out of range, across a replaced section, or in conflict.
  func itemMoveFault() -> UpdateFault? {
    for move in parts.itemMoves {
      if let limit = UpdateLimit(move.from, in: update.before) {
        return .moveSourceOutOfRange(.item(move.from), limit)
      }
      if let limit = UpdateLimit(move.to, in: update.after) {
        return .moveDestinationOutOfRange(from: .item(move.from), to: .item(move.to), limit)
      }
      if parts.sectionDeletes.contains(move.from.section) { return .moveFromDeletedSection(move.from.section) }
      if parts.sectionInserts.contains(move.to.section) { return .moveIntoInsertedSection(move.to.section) }
      if parts.itemDeletes.contains(move.from) { return .deleteAndMove(.item(move.from)) }
      if parts.itemInserts.contains(move.to) { return .insertAndMove(.item(move.to)) }
    }
    return Self.clash(parts.itemMoves, UpdatePlace.item)
  }

  /// Two moves from one place, or else two to one place; the moves ascending by source and then destination.
  private static func clash<Place: Comparable>(
    _ moves: [ListUpdate.Move<Place>], _ named: (Place) -> UpdatePlace
  ) -> UpdateFault? {
    for (one, other) in zip(moves, moves.dropFirst()) where one.from == other.from {
      return .twoDestinations(from: named(one.from), named(one.to), named(other.to))
    }
    let byDestination = moves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
    for (one, other) in zip(byDestination, byDestination.dropFirst()) where one.to == other.to {
      return .twoSources(named(one.from), named(other.from), to: named(one.to))
    }
    return nil
  }
}
