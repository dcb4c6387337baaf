import Testing

@testable import Rowtrail

@Suite struct LongestIncreasingRunTests {
  /// Every sequence of up to six numbers below four, against every subset.
  @Test func againstEverySubset() {
    for length in 0...6 {
      for number in 0..<1 << (2 * length) {
        let values = (0..<length).map { number >> (2 * $0) & 3 }
        let run = longestIncreasingRun(values)
        #expect(isIncreasing(run) && isIncreasing(run.map { values[$0] }), "\(values)")
        #expect(run.count == longest(values), "\(values)")
      }
    }
  }

  @Test func longRuns() {
    #expect(longestIncreasingRun(Array(0..<1000)) == Array(0..<1000))
    #expect(longestIncreasingRun(Array((0..<1000).reversed())).count == 1)
    var random = SplitMix(seed: seed)
    let values = Array(0..<300).shuffled(using: &random)
    let run = longestIncreasingRun(values)
    #expect(isIncreasing(run) && isIncreasing(run.map { values[$0] }) && run.count == longestByTable(values))
  }

  private func isIncreasing(_ values: [Int]) -> Bool { zip(values, values.dropFirst()).allSatisfy { $0 < $1 } }

  private func longest(_ values: [Int]) -> Int {
    var best = 0
    for subset in 0..<1 << values.count where subset.nonzeroBitCount > best {
      let chosen = values.indices.filter { subset & 1 << $0 != 0 }.map { values[$0] }
      if isIncreasing(chosen) { best = chosen.count }
    }
    return best
  }

  private func longestByTable(_ values: [Int]) -> Int {
    var ending: [Int] = []
    for (index, value) in values.enumerated() {
      let before = (0..<index).filter { values[$0] < value }.map { ending[$0] }
      ending.append((before.max() ?? 0) + 1)
    }
    return ending.max() ?? 0
  }
}
