import Rowtrail

extension TrialMaker {
  /// An edit of a row.
  mutating func edit(_ target: RowTarget<Item.ID>) -> Action {
    let item = meant(by: target) ?? material.item(below(rowNumbers), 0)
    return .edit(target, material.edit(item, below(8)))
  }

  /// The item that a target names.
  private func meant(by target: RowTarget<Item.ID>) -> Item? {
    switch target {
    case .id(let id): current.row(id)?.item
    case .path(let path): current.row(at: path)?.item
    case .captured(let path, let revision):
      lists.indices.contains(revision) ? lists[revision].row(at: path)?.item : nil
    }
  }

  /// A row that is new, or was there before.
  mutating func insertion() -> Action {
    var number = below(rowNumbers)
    for _ in 0..<4 where current.contains(material.item(number, 0).id) { number = below(rowNumbers) }
    return .insert(randomRow(number), at: destination())
  }

  /// New rows for a list that has become short.
  mutating func refill() -> Action {
    if current.sectionCount == 0 {
      return .insertSection(newSection([]).attributes, at: 0)
    }
    return chance(1, 3) ? .reload(refresh()) : .batch((0..<1 + below(5)).map { _ in insertion() })
  }

  /// What `onDelete` and `onMove` do, most often with several offsets.
  mutating func offsetsAction() -> Action {
    let index = below(max(1, current.sectionCount))
    let section = sectionTarget(at: index)
    let count = current.sectionID(at: index).flatMap { current.rowCount(of: $0) } ?? 0
    var offsets: [Int] = []
    repeat {
      offsets.append(chance(1, 60) ? below(count + 3) - 1 : below(max(1, count)))
    } while offsets.count < 4 && chance(1, 2)
    return chance(1, 2)
      ? .deleteOffsets(in: section, offsets) : .moveOffsets(in: section, offsets, to: below(count + 1))
  }

  /// What a row's flags are switched by for many rows at once.
  mutating func wholeAction() -> Action {
    let section = chance(1, 2) ? nil : sectionTarget()
    let asOf = chance(1, 2) ? nil : pastRevision()
    return switch below(3) {
    case 0: .starAll(in: section, asOf: asOf)
    case 1: .unstarAll(in: section, asOf: asOf)
    default: .collapseAll(in: section, asOf: asOf)
    }
  }

  /// Several rows that move, by paths that were read before the first of them does.
  mutating func batchOfMoves() -> Action {
    .batch((0..<2 + below(4)).map { _ in .move([rowTarget()], to: destination()) })
  }

  /// Something about a section alone.
  mutating func sectionAction() -> Action {
    switch below(12) {
    case 0, 1: return .insertSection(newSection([]).attributes, at: below(current.sectionCount + 1))
    case 2: return .deleteSection(sectionTarget())
    case 3..<6: return .moveSection(sectionTarget(), to: below(max(1, current.sectionCount)))
    default:
      let header: String? = chance(1, 2) ? ["", "One", "Two"][below(3)] : nil
      let footer: String? = chance(1, 4) ? ["", "Foot"][below(2)] : nil
      let mode = header == nil && footer == nil || chance(1, 2) ? HeaderMode.allCases[below(3)] : nil
      return .editSection(sectionTarget(), SectionEdit(header: header, footer: footer, headerMode: mode))
    }
  }

  /// A section that comes and is given rows, that goes and gives its rows away, or that moves while its rows change.
  mutating func sectionWithRows() -> Action {
    switch below(4) {
    case 0:
      let section = newSection([]).attributes
      let moves = (0..<1 + below(3)).map { _ in Action.move([rowTarget()], to: .end(of: .id(section.id))) }
      return .batch([.insertSection(section, at: below(current.sectionCount + 1))] + moves)
    case 1:
      let section = sectionTarget()
      return .batch((0..<1 + below(2)).map { _ in .move(rowTargets(), to: destination()) } + [.deleteSection(section)])
    case 2:
      return .batch([.moveSection(sectionTarget(), to: below(max(1, current.sectionCount))), anything()])
    default: return returningSection()
    }
  }

  /// Sections that go, and one of them that comes back with rows of another, all in one batch.
  private mutating func returningSection() -> Action {
    let sections = current.sectionIDs
    guard sections.count > 2 else { return sectionAction() }
    let first = below(sections.count)
    let (gone, back, refuge) = (
      sections[first], sections[(first + 1) % sections.count], sections[(first + 2) % sections.count]
    )
    let rows = (current.rowIDs(of: gone) ?? []).prefix(1 + below(3)).map { RowTarget.id($0) }
    let saved = rows.isEmpty ? [] : [Action.move(rows, to: .end(of: .id(refuge)))]
    let returned = rows.isEmpty ? [] : [Action.move(rows, to: .end(of: .id(back)))]
    let deletions = [Action.deleteSection(.id(gone)), .deleteSection(.id(back))]
    let section = current.attributes(of: back) ?? newSection([]).attributes
    return .batch(
      saved + (chance(1, 2) ? deletions : deletions.reversed())
        + [.insertSection(section, at: below(sections.count - 1))] + returned)
  }
}
