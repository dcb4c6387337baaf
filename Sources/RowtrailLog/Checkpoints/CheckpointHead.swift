/// The first line of a checkpoint.
struct CheckpointHead {
  static let currentVersion = 1

  /// The place in the log, behind the entry of the revision.
  var mark: ChainReader.Mark
  var revision: Int
  /// The check value of the log's own first line.
  var headerCheck: UInt32
  var codingVersion = 0
  var sectionCount = 0
  var rowCount = 0

  init(_ mark: ChainReader.Mark, _ revision: Int, headerCheck: UInt32) {
    self.mark = mark
    self.revision = revision
    self.headerCheck = headerCheck
  }

  /// Writes the members.
  func write(to json: inout JSONWriter) {
    json.name("checkpoint")
    json.integer(Self.currentVersion)
    json.name("revision")
    json.integer(revision)
    json.name("offset")
    json.integer(mark.offset)
    json.name("lines")
    json.integer(mark.line)
    json.name("log-check")
    json.string(LineCheck.text(mark.check))
    json.name("header-check")
    json.string(LineCheck.text(headerCheck))
    json.name("coding-version")
    json.integer(codingVersion)
    json.name("sections")
    json.integer(sectionCount)
    json.name("rows")
    json.integer(rowCount)
  }

  /// Reads the first line of a checkpoint; `nil` where it is none that this version knows.
  init?(_ body: UnsafeBufferPointer<UInt8>) throws(LineFailure) {
    var json = JSONScanner()
    json.start(body, isLine: true)
    try json.beginObject()
    self.init(ChainReader.Mark(), 0, headerCheck: 0)
    var seen = 0
    while let name = try json.nextName() {
      seen += 1
      switch name {
      case "checkpoint": guard try json.integer() == Self.currentVersion else { return nil }
      case "revision": revision = try json.integer()
      case "offset": mark.offset = try json.integer()
      case "lines": mark.line = try json.integer()
      case "log-check":
        guard let value = LineCheck.value(ofText: try json.string()) else { return nil }
        mark.check = value
      case "header-check":
        guard let value = LineCheck.value(ofText: try json.string()) else { return nil }
        headerCheck = value
      case "coding-version": codingVersion = try json.integer()
      case "sections": sectionCount = try json.integer()
      case "rows": rowCount = try json.integer()
      default: return nil
      }
    }
    guard seen == 9, mark.offset > 0, mark.line > 0, revision >= 0, sectionCount >= 0, rowCount >= 0 else { return nil }
  }
}
