import Rowtrail

extension LineEncoder {
  typealias Action = ListAction<SectionID, Item>

  /// Writes an action as an object whose first member says what it does.
  mutating func action(_ action: Action) {
    json.beginObject()
    json.name("do")
    json.string(action.word)
    members(of: action)
    json.endObject()
  }

  private mutating func members(of action: Action) {
    switch action {
    case .toggleStar(let row), .star(let row), .unstar(let row), .toggleExpand(let row), .expand(let row),
      .collapse(let row), .swipeDelete(let row):
      target(row)
    case .starAll(let section, let asOf), .unstarAll(let section, let asOf), .collapseAll(let section, let asOf):
      if let section { target(section) }
      if let asOf {
        json.name("as-of")
        json.integer(asOf)
      }
    case .delete(let rows): targets(rows)
    case .deleteOffsets(let section, let offsets):
      target(section)
      self.offsets(offsets)
    case .move(let rows, let destination):
      targets(rows)
      self.destination(destination)
    case .moveOffsets(let section, let offsets, let to):
      target(section)
      self.offsets(offsets)
      place("to", to)
    case .batch(let actions):
      json.name("actions")
      list(of: actions) { $0.action($1) }
    default: otherMembers(of: action)
    }
  }

  private mutating func otherMembers(of action: Action) {
    switch action {
    case .insert(let row, let destination):
      self.row(row)
      self.destination(destination)
    case .edit(let row, let edit):
      target(row)
      json.name("edit")
      json.object(coding.content(ofEdit: edit))
    case .insertSection(let section, let index):
      attributes(section)
      place("at", index)
    case .deleteSection(let section): target(section)
    case .moveSection(let section, let index):
      target(section)
      place("to", index)
    case .editSection(let section, let edit):
      target(section)
      self.edit(edit)
    case .reload(let sections):
      place("sections", sections.count)
      place("rows", sections.reduce(0) { $0 + $1.rows.count })
    default: break
    }
  }

  private mutating func edit(_ edit: SectionEdit) {
    for (name, text) in [("header", edit.header), ("footer", edit.footer), ("mode", edit.headerMode?.rawValue)] {
      guard let text else { continue }
      json.name(text: name)
      json.string(text)
    }
  }

  mutating func place(_ name: StaticString, _ number: Int) {
    json.name(name)
    json.integer(number)
  }

  private mutating func target(_ row: RowTarget<Item.ID>) {
    json.name("row")
    value(row)
  }

  private mutating func target(_ section: SectionTarget<SectionID>) {
    json.name("section")
    value(section)
  }

  private mutating func targets(_ rows: [RowTarget<Item.ID>]) {
    json.name("rows")
    list(of: rows) { $0.value($1) }
  }

  private mutating func offsets(_ offsets: [Int]) {
    json.name("offsets")
    list(of: offsets) { $0.json.integer($1) }
  }

  /// A row target: an id as a string, a path as an array, a captured path as an object.
  private mutating func value(_ row: RowTarget<Item.ID>) {
    switch row {
    case .id(let id): json.string(coding.text(ofRow: id))
    case .path(let path): self.path(path)
    case .captured(let path, let revision):
      json.beginObject()
      json.name("path")
      self.path(path)
      place("revision", revision)
      json.endObject()
    }
  }

  /// A section target: an id as a string, an index as a number, a captured index as an object.
  private mutating func value(_ section: SectionTarget<SectionID>) {
    switch section {
    case .id(let id): json.string(coding.text(ofSection: id))
    case .index(let index) where index.magnitude <= JSONScanner.integerLimit: json.integer(index)
    case .index(let index):
      json.beginObject()
      place("index", index)
      json.endObject()
    case .captured(let index, let revision):
      json.beginObject()
      place("index", index)
      place("revision", revision)
      json.endObject()
    }
  }

  mutating func path(_ path: RowPath) {
    json.beginArray()
    json.separate()
    json.integer(path.section)
    json.separate()
    json.integer(path.item)
    json.endArray()
  }

  private mutating func destination(_ destination: Destination<SectionID, Item.ID>) {
    switch destination {
    case .path(let path):
      json.name("to")
      self.path(path)
    case .before(let row):
      json.name("before")
      value(row)
    case .after(let row):
      json.name("after")
      value(row)
    case .start(let section):
      json.name("start-of")
      value(section)
    case .end(let section):
      json.name("end-of")
      value(section)
    }
  }
}
