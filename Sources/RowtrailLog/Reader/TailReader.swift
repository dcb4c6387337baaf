/// Tells a torn tail from damage: looks at the bad line and at everything after it, and keeps nothing.
struct TailReader {
  /// The size of what a disk writes whole or not at all.
  private static let sector = 512

  /// The check values that the line before may have, as its bytes or its letters say.
  private var befores: [UInt32]
  private var hasHole = false
  private var hasSoundLine = false
  private var allJoin = true

  /// - Parameter before: the check value of the last sound line.
  init(before: UInt32) { befores = [before] }

  /// Reads to the file's end, and tells whether what was added and what was read is a torn tail.
  mutating func isTorn(_ source: LineSource) throws(LogError) -> Bool {
    while true {
      do {
        switch try source.next() {
        case .line(let line): add(line, endsAt: source.offset)
        case .tooLong: befores = []
        case .end: return !hasSoundLine || (hasHole && allJoin)
        }
        if !allJoin { return false }
      } catch { throw .io(error) }
    }
  }

  /// Looks at one line.
  ///
  /// - Parameter end: where in the file the line's line feed ends.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>, endsAt end: Int) {
    let isSound = note(line)
    if isSound { return }
    var index = 0
    while index < line.count {
      guard line[index] == 0 else {
        index += 1
        continue
      }
      while index < line.count, line[index] == 0 { index += 1 }
      if (end - 1 - line.count + index) % Self.sector == 0 { hasHole = true }
    }
  }

  /// Whether the line is sound behind one that may have had one of the check values; and notes its own.
  private mutating func note(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count > LineCheck.length else {
      befores = []
      return false
    }
    let body = UnsafeBufferPointer(rebasing: line[..<(line.count - LineCheck.length)])
    let found = LineCheck.find(in: line)
    if let found, befores.contains(where: { LineCheck(value: $0).next(body, found.link) == found.value }) {
      hasSoundLine = true
      if found.link == .check { allJoin = false }
      befores = [found.value]
      return true
    }
    let links: [LineCheck.Link] = [.check, .joins]
    befores = befores.flatMap { before in links.map { LineCheck(value: before).next(body, $0) } }
    if befores.count > 8 { befores = Array(befores.suffix(8)) }
    let letters = line.suffix(10).dropLast(2)
    if let value = LineCheck.value(ofText: String(decoding: letters, as: UTF8.self)) { befores.append(value) }
    return false
  }
}
