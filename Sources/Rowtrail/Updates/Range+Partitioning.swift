extension Range<Int> {
  /// The first number from which on a condition holds, where it holds from some number on; the upper bound where it holds
  /// for none. O(log n) calls.
  @inline(__always)
  package func partitioningIndex(where isSecond: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isSecond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
