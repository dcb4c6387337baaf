import Rowtrail
import RowtrailLog
import Testing

@Suite("Damage is found")
struct DamageTests {
  /// What a reader says of bytes: the revision it reached, and whether it met damage or left a tail.
  private func read(_ bytes: [UInt8]) -> (revision: Int, list: TextList?, isDamaged: Bool, tail: Int) {
    guard let reader = try? textReader(bytes) else { return (-1, nil, true, 0) }
    do throws(LogError) {
      try reader.advance()
      return (reader.revision, reader.list, false, reader.tail?.count ?? 0)
    } catch {
      return (reader.revision, reader.list, true, 0)
    }
  }

  /// Every bit of a log of two hundred entries, one after the other: what is read is a prefix, and the line is named or cut.
  @Test(arguments: 0..<16)
  func everyBit(part: Int) throws {
    let history = FlagHistory.made(200)
    let whole = history.bytes
    let ends = whole.indices.filter { whole[$0] == 0x0A }
    for index in whole.indices where index % 16 == part {
      // A reader that starts two lines before the flipped one finds the same as one that starts at the beginning.
      let line = ends.firstIndex { $0 >= index } ?? 0
      for bit in 0..<8 {
        let found = history.read(flipping: bit, of: index, inLine: line)
        #expect(!found.isSound, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test
  func everyLineLostDoubledOrSwapped() throws {
    let history = History.made(30, seed: 3)
    let bytes = try logBytes(history)
    let lines = bytes.split(separator: 0x0A).map { Array($0) + [0x0A] }
    for index in lines.indices {
      var changed = lines
      changed.remove(at: index)
      let lost = read(Array(changed.joined()))
      #expect(lost.isDamaged || index >= lines.count - 2)
      changed = lines
      changed.insert(lines[index], at: index)
      let doubled = read(Array(changed.joined()))
      #expect(doubled.isDamaged || (index == lines.count - 1 && doubled.tail > 0))
      guard index > 0 else { continue }
      changed = lines
      changed.swapAt(index, index - 1)
      let swapped = read(Array(changed.joined()))
      #expect(swapped.isDamaged || (index >= lines.count - 2 && swapped.tail > 0))
    }
  }

  @Test
  func everyByteLostOrInserted() throws {
    let bytes = try logBytes(.made(12, seed: 4))
    for index in bytes.indices {
      var lost = bytes
      lost.remove(at: index)
      let found = read(lost)
      #expect(found.isDamaged || found.tail > 0, "byte \(index) lost")
      var inserted = bytes
      inserted.insert(0x20, at: index)
      let other = read(inserted)
      #expect(other.isDamaged || other.tail > 0, "blank inserted at \(index)")
    }
  }

  @Test
  func messages() throws {
    let bytes = try logBytes(.made(5, seed: 4))
    var changed = bytes
    let second = try #require(bytes.firstIndex(of: 0x0A)) + 12
    changed[second] ^= 1
    do {
      _ = try textReader(changed)
      Issue.record("damage was not found")
    } catch {
      #expect("\(error)".hasPrefix("log: line 2, byte \(second - 11): expected the check value "))
      // Nothing leads back to what refuses it.
      #expect("\(error)".hasSuffix("its app goes on from them with `LogRepair.mend`"))
    }
    let entry = Array("{\"revision\":3,".utf8)
    changed = bytes
    changed[try #require(bytes.indices.first { bytes[$0...].starts(with: entry) }) + 12] ^= 1
    let reader = try textReader(changed)
    let error = #expect(throws: LogError.self) { while try reader.next() != nil {} }
    #expect(
      error.map { "\($0)".hasSuffix("; `rowtrail log repair` writes the sound lines before it to a new file") } == true)
    #expect("\(LogError.notALog(file: "x"))".contains("no log"))
    #expect(throws: LogError.notALog(file: "log")) { try textReader(Array("{\"format\":\"other\"}\n".utf8)) }
    #expect(throws: LogError.notALog(file: "log")) { try textReader([]) }
  }

  @Test
  func truncatedAnywhereIsATornTail() throws {
    let history = History.made(20, seed: 9)
    let bytes = try logBytes(history)
    let start = try textReader(bytes).byteCount
    for count in stride(from: start, to: bytes.count, by: 3) {
      let found = read(Array(bytes[..<count]))
      #expect(!found.isDamaged)
      #expect(found.list == history.timeline.list(at: found.revision))
      let zeros = read(Array(bytes[..<count]) + [UInt8](repeating: 0, count: 100))
      #expect(!zeros.isDamaged && zeros.revision == found.revision)
    }
  }
}
