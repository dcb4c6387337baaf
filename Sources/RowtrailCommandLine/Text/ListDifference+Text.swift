import RowtrailScenarios

extension ListDifference {
  private static let context = 2
  private static let mostShown = 24
  private static let mostNamed = 8
  private static let idColumns = 60

  /// The expected list on a line: `[a, -b, ~c]`; long stretches without a mark are left out.
  func expectedLine(style: Style) -> String { Self.line(expected, style: style) }

  /// The list that is there on a line: `[~c, a, +d]`; long stretches without a mark are left out.
  func foundLine(style: Style) -> String { Self.line(found, style: style) }

  /// What the marks say, in words: `missing -b · extra +d · moved ~c`; empty where nothing is marked.
  func summary(style: Style) -> String {
    let parts = [("missing", Mark.missing), ("extra", .extra), ("moved", .moved)].compactMap { word, mark in
      let ids = ids(mark)
      guard !ids.isEmpty else { return String?.none }
      let named = ids.prefix(Self.mostNamed).map { Self.shown(Item(id: $0, mark: mark), style: style) }
      let rest = ids.count > Self.mostNamed ? ", … \(ids.count - Self.mostNamed) more" : ""
      return word + " " + named.joined(separator: ", ") + rest
    }
    return parts.joined(separator: " · ")
  }

  private static func line(_ items: [Item], style: Style) -> String {
    var pieces: [String] = []
    var next = 0
    for range in shownRanges(items) {
      if range.lowerBound > next { pieces.append("… \(range.lowerBound - next) more …") }
      pieces += items[range].map { shown($0, style: style) }
      next = range.upperBound
    }
    if next < items.count { pieces.append("… \(items.count - next) more") }
    return "[" + pieces.joined(separator: ", ") + "]"
  }

  /// The stretches to show: everything of a short list, else what is marked and its neighbours, up to a limit.
  private static func shownRanges(_ items: [Item]) -> [Range<Int>] {
    guard items.count > mostShown else { return [0..<items.count] }
    var ranges: [Range<Int>] = []
    var count = 0
    let marked = items.indices.lazy.filter { items[$0].mark != .same }
    let places = marked.isEmpty ? AnySequence([0, 5]) : AnySequence(marked)
    for index in places {
      let low = max(ranges.last?.upperBound ?? 0, index - context)
      let high = min(items.count, index + context + 1)
      guard low < high else { continue }
      if let last = ranges.last, low <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound..<high
      } else {
        ranges.append(low..<high)
      }
      count += high - low
      if count >= mostShown { break }
    }
    return ranges
  }

  private static func shown(_ item: Item, style: Style) -> String {
    let id = VisibleText.of(ScenarioText.id(item.id, at: .operand), columns: idColumns)
    switch item.mark {
    case .same: return id
    case .missing: return style.paint("-" + id, .bad)
    case .extra: return style.paint("+" + id, .good)
    case .moved: return style.paint("~" + id, .notable)
    }
  }
}
