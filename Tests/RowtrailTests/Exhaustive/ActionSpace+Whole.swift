import Rowtrail

extension ActionSpace {
  /// Reloads: of itself, with sections or rows reversed, turned, merged, missing, new, changed or twice.
  var reloads: Choices<Item.Action> {
    let sections = now.sections
    var all = [sections, sections.reversed(), [], Array(sections.dropFirst()), Array(sections.dropLast())]
    all.append(sections.map { ListSection(attributes: $0.attributes, rows: $0.rows.reversed()) })
    all.append(zip(sections, sections.reversed()).map { ListSection(attributes: $0.attributes, rows: $1.rows) })
    for first in now.rows.indices {
      all.append([ListSection(Item.sectionID(50), rows: Array(now.rows[first...] + now.rows[..<first]))])
    }
    let changed = sections.enumerated().map { index, section -> Item.Section in
      let rows = section.rows.enumerated().map { offset, row in
        ListRow(twin(of: row.item, offset), isStarred: offset == 1, isExpanded: offset == 0)
      }
      let header = index == 0 ? section.attributes.header : spelledText(index + 3)
      return Item.Section(section.id, header: header, headerMode: HeaderMode.allCases[index % 3], rows: rows)
    }
    all.append(changed)
    all.append(changed.map { Item.Section(attributes: $0.attributes, rows: $0.rows + [ListRow(Item.make(60))]) })
    all.append(sections + sections.prefix(1))
    all.append(sections + [ListSection(Item.sectionID(50), rows: Array(now.rows.suffix(1)))])
    return Choices(all.map { .reload($0) })
  }

  /// The item of the same id with other contents, some equal and written otherwise.
  private func twin(of item: Item, _ number: Int) -> Item {
    (0..<12).map { Item.make($0, variant: number * 5 + 3) }.first { $0.id == item.id } ?? item
  }

  /// Batches: of what changes nothing together, of what is refused half way, of captures whose moment moves, and of what
  /// no batch may hold.
  var batches: Choices<Item.Action> {
    let row = now.rows.last ?? ListRow(Item.make(0))
    let id = Row.id(row.id)
    let place: Item.Place = now.path(of: row.id).map { .path($0) } ?? .start(of: .index(0))
    let captured = Self.paths(in: list(0)).map { Row.captured($0, revision: 0) }
    let lists: [[Item.Action]] = [
      [], [.toggleStar(id), .toggleStar(id)], [.swipeDelete(id), .insert(row, at: place)],
      [.star(id), .swipeDelete(id), .star(id)], [.swipeDelete(id), .insert(ListRow(row.item), at: place), .star(id)],
      [.moveSection(.index(0), to: 1), .moveSection(.index(1), to: 0)],
      [.insertSection(SectionAttributes(Item.sectionID(70)), at: 0), .deleteSection(.id(Item.sectionID(70)))],
      [.deleteSection(.index(0)), .star(.captured(RowPath(section: 0, item: 0), revision: past.revision))],
      [.star(.captured(RowPath(section: 0, item: 0), revision: past.revision + 1))],
      [.toggleStar(id), .undo], [.star(id), .redo], [.batch([])], [.batch([.batch([.star(id)])])], [.reload([])],
    ]
    let moving = captured.map { target -> Item.Action in
      .batch([.moveSection(.index(0), to: now.sections.count - 1), .toggleExpand(target), .toggleStar(target)])
    }
    return Choices(lists.map { .batch($0) } + moving + [.undo, .redo])
  }
}
