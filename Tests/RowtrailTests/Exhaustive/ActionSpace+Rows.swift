import Rowtrail

extension ActionSpace {
  /// Every action on one row, with every target form.
  var rowActions: Choices<Item.Action> {
    Choices(rowTargets.count * 9) { number in
      let row = rowTargets[number / 9]
      switch number % 9 {
      case 0: return .toggleStar(row)
      case 1: return .star(row)
      case 2: return .unstar(row)
      case 3: return .toggleExpand(row)
      case 4: return .expand(row)
      case 5: return .collapse(row)
      case 6: return .swipeDelete(row)
      case 7: return .delete([row, row])
      default: return .edit(row, Item.edit(of: number / 9 % 4, variant: number / 9 % 16))
      }
    }
  }

  /// Every subset of rows deleted.
  var deletions: Choices<Item.Action> {
    let rows = now.rows.prefix(5).map { Row.id($0.id) }
    return Choices(1 << rows.count) { .delete(subset($0, of: rows)) }
  }

  /// Every two targets deleted: one may be refused, both may be the same row.
  var pairs: Choices<Item.Action> {
    Choices(rowTargets, rowTargets) { .delete([$0, $1]) }
  }

  /// Each row target of each form moved to each destination that does not look back.
  var targetMoves: Choices<Item.Action> {
    Choices(rowTargets, plainPlaces) { .move([$0], to: $1) }
  }

  /// Each row moved next to each row target of each form, and a new one or one that is there inserted.
  var anchored: Choices<Item.Action> {
    let new = ListRow(Item.make(50, variant: 3), isStarred: true)
    return Choices(rowTargets, [0, 1, 2, 3] + now.rows.indices.map { $0 + 4 }) { target, what in
      switch what {
      case 0: .insert(new, at: .before(target))
      case 1: .insert(new, at: .after(target))
      case 2: .insert(now.rows.first ?? new, at: .after(target))
      case 3: .move([], to: .before(target))
      default: .move([.id(now.rows[what - 4].id)], to: what % 2 == 0 ? .before(target) : .after(target))
      }
    }
  }

  /// A row inserted at every destination that does not look back.
  var insertions: Choices<Item.Action> {
    Choices(plainPlaces, [50] + now.rows.indices) { .insert(ListRow(Item.make($1), isExpanded: true), at: $0) }
  }

  /// Every subset of the first five rows moved to every destination that does not look back.
  var moves: Choices<Item.Action> {
    let rows = now.rows.prefix(5).map { Row.id($0.id) }
    return Choices(Array(0..<1 << rows.count), plainPlaces) { .move(subset($0, of: rows), to: $1) }
  }
}
