import Rowtrail

/// Turns entries and rows into a log's lines, one behind the other in a buffer.
struct LineEncoder<Coding: LogCoding> {
  typealias SectionID = Coding.SectionID
  typealias Item = Coding.Item

  let coding: Coding
  var writer = LogContentWriter()
  /// The check value of the last line.
  var check = LineCheck()
  /// How the next line follows what is there.
  var link = LineCheck.Link.check
  /// Where the line that is being written begins.
  private(set) var lineBegin = 0

  init(_ coding: Coding) { self.coding = coding }

  var json: JSONWriter {
    get { writer.json }
    _modify { yield &writer.json }
  }

  mutating func beginLine() {
    lineBegin = json.count
    json.beginObject()
  }

  /// Ends a line with its check value.
  mutating func endLine() throws(LogEncodingFailure) {
    guard json.count - lineBegin + LineCheck.length <= LogFormat.lineLimit else {
      throw .tooLong(json.count - lineBegin + LineCheck.length)
    }
    if let name = json.duplicate { throw .duplicateName(name) }
    guard json.deepest <= LogFormat.contentDepthLimit else { throw .tooDeep }
    check.seal(&writer.json, from: lineBegin, link)
    if link == .check { link = .joins }
  }

  /// Writes lines of which the first says that everything before it is on the disk.
  @inline(__always)
  mutating func safely(
    _ write: (inout LineEncoder) throws(LogEncodingFailure) -> Void
  ) throws(LogError) {
    link = .check
    do throws(LogEncodingFailure) { try write(&self) } catch { throw .unwritable(error) }
  }

  mutating func header(_ header: LogHeader) throws(LogEncodingFailure) {
    try checkRevision(header.firstRevision)
    beginLine()
    json.name("format")
    json.string(LogFormat.name)
    json.name("version")
    json.integer(header.version)
    json.name("coding")
    json.string(header.coding)
    json.name("coding-version")
    json.integer(header.codingVersion)
    json.name("title")
    json.string(header.titleMember)
    json.name("revision")
    json.integer(header.firstRevision)
    json.name("sections")
    json.integer(header.sectionCount)
    json.name("rows")
    json.integer(header.rowCount)
    time(header.time)
    if !header.metadata.isEmpty {
      json.name("metadata")
      json.object(header.metadata)
    }
    json.members(header.other)
    try endLine()
  }

  /// Sees to it that a reader takes a revision.
  func checkRevision(_ revision: Int) throws(LogEncodingFailure) {
    guard revision <= JSONScanner.integerLimit else { throw .revision(revision) }
  }

  /// The moment that was written last, as far as its second, and that second.
  private var second: (text: [UInt8], number: Int) = ([], .min)

  mutating func time(_ time: LogTime?) {
    guard let time else { return }
    json.name("time")
    let (number, rest) = time.second
    if second.number != number { second = (time.withText { Array($0.prefix(20)) }, number) }
    json.raw("\"")
    second.text.withUnsafeBufferPointer { json.raw($0) }
    json.byte(UInt8(ascii: "0") + UInt8(rest / 100))
    json.byte(UInt8(ascii: "0") + UInt8(rest / 10 % 10))
    json.byte(UInt8(ascii: "0") + UInt8(rest % 10))
    json.raw("Z\"")
  }

  /// Writes a line a section and a line a row: of the starting list, or of the reload that leads to a revision.
  mutating func rows(of sections: [ListSection<SectionID, Item>], reload: Int?) throws(LogEncodingFailure) {
    for section in sections {
      try sectionLine(section.attributes, reload: reload)
      for row in section.rows { try rowLine(row, reload: reload) }
    }
  }

  /// Writes a section's line.
  mutating func sectionLine(_ section: SectionAttributes<SectionID>, reload: Int?) throws(LogEncodingFailure) {
    beginLine()
    attributes(section)
    if let reload { part(of: reload) }
    try endLine()
  }

  /// Writes a row's line.
  mutating func rowLine(_ row: ListRow<Item>, reload: Int?) throws(LogEncodingFailure) {
    beginLine()
    self.row(row)
    if let reload { part(of: reload) }
    try endLine()
  }

  mutating func part(of revision: Int) {
    json.name("of")
    json.integer(revision)
  }

  /// The members of a section.
  mutating func attributes(_ section: SectionAttributes<SectionID>) {
    json.name("section")
    json.string(coding.text(ofSection: section.id))
    if !section.header.isEmpty {
      json.name("header")
      json.string(section.header)
    }
    if !section.footer.isEmpty {
      json.name("footer")
      json.string(section.footer)
    }
    json.name("mode")
    json.string(section.headerMode.rawValue)
  }

  /// The members of a row.
  mutating func row(_ row: ListRow<Item>) {
    content(row.item)
    if row.isStarred {
      json.name("starred")
      json.bool(true)
    }
    if row.isExpanded {
      json.name("expanded")
      json.bool(true)
    }
  }

  mutating func content(_ item: Item) {
    json.name("row")
    json.string(coding.text(ofRow: item.id))
    json.name("content")
    coding.write(item, to: &writer)
  }
}
