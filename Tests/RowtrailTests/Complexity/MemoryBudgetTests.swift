import Rowtrail
import Testing

@Suite("The lists at hand stay within the budget")
struct MemoryBudgetTests {
  @Test("All of them while they fit, and fewer the less memory there is")
  func fewerWithLessMemory() {
    var counts: [Int] = []
    for budget in [1 << 30, 1 << 20, 1 << 16] {
      var timeline = TextTimeline(
        TextList(ListSection("s", (0..<1_000).map { TextItem("\($0)") })), memoryBudget: budget)
      for step in 0..<3_000 { timeline.dispatch(.toggleStar(.id("\(step % 1_000)"))) }
      counts.append(timeline.keptListCount)
    }
    #expect(counts[0] == 3_001)
    #expect(counts[1] < 1_000 && counts[1] > 20)
    #expect(counts[2] < counts[1])
  }

  @Test("Bulk entries do not drive everything else out")
  func bulkEntries() {
    let rows = 20_000
    var timeline = TextTimeline(
      TextList(ListSection("s", (0..<rows).map { TextItem("\($0)") })), memoryBudget: 4 << 20)
    for round in 0..<20 {
      timeline.dispatch(round % 2 == 0 ? .starAll() : .unstarAll())
      for step in 0..<50 { timeline.dispatch(.toggleExpand(.id("\(step)"))) }
    }
    #expect(timeline.keptListCount > 50)
    for revision in stride(from: 0, through: timeline.revision, by: 97) {
      let starred = timeline.list(at: revision)?.row("9999")?.isStarred
      #expect(starred == (revision > 0 && ((revision - 1) / 51) % 2 == 0))
    }
  }
}
