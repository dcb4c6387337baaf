/// The figures as one Markdown table.
struct ResultTable {
  private struct Key: Hashable {
    var operation: Operation
    var item: String
  }

  private let sizes: [Int]
  private var keys: [Key] = []
  private var cells: [Key: [Int: Measured]] = [:]

  init(_ results: [Measured], sizes: [Int]) {
    self.sizes = sizes
    for result in results {
      let key = Key(operation: result.operation, item: result.item)
      if cells[key] == nil { keys.append(key) }
      cells[key, default: [:]][result.size] = result
    }
  }

  var markdown: String {
    let heads =
      ["operation", "rows are"] + sizes.map { "\(Self.grouped($0)) rows" } + (sizes.count > 1 ? ["growth"] : [])
    var lines = [
      "Measured on \(Machine.description).",
      "Each cell: Rowtrail · an array with a dictionary in the same run · how many times less Rowtrail takes.",
      "Text rows have ids and titles of at most 15 bytes, which need no heap block; an app's struct has an integer id.",
      "Times are medians of processor time for one operation; the last column says how Rowtrail's grows with the rows.",
      "",
      "| \(heads.joined(separator: " | ")) |",
      "|\(heads.map { _ in " --- |" }.joined())",
    ]
    for key in keys {
      let row = cells[key] ?? [:]
      let texts = sizes.map { size in row[size].map { Self.cell(key.operation.unit, $0.ours, $0.plain) } ?? "–" }
      lines.append("| \(key.operation.name) | \(key.item) | \(texts.joined(separator: " | ")) |\(growth(row))")
    }
    return lines.joined(separator: "\n")
  }

  private func growth(_ row: [Int: Measured]) -> String {
    guard sizes.count > 1 else { return "" }
    guard let first = row[sizes[0]], let last = row[sizes[sizes.count - 1]], first.ours.median > 0 else {
      return " – |"
    }
    return " \(Self.factor(last.ours.median / first.ours.median)) |"
  }

  static func cell(_ unit: Operation.Unit, _ ours: Figure, _ plain: Figure?) -> String {
    let own = text(unit, ours.median)
    guard let plain else { return own }
    return "\(own) · \(text(unit, plain.median)) · \(factor(plain.median / max(ours.median, 0.001)))"
  }

  private static func text(_ unit: Operation.Unit, _ value: Double) -> String {
    switch unit {
    case .time: scaled(value, 1000, ["ns", "µs", "ms", "s"])
    case .bytes: scaled(value, 1000, ["B", "KB", "MB", "GB"])
    }
  }

  private static func scaled(_ value: Double, _ step: Double, _ units: [String]) -> String {
    var value = value
    var unit = 0
    while value >= step, unit + 1 < units.count {
      value /= step
      unit += 1
    }
    return "\(short(value)) \(units[unit])"
  }

  private static func factor(_ value: Double) -> String { "\(short(value))×" }

  /// Two or three digits that count.
  private static func short(_ value: Double) -> String {
    if value >= 1000 { return grouped(Int((value / 100).rounded()) * 100) }
    if value >= 9.95 { return "\(Int(value.rounded()))" }
    let digits = value >= 0.0995 ? 10.0 : 100.0
    return "\((value * digits).rounded() / digits)"
  }

  static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
