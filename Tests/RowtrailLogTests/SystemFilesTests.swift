import Dispatch
import Rowtrail
import RowtrailLog
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Real files")
struct SystemFilesTests {
  private let options = LogOptions(clock: .none, checkpoints: .growth(1, minimum: 4000))

  @Test("the lock goes with the close, also where a child process has the file open for a moment longer")
  func lockOfAnOpenCopy() throws {
    let path = Folder().path + ".lock"
    defer { unlink(path) }
    let files = SystemFiles()
    let file = try files.open(path, .create)
    #expect(try file.lock())
    let number = try file.identity().number
    // What a child has between fork and exec: the same open file under another descriptor.
    let copies = (3..<Int32(1024)).filter { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && UInt64(status.st_ino) == number
    }.map { dup($0) }
    defer { for copy in copies { close(copy) } }
    #expect(!copies.isEmpty)
    file.close()
    let again = try files.open(path, .write)
    #expect(try again.lock())
    again.close()
  }

  @Test("who waits for the disk is not left waiting by a compaction, which makes the log shorter")
  func waitersAndCompactions() throws {
    let folder = Folder()
    let path = folder.path + "/many.rowlog"
    let history = History.made(1200, seed: 5)
    let log = try LogWriter.create(path: path, coding: TextCoding(), list: history.start, options: options)
    let queues = (0..<4).map { DispatchQueue(label: "waiter \($0)") }
    for round in 0..<300 {
      for entry in history.entries[4 * round..<4 * round + 4] { try log.append(entry, durability: .process) }
      let group = DispatchGroup()
      for (number, queue) in queues.enumerated() {
        queue.async(group: group) {
          do {
            if number == 3 { try log.compact(from: log.revision) } else { try log.sync() }
          } catch {
            Issue.record(error)
          }
        }
      }
      try #require(group.wait(timeout: .now() + 20) == .success)
    }
    try log.close()
    let opened = try LogWriter.open(path: path, coding: TextCoding())
    #expect(opened.revision == 1200 && opened.list == history.timeline.current)
  }

  @Test
  func aWholeLife() throws {
    let folder = Folder()
    let path = folder.path + "/life.rowlog"
    var history = History.made(60, seed: 41)
    let log = try LogWriter.create(path: path, coding: TextCoding(), list: history.start, options: options)
    for entry in history.entries { try log.append(entry) }
    #expect(throws: LogError.busy(file: path)) { try LogWriter.open(path: path, coding: TextCoding()) }
    #expect(throws: LogError.exists(file: path)) {
      try LogWriter.create(path: path, coding: TextCoding(), list: history.start)
    }
    try log.compact(from: 30)
    try log.append(history.step())
    #expect(throws: LogError.busy(file: path)) { try LogWriter.open(path: path, coding: TextCoding()) }
    try log.makeCheckpoint()
    try log.append(history.step())
    try log.close()
    let opened = try LogWriter.openOrCreate(path: path, coding: TextCoding(), list: ListState())
    #expect(opened.list == history.timeline.current)
    #expect(opened.ignoredCheckpoints.isEmpty)
    #expect(opened.writer.revision == 62)
    #expect(try LogHistory(path: path, coding: TextCoding()).list(at: 40) == history.timeline.list(at: 40))
  }

  /// The bytes that a killed process leaves, for every byte of the last entries' writes, in real files.
  @Test
  func cutAtEveryByte() throws {
    let folder = Folder()
    let history = History.flags(50)
    let bytes = try logBytes(history)
    let ends = bytes.indices.filter { bytes[$0] == 0x0A }
    for count in stride(from: ends[4] + 1, through: bytes.count, by: 7) {
      let path = "\(folder.path)/\(count).rowlog"
      try SystemFiles().write(Array(bytes[..<count]), to: path, sync: false)
      let opened = try LogWriter.open(path: path, coding: TextCoding(), options: options)
      let revision = ends.count { $0 < count } - 5
      #expect(opened.writer.revision == revision)
      #expect(opened.list == history.timeline.list(at: revision))
      #expect((opened.tail == nil) == (bytes[count - 1] == 0x0A))
    }
  }

  /// A log is never put in the place of a link, nor written through one that leads to nothing.
  @Test
  func aLinkToNothing() throws {
    let folder = Folder()
    let path = folder.path + "/link.rowlog"
    symlink("nothing.rowlog", path)
    let history = History.made(2, seed: 3)
    let refused = LogError.io(LogIOFailure(.open, path, ELOOP))
    #expect(throws: refused) { try LogWriter.create(path: path, coding: TextCoding(), list: history.start) }
    #expect(throws: refused) { try LogWriter.openOrCreate(path: path, coding: TextCoding(), list: history.start) }
    #expect("\(refused)" == "\(path): cannot open: it is a symbolic link (ELOOP); name the file that it leads to")
    let names = try SystemFiles().names(besides: path).filter { $0 != "." && $0 != ".." }
    #expect(names == ["link.rowlog"])
  }

  @Test
  func whatIsNoLog() throws {
    let folder = Folder()
    #expect(throws: LogError.io(LogIOFailure(.open, folder.path + "/none", LogIOFailure.noEntry))) {
      try LogReader(path: folder.path + "/none", coding: TextCoding())
    }
    #expect(throws: LogError.self) { try LogReader(path: folder.path, coding: TextCoding()) }
    #expect(throws: LogError.self) { try LogReader(path: "/dev/zero", coding: TextCoding()) }
    let newer = folder.path + "/newer"
    var sample = DocumentedLogTests.sample
    let digit = try #require(sample.firstIndex(of: "1"))
    sample.replaceSubrange(digit...digit, with: "2")
    try SystemFiles().write(Array(sample.utf8), to: newer, sync: false)
    #expect(throws: LogError.unknownVersion(2, file: newer)) { try LogReader(path: newer, coding: TextCoding()) }
  }
}
