import Rowtrail
import RowtrailScenarios

/// Writes a history, or a part of it, as the data that the page's script reads.
///
/// An object: `name`, `file`, `line`, `kind` (`scenario` or `log`), `passed`, `hazards`, how many of them the part has,
/// `remarks`, and `whole`, the revisions of the history; `first` and `last`, those that are on the page, without which nothing else is there; `texts`,
/// `items`, `looks`, see ``ContentTable``, and `rows` and `sections`, how many of them there are; `rowNames` and
/// `sectionNames`, ids of those that no list on the page has, as pairs of number and text, left out where there are none;
/// `start`, the list at the first revision; `entries`, an array each; for a scenario also `failures`, `source` and `marks`.
/// The forms are beside the functions that write them.
struct HistoryEncoder {
  let history: ReportedHistory
  /// The revisions that are written.
  let part: ClosedRange<Int>
  var table = ContentTable()
  /// The words of actions, each once, in the order in which they came.
  private var words: [String] = []

  /// An encoder of a part of a history.
  init(_ history: ReportedHistory, part: ClosedRange<Int>) {
    self.history = history
    self.part = part
  }

  /// Writes the history.
  mutating func write(to json: inout CompactJSON) {
    json.object { json in
      head(&json)
      json.key("start")
      start(&json)
      json.key("entries")
      json.array { json in
        for entry in history.entries(in: part) { write(entry, to: &json) }
      }
      if let scenario = history.scenario, let result = history.result { write(scenario, result, to: &json) }
      tables(&json)
    }
  }

  /// Writes what an index says of a part of a history into the object that is open.
  static func writeName(of history: ReportedHistory, _ part: ClosedRange<Int>, to json: inout CompactJSON) {
    json.key("name")
    json.text(PageText.of(history.recorded.name))
    json.key("file")
    json.text(VisibleText.of(history.file))
    json.key("line")
    json.integer(history.recorded.line)
    json.key("kind")
    json.text(history.result == nil ? "log" : "scenario")
    json.key("passed")
    json.bool(history.result?.passed ?? (history.recorded.log?.damage == nil))
    json.key("hazards")
    json.integer(history.hazards(in: part))
    json.key("whole")
    json.integers([history.timeline.firstRevision, history.timeline.revision])
    json.key("remarks")
    json.array { json in
      for remark in history.remarks { json.text(VisibleText.of(remark)) }
    }
  }

  private func head(_ json: inout CompactJSON) {
    Self.writeName(of: history, part, to: &json)
    json.key("first")
    json.integer(part.lowerBound)
    json.key("last")
    json.integer(part.upperBound)
  }

  private func tables(_ json: inout CompactJSON) {
    json.key("words")
    json.array { json in
      for word in words { json.text(word) }
    }
    json.key("rows")
    json.integer(table.rowCount)
    json.key("sections")
    json.integer(table.sectionCount)
    for (key, names) in [("rowNames", table.rowNames), ("sectionNames", table.sectionNames)] where !names.isEmpty {
      json.key(key)
      json.array { json in
        for name in names { json.integers(name) }
      }
    }
    json.key("texts")
    json.array { json in
      for text in table.texts { json.text(text) }
    }
    json.key("items")
    json.array { json in
      for item in table.items { json.integers(item) }
    }
    json.key("looks")
    json.array { json in
      for look in table.looks { json.integers(look) }
    }
  }

  /// The list at the first revision: an array a section, of its number, its look, and a row, an item and flags a row.
  private mutating func start(_ json: inout CompactJSON) {
    let list = history.timeline.list(at: part.lowerBound) ?? TextList()
    json.array { json in
      for section in list.sections {
        var numbers = [table.section(section.id), table.look(section.attributes)]
        for row in section.rows { numbers += [table.row(row.id), table.item(row.item), row.flags] }
        json.integers(numbers)
      }
    }
  }

  /// The number of an action's word.
  mutating func word(of action: TextAction) -> Int {
    if let number = words.firstIndex(of: action.keyword) { return number }
    words.append(action.keyword)
    return words.count - 1
  }
}

extension ListRow {
  /// The row's star and expansion: 1 and 2, added up.
  var flags: Int { (isStarred ? 1 : 0) + (isExpanded ? 2 : 0) }
}
