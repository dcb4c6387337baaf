import Rowtrail

extension ScenarioText {
  /// A list as `section` and `row` lines.
  ///
  /// - Throws: why the list cannot be written.
  /// - Complexity: linear in the length of the text.
  public static func setup(_ sections: [ListSection<String, TextItem>]) throws(Unwritable) -> [String] {
    var lines: [String] = []
    for list in sections {
      lines.append(try section(list.attributes))
      for new in list.rows { lines.append("  " + (try row(new))) }
    }
    return lines
  }

  /// `section ID [STRING] {header=… footer=…}`
  static func section(_ attributes: SectionAttributes<String>) throws(Unwritable) -> String {
    var line = "section " + (try checkedID(attributes.id, at: .declaration))
    if !attributes.header.isEmpty { line += " " + string(try checkedText(attributes.header)) }
    let usual: HeaderMode = attributes.header.isEmpty ? .none : .supplementary
    if attributes.headerMode != usual { line += " header=" + attributes.headerMode.rawValue }
    if !attributes.footer.isEmpty { line += " footer=" + value(try checkedText(attributes.footer)) }
    return line
  }

  /// `row ID [STRING] {starred expanded KEY=VALUE}`
  static func row(_ row: ListRow<TextItem>) throws(Unwritable) -> String {
    let item = row.item
    var line = "row " + (try checkedID(item.id, at: .declaration))
    if !item.title.utf8.elementsEqual(item.id.utf8) { line += " " + string(try checkedText(item.title)) }
    if row.isStarred { line += " starred" }
    if row.isExpanded { line += " expanded" }
    return line + (try fields(item.fields))
  }

  /// ` [STRING] {KEY=VALUE}`
  static func edit(_ edit: TextEdit) throws(Unwritable) -> String {
    if edit.title == nil, edit.fields.isEmpty { throw .namesNothing }
    let fields = try fields(edit.fields)
    guard let title = edit.title else { return fields }
    return " " + string(try checkedText(title)) + fields
  }

  /// ` [STRING] {header=… footer=…}`
  static func edit(_ edit: SectionEdit) throws(Unwritable) -> String {
    if edit == SectionEdit() { throw .namesNothing }
    var line = ""
    if let header = edit.header { line += " " + string(try checkedText(header)) }
    if let mode = edit.headerMode { line += " header=" + mode.rawValue }
    if let footer = edit.footer { line += " footer=" + value(try checkedText(footer)) }
    return line
  }

  private static func fields(_ fields: [TextItem.Field]) throws(Unwritable) -> String {
    var text = ""
    var names = NameSet()
    for field in fields {
      if field.name.isEmpty { throw .emptyFieldName }
      if !names.insert(field.name) { throw .repeatedField(field.name) }
      text += " " + key(try checkedText(field.name)) + "=" + value(try checkedText(field.value))
    }
    return text
  }
}
