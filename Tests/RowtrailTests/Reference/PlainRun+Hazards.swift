import Rowtrail

extension PlainRun {
  /// Notes what the captured paths of an action would have hit at face value, in the order in which they are written.
  mutating func noteHazards(_ action: Item.Action) {
    switch action {
    case .toggleStar(let row), .star(let row), .unstar(let row), .toggleExpand(let row), .expand(let row),
      .collapse(let row), .swipeDelete(let row), .edit(let row, _):
      note(row)
    case .delete(let rows): for row in rows { note(row) }
    case .move(let rows, let place):
      for row in rows { note(row) }
      note(place)
    case .insert(_, let place): note(place)
    case .starAll(let section?, _), .unstarAll(let section?, _), .collapseAll(let section?, _),
      .deleteOffsets(let section, _), .moveOffsets(let section, _, _), .deleteSection(let section),
      .moveSection(let section, _), .editSection(let section, _):
      note(section)
    default: break
    }
  }

  private mutating func note(_ place: Item.Place) {
    switch place {
    case .before(let row), .after(let row): note(row)
    case .start(let section), .end(let section): note(section)
    case .path: break
    }
  }

  private mutating func note(_ target: RowTarget<Item.ID>) {
    guard case .captured(let path, let revision) = target, let then = try? history.list(at: revision),
      case .row(let id) = then.occupant(of: path)
    else { return }
    let found: Hazard<Item.SectionID, Item.ID>.Found =
      switch list.occupant(of: path) {
      case .row(let other): .row(other)
      case .header: .header
      case .nothing: .nothing
      }
    guard found != .row(id) else { return }
    hazards.append(Hazard(captured: revision, meant: .row(id, at: path), found: found))
  }

  private mutating func note(_ target: SectionTarget<Item.SectionID>) {
    guard case .captured(let index, let revision) = target, let then = try? history.list(at: revision),
      then.sections.indices.contains(index)
    else { return }
    let id = then.sections[index].id
    let now = list.sections.indices.contains(index) ? list.sections[index].id : nil
    guard now != id else { return }
    let found = now.map { Hazard<Item.SectionID, Item.ID>.Found.section($0) } ?? .nothing
    hazards.append(Hazard(captured: revision, meant: .section(id, at: index), found: found))
  }
}
