import Rowtrail

/// Something that happened to a row.
package enum RowHappening: Hashable, Sendable {
  /// It was in the list from the beginning.
  case present
  case starred(Bool)
  case expanded(Bool)
  case inserted(section: String)
  case deleted(section: String)
  case moved(from: String, to: String)
  case retitled(from: String, to: String)
  case field(String, from: String?, to: String?)
  /// The content was replaced by an equal one.
  case rewritten

  /// What an event did to a row; nothing where it does not name it.
  package static func of(_ id: String, in event: ListEvent<String, TextItem>) -> [RowHappening] {
    switch event {
    case .starred(let ids, let value): ids.contains(id) ? [.starred(value)] : []
    case .expanded(let ids, let value): ids.contains(id) ? [.expanded(value)] : []
    case .inserted(let row, let place): row.id == id ? [.inserted(section: place.section)] : []
    case .deleted(let row, let place): row.id == id ? [.deleted(section: place.section)] : []
    case .moved(let moved, let from, let to): moved == id ? [.moved(from: from.section, to: to.section)] : []
    case .edited(let from, let to): from.id == id ? changes(from, to) : []
    case .sectionInserted, .sectionDeleted, .sectionMoved, .sectionEdited: []
    }
  }

  /// What is different between a row before and after.
  package static func between(_ from: ListRow<TextItem>, _ to: ListRow<TextItem>) -> [RowHappening] {
    var happened: [RowHappening] = []
    if from.isStarred != to.isStarred { happened.append(.starred(to.isStarred)) }
    if from.isExpanded != to.isExpanded { happened.append(.expanded(to.isExpanded)) }
    return from.item == to.item ? happened : happened + changes(from.item, to.item)
  }

  private static func changes(_ from: TextItem, _ to: TextItem) -> [RowHappening] {
    var changes: [RowHappening] = []
    if from.title != to.title { changes.append(.retitled(from: from.title, to: to.title)) }
    for field in from.fields where to[field.name] != field.value {
      changes.append(.field(field.name, from: field.value, to: to[field.name]))
    }
    for field in to.fields where from[field.name] == nil {
      changes.append(.field(field.name, from: nil, to: field.value))
    }
    return changes.isEmpty ? [.rewritten] : changes
  }

  /// The word of JSON results.
  package var word: String {
    switch self {
    case .present: "present"
    case .starred(let value): value ? "starred" : "unstarred"
    case .expanded(let value): value ? "expanded" : "collapsed"
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .moved: "moved"
    case .retitled, .field, .rewritten: "edited"
    }
  }

  /// What happened, in words; ids and texts as scenario files write them.
  package var sentence: String {
    switch self {
    case .present: "in the list from the beginning"
    case .starred, .expanded: word
    case .inserted(let section): "came into section \(ScenarioText.id(section))"
    case .deleted(let section): "went from section \(ScenarioText.id(section))"
    case .moved(let from, let to):
      from == to
        ? "moved within section \(ScenarioText.id(to))"
        : "moved from section \(ScenarioText.id(from)) to section \(ScenarioText.id(to))"
    case .retitled(let from, let to): "title \(ScenarioText.string(from)) → \(ScenarioText.string(to))"
    case .field(let name, let from, let to):
      "\(ScenarioText.key(name)) \(from.map(ScenarioText.value) ?? "none") → \(to.map(ScenarioText.value) ?? "none")"
    case .rewritten: "written anew"
    }
  }
}
