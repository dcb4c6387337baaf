/// The indices of a longest strictly increasing subsequence, ascending. O(n log n), by patience sorting.
package func longestIncreasingRun(_ values: [Int]) -> [Int] {
  var tops: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    let place = tops.indices.partitioningIndex { values[tops[$0]] >= value }
    previous[index] = place == 0 ? -1 : tops[place - 1]
    if place == tops.count { tops.append(index) } else { tops[place] = index }
  }
  var run: [Int] = []
  var index = tops.last ?? -1
  while index >= 0 {
    run.append(index)
    index = previous[index]
  }
  return run.reversed()
}
