import Rowtrail

extension FileParser {
  /// `[STRING] {header=… footer=…}`
  mutating func sectionEdit() throws(Fault) -> SectionEdit {
    var edit = SectionEdit(header: optionalText())
    while isAtKey() {
      let key = cursor.current
      guard cursor.isAt("header") || cursor.isAt("footer") else { throw unexpected(.sectionAttribute) }
      let isHeader = cursor.isAt("header")
      cursor.take()
      cursor.take()
      if isHeader {
        let mode = try headerMode()
        if edit.headerMode != nil { note(.givenTwice("header"), column: key.column) }
        edit.headerMode = mode
      } else {
        let value = try value()
        if edit.footer != nil { note(.givenTwice("footer"), column: key.column) }
        edit.footer = value
      }
    }
    return edit
  }

  private mutating func headerMode() throws(Fault) -> HeaderMode {
    guard cursor.current.kind == .word, let mode = HeaderMode(rawValue: cursor.text(cursor.current)) else {
      throw unexpected(.headerMode)
    }
    cursor.take()
    return mode
  }

  /// `[STRING] {starred expanded KEY=VALUE}` of a new row.
  mutating func newRow(id: String) throws(Fault) -> ListRow<TextItem> {
    try rowAttributes(isEdit: false).row(id: id)
  }

  /// `[STRING] {starred expanded KEY=VALUE}`, the flags only where it is no edit.
  mutating func rowAttributes(isEdit: Bool) throws(Fault) -> RowAttributes {
    var attributes = RowAttributes(title: optionalText())
    var names = NameSet()
    while true {
      let token = cursor.current
      if isAtKey() {
        try field(&attributes, &names)
      } else if !isEdit, cursor.take("starred") {
        if attributes.isStarred { note(.givenTwice("starred"), column: token.column) }
        attributes.isStarred = true
      } else if !isEdit, cursor.take("expanded") {
        if attributes.isExpanded { note(.givenTwice("expanded"), column: token.column) }
        attributes.isExpanded = true
      } else {
        return attributes
      }
    }
  }

  /// `KEY=VALUE`
  private mutating func field(_ attributes: inout RowAttributes, _ names: inout NameSet) throws(Fault) {
    let token = cursor.current
    let key = cursor.text(token)
    if key.isEmpty { throw Fault(column: token.column, problem: .emptyFieldName) }
    cursor.take()
    cursor.take()
    let value = try value()
    if token.kind == .word, Scenario.RowProperty.known.contains(where: { $0.name == key }) {
      note(.reservedKey(key), column: token.column)
    } else if names.insert(key) {
      attributes.fields.append(TextItem.Field(key, value))
    } else {
      note(.givenTwice(key.excerpt), column: token.column)
    }
  }

  /// A string, unless there is none or it is a key.
  private mutating func optionalText() -> String? {
    guard cursor.current.kind == .string, cursor.kindAhead() != .equals else { return nil }
    return cursor.text(cursor.take())
  }

  /// Whether a key and its `=` come next.
  private mutating func isAtKey() -> Bool {
    (cursor.current.kind == .word || cursor.current.kind == .string) && cursor.kindAhead() == .equals
  }

  /// `VALUE`, as the text that was written.
  private mutating func value() throws(Fault) -> String {
    switch cursor.current.kind {
    case .word, .string, .integer: return cursor.text(cursor.take())
    default: throw unexpected(.value)
    }
  }
}

extension String {
  /// The text, cut short where it is too long for a message.
  var excerpt: String {
    utf8.count <= [UInt8].excerptLength ? self : Array(utf8).excerpt(0..<utf8.count)
  }
}
