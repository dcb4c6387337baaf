import Rowtrail

extension TextItem: Sample {
  static func sectionID(_ number: Int, spelling: Int) -> String {
    number % 2 == 0 ? "s\(number)" : spelling % 2 == 0 ? "s\u{E9}\(number)" : "se\u{301}\(number)"
  }

  static func make(_ number: Int, variant: Int) -> TextItem {
    let id = number % 3 != 0 ? "r\(number)" : variant % 2 == 0 ? "r\u{E9}\(number)" : "re\u{301}\(number)"
    var fields: [TextItem.Field] = []
    if variant & 1 != 0 { fields.append(TextItem.Field("a", spelledText(variant / 2))) }
    if variant & 4 != 0 {
      fields.append(TextItem.Field(variant & 2 != 0 ? "\u{E9}" : "e\u{301}", spelledText(variant)))
    }
    if variant & 8 != 0 { fields.reverse() }
    return TextItem(id, title: variant == 0 ? nil : spelledText(variant), fields: fields)
  }

  static func edit(of number: Int, variant: Int) -> TextEdit {
    let item = make(number, variant: variant)
    return TextEdit(title: variant % 5 == 4 ? nil : item.title, fields: item.fields)
  }

  func plainlyEdited(by edit: TextEdit) -> TextItem {
    var names = fields.map(\.name)
    var values = fields.map(\.value)
    for field in edit.fields {
      var isThere = false
      for place in names.indices where names[place] == field.name {
        isThere = true
        values[place] = kept(values[place], over: field.value)
      }
      if !isThere {
        names.append(field.name)
        values.append(field.value)
      }
    }
    let title = kept(self.title, over: edit.title ?? self.title)
    return TextItem(id, title: title, fields: zip(names, values).map { TextItem.Field($0, $1) })
  }

  func plainlyReloaded(as new: TextItem) -> TextItem {
    var fields: [TextItem.Field] = []
    for field in new.fields {
      var kept = field
      for old in self.fields where old.name == field.name {
        kept = TextItem.Field(old.name, self.kept(old.value, over: field.value))
      }
      fields.append(kept)
    }
    return TextItem(id, title: kept(title, over: new.title), fields: fields)
  }

  func isSpelled(like other: TextItem) -> Bool {
    let texts = [id, title] + fields.flatMap { [$0.name, $0.value] }
    let others = [other.id, other.title] + other.fields.flatMap { [$0.name, $0.value] }
    return texts.elementsEqual(others) { RowtrailTests.isSpelled($0, like: $1) }
  }

  static func isSpelled(_ id: String, like other: String) -> Bool {
    RowtrailTests.isSpelled(id, like: other)
  }

  /// The old text where the two are equal, else the new one.
  private func kept(_ old: String, over new: String) -> String { old == new ? old : new }
}
