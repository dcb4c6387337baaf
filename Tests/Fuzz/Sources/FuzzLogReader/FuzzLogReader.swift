import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// A log of these bytes, with their lines sealed unless the first byte is `!`: read, read without records, read as raw items.
/// All must come to the same, and each entry must be one that a timeline takes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  let isRaw = input.first == UInt8(ascii: "!")
  let bytes = isRaw ? Array(input.dropFirst()) : SealedLog.bytes(of: input)
  guard let reader = try? LogReader(bytes: bytes, coding: { TextCoding(viewing: $0) }) else { return 0 }
  var timeline = Timeline(reader.list, firstRevision: reader.revision)
  var damage: LogError?
  do throws(LogError) {
    while let record = try reader.next() {
      guard timeline.append(record.entry) else { fatalError("an entry that a timeline does not take") }
    }
  } catch {
    damage = error
  }
  guard timeline.current == reader.list, timeline.revision == reader.revision else { fatalError("another list") }
  checkFold(bytes, reader, damage)
  checkSource(bytes, timeline, damage)
  checkRaw(bytes, reader, damage)
  return 0
}

/// Folding alone takes another way through the events.
private func checkFold(_ bytes: [UInt8], _ reader: LogReader<TextCoding>, _ damage: LogError?) {
  guard let folding = try? LogReader(bytes: bytes, coding: { TextCoding(viewing: $0) }) else {
    fatalError("a log that opens but once")
  }
  var folded: LogError?
  do throws(LogError) { try folding.advance() } catch { folded = error }
  // What only a record needs is not looked at; so folding may come further, never less far.
  guard folding.revision >= reader.revision, damage != nil || folded == nil else { fatalError("folding stops earlier") }
  if folding.revision == reader.revision, folding.list != reader.list { fatalError("folding gives another list") }
}

/// A history whose entries are made when they are asked for is the same.
private func checkSource(_ bytes: [UInt8], _ timeline: TextTimeline, _ damage: LogError?) {
  guard let history = try? RecordedHistory(log: bytes, path: "log") else { fatalError("a log that opens but once") }
  let lazy = history.timeline
  guard lazy.revision == timeline.revision, lazy.current == timeline.current else { fatalError("another history") }
  guard lazy.entries == timeline.entries else { fatalError("other entries") }
  switch (damage, history.log?.damage) {
  case (nil, nil): break
  case (.damaged(let one)?, let other?) where one.line == other.line && one.problem == other.problem: break
  default: fatalError("other damage")
  }
}

/// The raw reader knows no titles; so it may come further, never less far.
private func checkRaw(_ bytes: [UInt8], _ reader: LogReader<TextCoding>, _ damage: LogError?) {
  guard let raw = try? LogReader(bytes: bytes, coding: { RawCoding($0) }) else { return }
  while (try? raw.next()) != nil {}
  if raw.revision < reader.revision { fatalError("the raw reader stops earlier") }
}
