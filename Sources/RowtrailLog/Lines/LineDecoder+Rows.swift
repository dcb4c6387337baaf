import Rowtrail

extension LineDecoder {
  /// What the members of a row, an insertion or a section have said so far.
  struct Draft {
    var row: Item.ID?
    var item: Item?
    var isStarred = false
    var isExpanded = false
    var section: SectionID?
    var header = ""
    var footer = ""
    var mode: HeaderMode?
    /// The revision of the entry whose part the line is.
    var of: Int?

    var listRow: ListRow<Item>? {
      item.map { ListRow($0, isStarred: isStarred, isExpanded: isExpanded) }
    }

    var attributes: SectionAttributes<SectionID>? {
      guard let section, let mode else { return nil }
      return SectionAttributes(section, header: header, footer: footer, headerMode: mode)
    }
  }

  /// Reads the value of a row's or a section's member into a draft; `false` where it is none of theirs.
  @inline(__always)
  mutating func read(_ name: JSONName, into draft: inout Draft) throws(LineFailure) -> Bool {
    switch name {
    case "row": draft.row = try rowID()
    case "content":
      let id = try required(draft.row, "row")
      let start = json.position
      guard let item = try coding.read(id, from: &reader) else {
        throw LineFailure(.badContent(coding.text(ofRow: id)), at: start)
      }
      draft.item = item
    case "starred": draft.isStarred = try json.bool()
    case "expanded": draft.isExpanded = try json.bool()
    case "section": draft.section = try sectionID()
    case "header": draft.header = try json.string()
    case "footer": draft.footer = try json.string()
    case "mode": draft.mode = try mode()
    default: return false
    }
    return true
  }

  mutating func mode() throws(LineFailure) -> HeaderMode {
    let word = try json.string()
    guard let mode = HeaderMode(rawValue: word) else { throw failure(.unknownWord(word)) }
    return mode
  }

  /// The rest of a line that begins with `row`.
  mutating func row() throws(LineFailure) -> (row: ListRow<Item>, of: Int?) {
    var draft = Draft()
    draft.row = try rowID()
    try rest(of: &draft)
    return (try required(draft.listRow, "content"), draft.of)
  }

  /// The rest of a line that begins with `section`.
  mutating func section() throws(LineFailure) -> (section: SectionAttributes<SectionID>, of: Int?) {
    var draft = Draft()
    draft.section = try sectionID()
    try rest(of: &draft)
    return (try required(draft.attributes, "mode"), draft.of)
  }

  private mutating func rest(of draft: inout Draft) throws(LineFailure) {
    while let name = try json.nextName() {
      if case "of" = name {
        draft.of = try json.integer()
      } else if try !read(name, into: &draft) {
        try skip(name)
      }
    }
    try json.finish()
  }
}
