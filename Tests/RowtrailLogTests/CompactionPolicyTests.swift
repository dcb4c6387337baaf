import Rowtrail
import RowtrailLog
import Testing

@Suite("When a log compacts itself")
struct CompactionPolicyTests {
  /// How long the log was after each write, and where it begins.
  private func sizes(_ policy: LogCompactionPolicy, rows: Int, writes: Int) throws -> [(length: Int, first: Int)] {
    let list = ListState(ListSection("s", (0..<rows).map { TextItem("r\($0)", title: "row \($0)") }))
    let options = LogOptions(clock: .none, checkpoints: .growth(0.01, minimum: 700), compaction: policy)
    let log = try LogWriter.create("c", TextCoding(), list, 0, options, SimulatedDisk())
    var timeline = Timeline(list)
    return try (0..<writes).map { _ in
      try log.append(timeline.dispatch(.toggleStar(.id("r0"))))
      #expect(log.maintenanceFailure == nil)
      return (log.byteCount, log.header.firstRevision)
    }
  }

  @Test("what it keeps may be greater than its size, and checkpoints come more often: it compacts all the same")
  func keptIsGreater() throws {
    let sizes = try sizes(LogCompactionPolicy(beyond: 2000, keepingEntries: 5), rows: 100, writes: 400)
    let least = sizes[0].length
    #expect(least > 2000 && sizes.allSatisfy { $0.length < least + 2000 + 1200 })
    #expect(Set(sizes.map(\.first)).count > 10)
  }

  @Test("behind a compaction it grows by the size before the next one")
  func growth() throws {
    for size in [0, 1000, 2000, 4000] {
      let policy = LogCompactionPolicy(beyond: size, keepingEntries: 5)
      let sizes = try sizes(policy, rows: 20, writes: 300)
      var begun: Int?
      for (before, after) in zip(sizes, sizes.dropFirst()) where after.first != before.first {
        if let begun { #expect(before.length + 200 >= begun + size) }
        begun = after.length
      }
      #expect(begun != nil)
    }
  }

  @Test(
    "there is a checkpoint at most a quarter of the size old, so that damage costs no more; none where none is wanted")
  func checkpoints() throws {
    let list = ListState(ListSection("s", [TextItem("r", title: "row")]))
    let policy = LogCompactionPolicy(beyond: 20_000, keepingEntries: 50)
    for checkpoints in [LogCheckpointPolicy.growth(), .never] {
      let disk = SimulatedDisk()
      let options = LogOptions(durability: .process, clock: .none, checkpoints: checkpoints, compaction: policy)
      let log = try LogWriter.create("c", TextCoding(), list, 0, options, disk)
      var timeline = Timeline(list)
      var (begun, length, compactions) = (log.byteCount, 0, 0)
      for number in 1...1000 {
        try log.append(timeline.dispatch(.toggleStar(.id("r"))))
        #expect(log.maintenanceFailure == nil)
        if log.byteCount < length {
          compactions += 1
          #expect(disk.paths.contains("c.checkpoint-\(number)") == (checkpoints != .never))
        }
        length = log.byteCount
        let newest = LogCheckpointFile.all(besides: "c", disk).last
        if newest?.revision == number { begun = length }
        #expect(checkpoints == .never ? newest == nil : length - begun < 5200)
      }
      #expect(compactions > 2)
    }
  }
}
