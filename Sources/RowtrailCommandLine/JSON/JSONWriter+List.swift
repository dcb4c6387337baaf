import Rowtrail

extension JSONWriter {
  /// Writes a list as it is at a revision: the shape that every command prints lists in.
  mutating func list(_ list: TextList, revision: Int) {
    object { writer in
      writer.member("revision", revision)
      writer.key("sections")
      writer.array { writer in
        for section in list.sections {
          writer.element()
          writer.section(section)
        }
      }
    }
  }

  private mutating func section(_ section: ListSection<String, TextItem>) {
    object { writer in
      writer.member("id", section.attributes.id)
      writer.member("header", section.attributes.header)
      writer.member("footer", section.attributes.footer)
      writer.member("headerMode", section.attributes.headerMode.rawValue)
      writer.key("rows")
      writer.array { writer in
        for row in section.rows {
          writer.element()
          writer.row(row)
        }
      }
    }
  }

  private mutating func row(_ row: ListRow<TextItem>) {
    object(inline: true) { writer in
      writer.member("id", row.item.id)
      writer.member("title", row.item.title)
      writer.member("starred", row.isStarred)
      writer.member("expanded", row.isExpanded)
      writer.key("fields")
      writer.object(inline: true) { writer in
        for field in row.item.fields { writer.member(field.name, field.value) }
      }
    }
  }
}
