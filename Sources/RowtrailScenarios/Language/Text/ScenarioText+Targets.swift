import Rowtrail

extension ScenarioText {
  /// A row target as a step writes it.
  ///
  /// - Throws: that the id is empty or the revision negative.
  public static func target(_ target: RowTarget<String>) throws(Unwritable) -> String {
    switch target {
    case .id(let id): try checkedID(id, at: .target)
    case .path(let path): path.description
    case .captured(let path, let revision): "\(path)@\(try checked(revision))"
    }
  }

  /// A section target as a step writes it.
  ///
  /// - Throws: that the id is empty or the revision negative.
  public static func target(_ target: SectionTarget<String>) throws(Unwritable) -> String {
    switch target {
    case .id(let id): try checkedID(id, at: .target)
    case .index(let index): "[\(index)]"
    case .captured(let index, let revision): "[\(index)]@\(try checked(revision))"
    }
  }

  static func targets(_ rows: [RowTarget<String>]) throws(Unwritable) -> String {
    if rows.isEmpty { throw .namesNothing }
    var texts: [String] = []
    for row in rows { texts.append(try target(row)) }
    return texts.joined(separator: ", ")
  }

  static func destination(_ destination: Destination<String, String>) throws(Unwritable) -> String {
    switch destination {
    case .path(let path): path.description
    case .before(let row): "before " + (try target(row))
    case .after(let row): "after " + (try target(row))
    case .start(let section): "start of " + (try target(section))
    case .end(let section): "end of " + (try target(section))
    }
  }

  static func checked(_ revision: Int) throws(Unwritable) -> Int {
    if revision < 0 { throw .negativeRevision(revision) }
    return revision
  }

  static func checkedID(_ id: String, at place: IDPlace) throws(Unwritable) -> String {
    if id.isEmpty { throw .emptyID }
    return Self.id(try checkedText(id), at: place)
  }

  static func checkedText(_ text: String) throws(Unwritable) -> String {
    if text.utf8.contains(0) { throw .nul(in: text) }
    return text
  }
}
