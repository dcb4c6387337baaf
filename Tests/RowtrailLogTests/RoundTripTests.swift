import Rowtrail
import RowtrailLog
import Testing

/// The text of a log of a history.
func logBytes(_ history: History, options: LogOptions = LogOptions(clock: .none)) throws -> [UInt8] {
  let disk = SimulatedDisk()
  let log = try LogWriter.create("h.rowlog", TextCoding(), history.start, 0, options, disk)
  for entry in history.entries { try log.append(entry) }
  try log.close()
  return try #require(disk["h.rowlog"])
}

/// A reader of a text log in memory.
func textReader(_ bytes: [UInt8]) throws(LogError) -> LogReader<TextCoding> {
  try LogReader(bytes: bytes) { TextCoding(viewing: $0) }
}

@Suite("A log that was written is read again")
struct RoundTripTests {
  @Test(arguments: 0..<60)
  func everyEntry(seed: UInt64) throws {
    let history = History.made(60, seed: seed)
    let bytes = try logBytes(history)
    let reader = try textReader(bytes)
    #expect(reader.list == history.start)
    for entry in history.entries {
      let record = try #require(try reader.next())
      #expect(record.entry == entry)
      #expect(reader.list == history.timeline.list(at: entry.revision))
    }
    #expect(try reader.next() == nil)
    #expect(reader.tail == nil)
    #expect(reader.byteCount == bytes.count)
  }

  @Test(arguments: 0..<60)
  func folding(seed: UInt64) throws {
    let history = History.made(60, seed: seed)
    let reader = try textReader(try logBytes(history))
    for revision in 1...60 {
      #expect(try reader.advance(to: revision))
      #expect(reader.list == history.timeline.list(at: revision))
    }
  }

  @Test
  func sameHistorySameBytes() throws {
    #expect(try logBytes(.made(80, seed: 5)) == logBytes(.made(80, seed: 5)))
  }
}
