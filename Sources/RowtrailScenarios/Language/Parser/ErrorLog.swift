/// The errors of a file while it is being read.
struct ErrorLog {
  private struct Entry {
    let place: SourcePlace
    let problem: ScenarioError.Problem
    let lineStart: Int
  }

  private var entries: [Entry] = []

  /// Whether there are none.
  var isEmpty: Bool { entries.isEmpty }

  /// Notes an error in the line that starts at an offset.
  mutating func note(_ problem: ScenarioError.Problem, at place: SourcePlace, lineStart: Int) {
    entries.append(Entry(place: place, problem: problem, lineStart: lineStart))
  }

  /// The errors by line and column, each with its line's text. The errors of a line share one text.
  func errors(of bytes: [UInt8]) -> [ScenarioError] {
    var found: [ScenarioError] = []
    found.reserveCapacity(entries.count)
    var line = (start: -1, columns: LineColumns(""))
    let order = entries.indices.sorted {
      (entries[$0].place.line, entries[$0].place.column, $0) < (entries[$1].place.line, entries[$1].place.column, $1)
    }
    for index in order {
      let entry = entries[index]
      if line.start != entry.lineStart {
        line = (entry.lineStart, LineColumns(Self.line(of: bytes, from: entry.lineStart)))
      }
      let index = line.columns.index(of: entry.place.column)
      found.append(
        ScenarioError(place: entry.place, problem: entry.problem, sourceLine: line.columns.line, sourceIndex: index))
    }
    return found
  }

  private static func line(of bytes: [UInt8], from start: Int) -> String {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    if end < bytes.count, end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}
