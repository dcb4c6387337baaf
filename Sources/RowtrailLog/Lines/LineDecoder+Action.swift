import Rowtrail

extension LineDecoder {
  typealias Action = ListAction<SectionID, Item>

  /// What an action's members have said so far.
  struct ActionDraft {
    var word = ""
    var parts = Draft()
    var rows: [RowTarget<Item.ID>]?
    var section: SectionTarget<SectionID>?
    var destination: Destination<SectionID, Item.ID>?
    var offsets: [Int]?
    var number: Int?
    var asOf: Int?
    var edit: Item.Edit?
    var sectionEdit = SectionEdit()
    var actions: [Action]?
    /// A reload's sections, which stand in the lines before.
    var reload: [ListSection<SectionID, Item>] = []
    var counts: (sections: Int?, rows: Int?)
  }

  /// The action at the position.
  ///
  /// - Parameter reload: what a reload brings, from the lines before the entry's.
  mutating func action(reload: [ListSection<SectionID, Item>], isInner: Bool = false) throws(LineFailure) -> Action {
    let start = json.position
    try json.beginObject()
    guard let first = try json.nextName(), case "do" = first else { throw failure(.missing("do")) }
    var draft = ActionDraft()
    draft.reload = reload
    draft.word = try json.string()
    while let name = try json.nextName() { try member(name, of: &draft, isInner: isInner) }
    guard let action = draft.action else { throw LineFailure(draft.problem, at: start) }
    return action
  }

  /// Steps over the action at the position, and makes sure that it is one.
  ///
  /// - Returns: whether it is an undo or a redo; `nil` where it is no action.
  @inline(__always)
  mutating func outlineOfAction(_ known: inout KnownRow?) throws(LineFailure) -> EntryOutline? {
    guard try json.takeObject("{\"do\":"), let word = try json.plainString() else { return nil }
    switch word {
    case "toggle-star", "star", "unstar", "toggle-expand", "expand", "collapse", "swipe-delete":
      guard json.takeName(",\"row\":") else { return nil }
      _ = try rowTarget(&known)
      return json.takeEnd("}") ? EntryOutline(rawValue: 0) : nil
    case "move": return try isMove(&known) ? EntryOutline(rawValue: 0) : nil
    case "edit": return try isEdit(&known) ? EntryOutline(rawValue: 0) : nil
    case "undo": return json.takeEnd("}") ? .undo : nil
    case "redo": return json.takeEnd("}") ? .redo : nil
    default:
      var draft = ActionDraft()
      draft.word = word.text
      while let name = try json.nextName() { try member(name, of: &draft, isInner: false) }
      return draft.action == nil ? nil : EntryOutline(rawValue: 0)
    }
  }

  /// Whether rows and one destination follow, as they are written, to the action's end.
  private mutating func isMove(_ known: inout KnownRow?) throws(LineFailure) -> Bool {
    guard json.takeName(",\"rows\":") else { return false }
    var isFirst = true
    try json.beginArray()
    while try json.nextElement(isFirst: &isFirst) { _ = try rowTarget(&known) }
    if json.takeName(",\"to\":") {
      _ = try path()
    } else if json.takeName(",\"before\":") || json.takeName(",\"after\":") {
      _ = try rowTarget()
    } else if json.takeName(",\"start-of\":") || json.takeName(",\"end-of\":") {
      _ = try sectionTarget()
    } else {
      return false
    }
    return json.takeEnd("}")
  }

  /// Whether a row and an edit follow, as they are written, to the action's end.
  private mutating func isEdit(_ known: inout KnownRow?) throws(LineFailure) -> Bool {
    guard json.takeName(",\"row\":") else { return false }
    let target = try rowTarget(&known)
    guard json.takeName(",\"edit\":"), try coding.skipEdit(of: target.id, in: &reader) else { return false }
    return json.takeEnd("}")
  }

