extension UpdateJudge {
  /// The first move onto the place where the thing would stand without the move: the same index, and as much is taken from
  /// before it as is put there.
  func firstWasteful() -> WastefulUpdate? {
    wastefulSectionMove().map { .moveOntoOwnPlace(.section($0)) }
      ?? wastefulItemMove().map { .moveOntoOwnPlace(.item($0)) }
  }

  private func wastefulSectionMove() -> Int? {
    guard parts.sectionMoves.contains(where: { $0.from == $0.to }) else { return nil }
    let removed = PlaceSet(parts.sectionDeletes.places + parts.sectionMoves.map(\.from))
    let placed = PlaceSet(parts.sectionInserts.places + parts.sectionMoves.map(\.to))
    return parts.sectionMoves.first { move in
      move.from == move.to && removed.count(before: move.from) == placed.count(before: move.to)
    }?.to
  }

  private func wastefulItemMove() -> RowPath? {
    let isOnOwnPlace = { (move: ListUpdate.Move<RowPath>) in
      move.from.item == move.to.item && map.targets[move.from.section] == move.to.section
    }
    guard parts.itemMoves.contains(where: isOnOwnPlace) else { return nil }
    let removed = PlaceSet(parts.itemDeletes.places + parts.itemMoves.map(\.from))
    let placed = PlaceSet(parts.itemInserts.places + parts.itemMoves.map(\.to))
    return parts.itemMoves.first { move in
      isOnOwnPlace(move)
        && removed.count(before: move.from) - removed.range(ofSection: move.from.section).lowerBound
          == placed.count(before: move.to) - placed.range(ofSection: move.to.section).lowerBound
    }?.to
  }
}
