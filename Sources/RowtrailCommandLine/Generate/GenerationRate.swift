/// How fast steps went.
enum GenerationRate {
  static func stepsPerSecond(_ steps: Int, _ duration: Duration) -> Int {
    let microseconds = max(1, Int(duration / .microseconds(1)))
    let (product, overflow) = steps.multipliedReportingOverflow(by: 1_000_000)
    return overflow ? 0 : product / microseconds
  }
}
