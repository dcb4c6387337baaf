extension UpdateJudge {
  /// The last delete that is out of range.
  func deleteFault() -> UpdateFault? {
    var sections = parts.sectionDeletes.places[...]
    var items = parts.itemDeletes.places[...]
    while !sections.isEmpty || !items.isEmpty {
      if let section = sections.last, items.last.map({ $0.section <= section }) ?? true {
        sections.removeLast()
        if let limit = UpdateLimit(section: section, in: update.before) {
          return .deleteOutOfRange(.section(section), limit)
        }
      } else if let path = items.popLast(), let limit = UpdateLimit(path, in: update.before) {
        return .deleteOutOfRange(.item(path), limit)
      }
    }
    return nil
  }

  /// The first insert that is out of range.
  func insertFault() -> UpdateFault? {
    var sections = parts.sectionInserts.places[...]
    var items = parts.itemInserts.places[...]
    while !sections.isEmpty || !items.isEmpty {
      if let section = sections.first, items.first.map({ $0.section > section }) ?? true {
        sections.removeFirst()
        if let limit = UpdateLimit(section: section, in: update.after) {
          return .insertOutOfRange(.section(section), limit)
        }
      } else if let path = items.popFirst(), let limit = UpdateLimit(path, in: update.after) {
        return .insertOutOfRange(.item(path), limit)
      }
    }
    return nil
  }
}
