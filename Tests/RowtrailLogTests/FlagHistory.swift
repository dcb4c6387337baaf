import Rowtrail
import RowtrailLog

/// A log of short lines: stars of a few rows switched on and off.
struct FlagHistory {
  let bytes: [UInt8]
  /// Before each line: its place.
  let marks: [ChainMark]

  /// A place between two lines of a log.
  struct ChainMark {
    var offset: Int
    var check: UInt32
  }

  static func made(_ count: Int) -> FlagHistory {
    var timeline = TextTimeline(ListState(ListSection("s", (0..<3).map { TextItem("r\($0)") })))
    let disk = SimulatedDisk()
    let list = timeline.current
    for number in 0..<count { timeline.dispatch(.toggleStar(.id("r\(number % 3)"))) }
    let options = LogOptions(clock: .none)
    guard let log = try? LogWriter.create("f", TextCoding(), list, 0, options, disk) else {
      return FlagHistory(bytes: [], marks: [])
    }
    for entry in timeline.entries { try? log.append(entry) }
    let bytes = disk["f"] ?? []
    var marks = [ChainMark(offset: 0, check: 0)]
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      let line = Array(bytes[..<index].suffix(100))
      let value = line.withUnsafeBufferPointer { LineCheck.find(in: $0)?.value }
      marks.append(ChainMark(offset: index + 1, check: value ?? 0))
    }
    return FlagHistory(bytes: bytes, marks: marks)
  }

  /// Whether the lines around a flipped bit are taken for sound: those from the line on to the second one after it.
  func read(flipping bit: Int, of index: Int, inLine line: Int) -> (isSound: Bool, line: Int) {
    let start = marks[line].offset
    let last = min(line + 2, marks.count - 1)
    var part = Array(bytes[start..<marks[last].offset])
    part[index - start] ^= 1 << UInt8(bit)
    var check = LineCheck(value: marks[line].check)
    var number = line
    for text in part.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      let isSound = Array(text).withUnsafeBufferPointer { bytes in
        guard let found = LineCheck.find(in: bytes) else { return false }
        let body = UnsafeBufferPointer(rebasing: bytes[..<(bytes.count - LineCheck.length)])
        check.value = check.next(body, found.link)
        return check.value == found.value
      }
      if !isSound { return (false, number) }
      number += 1
    }
    return (number == last && part.last == 0x0A, number)
  }
}
