/// Reads a log's lines in order and checks each one's check value against the line before.
///
/// Bad lines at the end that a crash can have left are the torn tail; any other bad line is damage. A line is torn
/// where nothing sound comes after it, or where it holds bytes that never reached the disk (a run of NULs up to a disk
/// sector's end) and every sound line after it says that it was written before those were synced.
struct ChainReader {
  /// A place between two lines.
  struct Mark: Hashable {
    /// How many bytes stand before it.
    var offset = 0
    /// How many lines stand before it.
    var line = 0
    /// The check value of the line before it.
    var check: UInt32 = 0
  }

  let source: LineSource
  /// Where the next line begins.
  private(set) var mark: Mark
  /// Where the last line that was handed out begins.
  private(set) var lineMark: Mark
  /// Where the last line begins that was written when everything before it was on the disk.
  private(set) var unsynced: Mark
  private var check: LineCheck

  init(_ file: any LogFile, at mark: Mark = Mark(), blockLength: Int = LineSource.blockLength) {
    source = LineSource(file, offset: mark.offset, blockLength: blockLength)
    self.mark = mark
    lineMark = mark
    unsynced = mark
    check = LineCheck(value: mark.check)
  }

  var file: String { source.file.path }

  /// Goes back to a place, to read on from there.
  mutating func move(to mark: Mark) {
    self.mark = mark
    lineMark = mark
    check.value = mark.check
    source.move(to: mark.offset)
  }

  /// The next line without its last member, or `nil` where the sound lines end for now.
  ///
  /// - Throws: what the line is damaged by, with the position still before it.
  @inline(__always)
  mutating func next() throws(LogError) -> UnsafeBufferPointer<UInt8>? {
    let step: LineSource.Step
    do { step = try source.next() } catch { throw .io(error) }
    guard case .line(let line) = step else { return try atEnd(step) }
    guard let found = LineCheck.find(in: line) else { return try bad(line) }
    let body = UnsafeBufferPointer(rebasing: line[..<(line.count - LineCheck.length)])
    let value = check.next(body, found.link)
    guard value == found.value else { return try bad(line) }
    lineMark = mark
    if found.link == .check { unsynced = mark }
    check.value = value
    mark.offset += line.count + 1
    mark.line += 1
    mark.check = value
    return body
  }

  /// That a line is not there any more, of a file that had so many sound bytes.
  func loss(of length: Int) -> LogError {
    let size = (try? source.file.size()) ?? 0
    return size < length ? .shrunk(file: file, from: length, to: size) : damage(.noChecksum(found: ""), at: mark)
  }

  /// How many bytes follow the sound lines.
  func tailLength() throws(LogError) -> Int {
    do { return try source.file.size() - mark.offset } catch { throw .io(error) }
  }

  func damage(_ problem: LogDamage.Problem, at mark: Mark? = nil) -> LogError {
    let mark = mark ?? lineMark
    return .damaged(LogDamage(file: file, line: mark.line + 1, offset: mark.offset, problem: problem))
  }

  private mutating func atEnd(_ step: LineSource.Step) throws(LogError) -> UnsafeBufferPointer<UInt8>? {
    let here = mark
    defer { move(to: here) }
    guard case .tooLong = step else {
      let size: Int
      do { size = try source.file.size() } catch { throw .io(error) }
      if size < here.offset { throw .shrunk(file: file, from: here.offset, to: size) }
      return nil
    }
    var tail = TailReader(before: check.value)
    guard try tail.isTorn(source) else { throw damage(.tooLong, at: here) }
    return nil
  }

  private mutating func bad(_ line: UnsafeBufferPointer<UInt8>) throws(LogError) -> UnsafeBufferPointer<UInt8>? {
    let here = mark
    let problem: LogDamage.Problem
    if let found = LineCheck.find(in: line) {
      let body = UnsafeBufferPointer(rebasing: line[..<(line.count - LineCheck.length)])
      problem = .checksum(expected: check.next(body, found.link), found: found.value)
    } else {
      problem = .noChecksum(found: String(decoding: line.suffix(LineCheck.length), as: UTF8.self))
    }
    defer { move(to: here) }
    var tail = TailReader(before: check.value)
    tail.add(line, endsAt: source.offset)
    guard try tail.isTorn(source) else { throw damage(problem, at: here) }
    return nil
  }
}
