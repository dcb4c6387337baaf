import Rowtrail

extension ActionSpace {
  /// Every action on a section, with every target form.
  var sectionActions: Choices<Item.Action> {
    let row = Row.id(now.rows.first?.id ?? Item.id(99))
    return Choices(sectionTargets.count * 10) { number in
      let section = sectionTargets[number / 10]
      let variant = number / 10 + number
      switch number % 10 {
      case 0: return .starAll(in: section)
      case 1: return .unstarAll(in: section)
      case 2: return .collapseAll(in: section)
      case 3: return .deleteSection(section)
      case 4: return .moveSection(section, to: variant % (now.sections.count + 2) - 1)
      case 5: return .editSection(section, edit(variant))
      case 6: return .deleteOffsets(in: section, [0, 0, variant % 3 - 1])
      case 7: return .moveOffsets(in: section, [1, 0], to: variant % 4 - 1)
      case 8: return .starAll(in: section, asOf: variant % (past.revision + 3) - 1)
      default: return .move([row], to: variant % 2 == 0 ? .start(of: section) : .end(of: section))
      }
    }
  }

  private func edit(_ variant: Int) -> SectionEdit {
    SectionEdit(
      header: variant % 2 == 0 ? spelledText(variant) : nil, footer: variant % 3 == 0 ? "foot" : nil,
      headerMode: variant % 4 == 3 ? nil : HeaderMode.allCases[variant % 4])
  }

  /// `star-all` and its like as of every revision, for the list and for every section by id.
  var bulkActions: Choices<Item.Action> {
    let asOf = [nil] + revisions.map { Optional($0) }
    let sections = [nil] + sectionIDs.map { Optional($0) }
    return Choices(sections.count * asOf.count * 3) { number in
      let section = sections[number / 3 / asOf.count]
      let revision = asOf[number / 3 % asOf.count]
      return switch number % 3 {
      case 0: .starAll(in: section, asOf: revision)
      case 1: .unstarAll(in: section, asOf: revision)
      default: .collapseAll(in: section, asOf: revision)
      }
    }
  }

  /// Every set of offsets of every section, deleted and moved to every end.
  var offsetActions: Choices<Item.Action> {
    Choices(
      now.sections.flatMap { section -> [Item.Action] in
        let count = section.rows.count
        return (0..<1 << count + 1).flatMap { number -> [Item.Action] in
          let offsets = subset(number, of: Array(0...count))
          return [.deleteOffsets(in: .id(section.id), offsets)]
            + (-1...count + 1).map { .moveOffsets(in: .id(section.id), offsets, to: $0) }
        }
      })
  }

  /// Sections inserted at and moved to every index, and every member of one edited.
  var sectionPlacements: Choices<Item.Action> {
    let indexes = -1...now.sections.count + 1
    let new = SectionAttributes(Item.sectionID(50), header: "new")
    let inserted = indexes.flatMap { index -> [Item.Action] in
      ([new] + now.sections.prefix(1).map(\.attributes)).map { .insertSection($0, at: index) }
    }
    let moved = sectionIDs.flatMap { section in indexes.map { Item.Action.moveSection(section, to: $0) } }
    let edited = sectionIDs.flatMap { section in
      (0..<12).map { Item.Action.editSection(section, edit($0)) }
    }
    return Choices(inserted + moved + edited)
  }
}
