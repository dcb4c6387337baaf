import Rowtrail

/// The lines of one entry, written and read again.
struct RoundTripLines<Coding: LogCoding> {
  private var encoder: LineEncoder<Coding>
  private var assembler: EntryAssembler<Coding>

  init(_ coding: Coding) {
    encoder = LineEncoder(coding)
    assembler = EntryAssembler(coding)
  }

  /// What is wrong with an entry that was written and read again; `nil` where it is equal, or where no log can hold it.
  @_specialize(where Coding == TextCoding)
  mutating func problem(
    of entry: Entry<Coding.SectionID, Coding.Item>, in before: ListState<Coding.SectionID, Coding.Item>
  ) -> String? {
    encoder.json.clear()
    encoder.check.value = 0
    encoder.link = .check
    do throws(LogEncodingFailure) {
      try encoder.entry(entry, time: nil, other: [:])
    } catch {
      return nil
    }
    assembler.clear()
    defer { assembler.clear() }
    let bytes = encoder.json.bytes
    return bytes.withUnsafeBufferPointer { buffer in read(buffer, entry, before) }
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ entry: Entry<Coding.SectionID, Coding.Item>,
    _ before: ListState<Coding.SectionID, Coding.Item>
  ) -> String? {
    var start = 0
    do throws(LineFailure) {
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let body = UnsafeBufferPointer(rebasing: bytes[start..<max(start, end - LineCheck.length)])
        start = end + 1
        let kind = try assembler.decoder.begin(body)
        guard case .entry = kind else {
          try assembler.add(kind, body)
          continue
        }
        let draft = try assembler.entry(wantsRecord: true)
        let events = try assembler.events(draft, body, happeningTo: before)
        guard start >= bytes.count, let read = draft.record(events)?.entry else { return "it is not read as one entry" }
        return difference(read, entry)
      }
    } catch {
      return "its line is not read: expected \(error.expected), found \(error.found)"
    }
    return "its lines hold no entry"
  }

  /// Where an entry that was read is another one than the one that was written.
  private func difference(
    _ read: Entry<Coding.SectionID, Coding.Item>, _ written: Entry<Coding.SectionID, Coding.Item>
  ) -> String? {
    if read.isSame(as: written) { return nil }
    if read.outcome != written.outcome { return "it is read with another outcome" }
    if read.action != written.action { return "it is read with another action" }
    if read.revision != written.revision { return "it is read as revision \(read.revision)" }
    if read.row != written.row { return "it is read with another row" }
    return "it is read with other hazards"
  }
}
