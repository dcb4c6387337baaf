/// A measured line of the log's table.
struct LogMeasured {
  /// What a figure counts.
  enum Unit: String {
    case perSecond = "entries/s"
    case microseconds = "µs"
    case milliseconds = "ms"
    case percent = "%"
    case megabytes = "MB"
  }

  var name: String
  var unit: Unit
  var ours: Double
  /// What stands beside it: its name and figure.
  var beside: (name: String, figure: Double)?
  /// What is aimed at: at least so much of a rate or a share, at most so much of anything else.
  var aim: Double

  /// Whether more is better.
  private var isRate: Bool { unit == .perSecond || unit == .percent }

  /// What is said where the aim is missed by far, as it is for the promises of lists.
  var breach: String? {
    let isMissed = isRate ? ours * Promise.slack < aim : ours > aim * Promise.growthSlack
    return isMissed ? "\(name): \(text(ours)), not \(text(aim))" : nil
  }

  var line: String {
    let other = beside.map { "\($0.name): \(text($0.figure))" } ?? "–"
    return "| \(name) | \(text(ours)) | \(other) | \(isRate ? "≥" : "≤") \(text(aim)) |"
  }

  private func text(_ value: Double) -> String {
    switch unit {
    case .perSecond: "\(ResultTable.grouped(Int(value / 1000) * 1000)) \(unit.rawValue)"
    default: "\((value * 10).rounded() / 10) \(unit.rawValue)"
    }
  }

  static func markdown(_ results: [LogMeasured]) -> String {
    (["| log | Rowtrail | beside it, in the same run | aim |", "| --- | --- | --- | --- |"] + results.map(\.line))
      .joined(separator: "\n")
  }
}