  private mutating func member(
    _ name: JSONName, of draft: inout ActionDraft, isInner: Bool
  ) throws(LineFailure) {
    let insertsRow = draft.word == "insert"
    let insertsSection = draft.word == "insert-section"
    switch name {
    case "row" where !insertsRow: draft.rows = [try rowTarget()]
    case "section" where !insertsSection: draft.section = try sectionTarget()
    case "rows" where draft.word == "reload": draft.counts.rows = try json.integer()
    case "rows": draft.rows = try elements { decoder throws(LineFailure) in try decoder.rowTarget() }
    case "offsets": draft.offsets = try elements { decoder throws(LineFailure) in try decoder.integer() }
    case "to" where draft.word == "move" || insertsRow: draft.destination = .path(try path())
    case "before": draft.destination = .before(try rowTarget())
    case "after": draft.destination = .after(try rowTarget())
    case "start-of": draft.destination = .start(of: try sectionTarget())
    case "end-of": draft.destination = .end(of: try sectionTarget())
    case "to", "at": draft.number = try integer()
    case "as-of": draft.asOf = try integer()
    case "header" where !insertsSection: draft.sectionEdit.header = try json.string()
    case "footer" where !insertsSection: draft.sectionEdit.footer = try json.string()
    case "mode" where !insertsSection: draft.sectionEdit.headerMode = try mode()
    case "edit": draft.edit = try edit(of: draft.rows?.first)
    case "sections": draft.counts.sections = try json.integer()
    case "actions" where !isInner:
      draft.actions = try elements { decoder throws(LineFailure) in try decoder.action(reload: [], isInner: true) }
    default: if try !read(name, into: &draft.parts) { try json.skip() }
    }
  }

  private mutating func edit(of target: RowTarget<Item.ID>?) throws(LineFailure) -> Item.Edit {
    let start = json.position
    guard let edit = coding.edit(of: target?.id, try json.object()) else {
      throw LineFailure(.badContent(target?.id.map { coding.text(ofRow: $0) } ?? ""), at: start)
    }
    return edit
  }

  mutating func elements<Element>(
    _ read: (inout Self) throws(LineFailure) -> Element
  ) throws(LineFailure) -> [Element] {
    var elements: [Element] = []
    var isFirst = true
    try json.beginArray()
    while try json.nextElement(isFirst: &isFirst) { elements.append(try read(&self)) }
    return elements
  }

  mutating func path() throws(LineFailure) -> RowPath {
    var isFirst = true
    try json.beginArray()
    guard try json.nextElement(isFirst: &isFirst) else { throw failure(.expected(.array)) }
    let section = try integer()
    guard try json.nextElement(isFirst: &isFirst) else { throw failure(.expected(.array)) }
    let item = try integer()
    guard try !json.nextElement(isFirst: &isFirst) else { throw failure(.expected(.array)) }
    return RowPath(section: section, item: item)
  }

  private mutating func rowTarget() throws(LineFailure) -> RowTarget<Item.ID> {
    var known: KnownRow?
    return try rowTarget(&known)
  }

  private mutating func rowTarget(_ known: inout KnownRow?) throws(LineFailure) -> RowTarget<Item.ID> {
    switch json.peek() {
    case UInt8(ascii: "["): return .path(try path())
    case UInt8(ascii: "{"):
      var path: RowPath?
      var revision: Int?
      try json.beginObject()
      while let name = try json.nextName() {
        switch name {
        case "path": path = try self.path()
        case "revision": revision = try integer()
        default: try json.skip()
        }
      }
      return .captured(try required(path, "path"), revision: try required(revision, "revision"))
    default: return .id(try rowID(&known, isNeverEmpty: false))
    }
  }

  private mutating func sectionTarget() throws(LineFailure) -> SectionTarget<SectionID> {
    switch json.peek() {
    case UInt8(ascii: "\""): return .id(try sectionID(isNeverEmpty: false))
    case UInt8(ascii: "{"):
      var index: Int?
      var revision: Int?
      try json.beginObject()
      while let name = try json.nextName() {
        switch name {
        case "index": index = try integer()
        case "revision": revision = try integer()
        default: try json.skip()
        }
      }
      let found = try required(index, "index")
      return revision.map { .captured(found, revision: $0) } ?? .index(found)
    default: return .index(try integer())
    }
  }
}

extension RowTarget {
  fileprivate var id: RowID? {
    guard case .id(let id) = self else { return nil }
    return id
  }
}
