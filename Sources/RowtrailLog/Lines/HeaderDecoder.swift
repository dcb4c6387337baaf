/// Reads the first line of a log.
struct HeaderDecoder {
  private var json = JSONScanner()
  private var header = LogHeader(
    coding: "", codingVersion: 0, titleMember: "", firstRevision: -1, sectionCount: -1, rowCount: -1, time: nil,
    metadata: [:])

  /// What a first line says; `nil` where it is no header of a log at all.
  ///
  /// A version that is not known is given back as it is, with nothing else read.
  static func header(_ body: UnsafeBufferPointer<UInt8>) throws(LineFailure) -> LogHeader? {
    var decoder = HeaderDecoder()
    return try decoder.read(body)
  }

  /// What can be read of a damaged first line, up to where it is none any more. Nothing vouches for it.
  static func remains(_ line: UnsafeBufferPointer<UInt8>) -> LogHeader {
    var decoder = HeaderDecoder()
    _ = try? decoder.read(line)
    decoder.header.version = LogHeader.currentVersion
    return decoder.header
  }

  private mutating func read(_ body: UnsafeBufferPointer<UInt8>) throws(LineFailure) -> LogHeader? {
    json.start(body, isLine: true)
    guard json.peek() == UInt8(ascii: "{") else { return nil }
    try json.beginObject()
    guard let first = try json.nextName() else { return nil }
    guard case "format" = first else { return nil }
    guard try json.string() == LogFormat.name else { return nil }
    guard let second = try json.nextName() else { throw json.failure(.missing("version")) }
    guard case "version" = second else { throw json.failure(.missing("version")) }
    header.version = try json.integer()
    guard header.version == LogHeader.currentVersion else { return header }
    while let name = try json.nextName() { try member(name) }
    try json.finish()
    guard header.codingVersion > 0 else { throw json.failure(.missing("coding-version")) }
    guard header.firstRevision >= 0 else { throw json.failure(.missing("revision")) }
    guard header.sectionCount >= 0 else { throw json.failure(.missing("sections")) }
    guard header.rowCount >= 0 else { throw json.failure(.missing("rows")) }
    return header
  }

  private mutating func member(_ name: JSONName) throws(LineFailure) {
    switch name {
    case "coding": header.coding = try json.string()
    case "coding-version": header.codingVersion = try json.integer()
    case "title": header.titleMember = try json.string()
    case "revision": header.firstRevision = try json.integer()
    case "sections": header.sectionCount = try json.integer()
    case "rows": header.rowCount = try json.integer()
    case "metadata": header.metadata = try json.object()
    case "time":
      let text = try json.string()
      guard let time = LogTime(text) else { throw json.failure(.badTime(text)) }
      header.time = time
    case "check", "joins": throw json.failure(.duplicateName(name.text))
    default: header.other.members.append(.init(name.text, try json.value()))
    }
  }
}
