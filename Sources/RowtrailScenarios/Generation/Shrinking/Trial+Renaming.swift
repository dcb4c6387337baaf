import Rowtrail

extension Trial {
  /// The rows' ids, in the order in which they first come: in the setup, then in what steps bring.
  var rowIDs: [Item.ID] {
    var seen: Set<Item.ID> = []
    return news.rows.map(\.id).filter { seen.insert($0).inserted }
  }

  /// The sections' ids, in the order in which they first come.
  var sectionIDs: [SectionID] {
    var seen: Set<SectionID> = []
    return news.sections.filter { seen.insert($0).inserted }
  }

  /// All rows and section ids that the setup and the steps bring.
  private var news: (rows: [ListRow<Item>], sections: [SectionID]) {
    var rows = sections.flatMap(\.rows)
    var ids = sections.map(\.id)
    func add(_ action: ListAction<SectionID, Item>) {
      switch action {
      case .insert(let row, _): rows.append(row)
      case .insertSection(let section, _): ids.append(section.id)
      case .reload(let sections):
        rows += sections.flatMap(\.rows)
        ids += sections.map(\.id)
      case .batch(let actions): actions.forEach(add)
      default: break
      }
    }
    for case .action(let action) in steps { add(action) }
    return (rows, ids)
  }

  /// The trial with another row in the place of each row of an id.
  func renamingRow(_ id: Item.ID, as item: Item) -> Trial {
    mapped(
      ActionMapping(
        row: { $0 == .id(id) ? .id(item.id) : $0 },
        newRow: {
          $0.id == id ? ListRow(item, isStarred: $0.isStarred, isExpanded: $0.isExpanded) : $0
        }))
  }

  /// The trial with another id for a section.
  func renamingSection(_ id: SectionID, as new: SectionID) -> Trial {
    mapped(
      ActionMapping(
        section: { $0 == .id(id) ? .id(new) : $0 },
        newSection: {
          guard $0.id == id else { return $0 }
          var renamed = SectionAttributes(new, footer: $0.footer, headerMode: $0.headerMode)
          renamed.header = $0.header
          return renamed
        }))
  }

  private func mapped(_ mapping: ActionMapping<SectionID, Item>) -> Trial {
    Trial(
      sections: sections.map { mapping($0) }, visibleCount: visibleCount, steps: steps.map { mapping($0) })
  }
}
