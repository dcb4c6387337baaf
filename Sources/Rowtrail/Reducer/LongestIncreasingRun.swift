/// The indices of a longest strictly increasing subsequence, ascending. O(n log n), by patience sorting.
package func longestIncreasingRun(_ values: [Int]) -> [Int] {
  var tops: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous[index] = low == 0 ? -1 : tops[low - 1]
    if low == tops.count { tops.append(index) } else { tops[low] = index }
  }
  var run: [Int] = []
  var index = tops.last ?? -1
  while index >= 0 {
    run.append(index)
    index = previous[index]
  }
  return run.reversed()
}
