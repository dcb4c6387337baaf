import RowtrailScenarios

/// A length of time, as results show it.
struct Seconds: Sendable, Hashable {
  private let microseconds: Int

  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (product, overflow) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000_000)
    microseconds = overflow ? .max : max(0, product + Int(attoseconds / 1_000_000_000_000))
  }

  /// The seconds that a decimal fraction such as `0.004213` spells; `nil` where it spells none. What is behind the
  /// microseconds is left out.
  init?(decimal text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let seconds = IntegerText.natural(parts[0]), seconds < Int.max / 1_000_000 else {
      return nil
    }
    var fraction = parts.count == 2 ? String(parts[1].prefix(6)) : "0"
    fraction += String(repeating: "0", count: 6 - fraction.utf8.count)
    guard let microseconds = IntegerText.natural(fraction) else { return nil }
    self.microseconds = seconds * 1_000_000 + microseconds
  }

  /// The sum, as far as an integer of microseconds goes.
  static func + (left: Seconds, right: Seconds) -> Seconds {
    Seconds(.microseconds(left.microseconds.addingReportingOverflow(right.microseconds).partialValue))
  }

  /// The seconds as a decimal fraction: `0.004213`.
  var decimal: String {
    let fraction = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
  }

  /// The time as people read it: `<1 ms`, `42 ms`, `1.25 s`.
  var readable: String {
    if microseconds < 1000 { return "<1 ms" }
    if microseconds < 1_000_000 { return "\(microseconds / 1000) ms" }
    let hundredths = String(microseconds / 10_000 % 100)
    return "\(microseconds / 1_000_000).\(hundredths.utf8.count < 2 ? "0" : "")\(hundredths) s"
  }
}
