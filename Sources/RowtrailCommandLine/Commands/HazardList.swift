import RowtrailScenarios

/// The hazards of many histories, written as they come in.
struct HazardList {
  private let isJSON: Bool
  private let style: Style
  private var count = 0
  private var totals = ReplayTotals()

  init(isJSON: Bool, style: Style) {
    self.isJSON = isJSON
    self.style = style
  }

  /// What a history adds.
  mutating func add(_ history: RecordedHistory, in path: RawPath) -> [UInt8] {
    totals.scenarios += 1
    if history.log != nil { totals.logs += 1 }
    let hazards = history.hazards
    let bytes = isJSON ? json(hazards, history.name, in: path) : Array(text(hazards, history, in: path).utf8)
    count += hazards.count
    return bytes
  }

  /// What stands at the end.
  func end() -> [UInt8] {
    if isJSON { return Array((count == 0 ? "[]\n" : "\n]\n").utf8) }
    if totals.scenarios == 0 { return [] }
    let total = "\(counted(count, "hazard")) in \(totals.kinds)\n"
    return Array((count == 0 ? total : "\n" + total).utf8)
  }

  private func json(_ hazards: [RevisionHazard], _ name: String, in path: RawPath) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, hazard) in hazards.enumerated() {
      bytes += (count + index == 0 ? "[\n  " : ",\n  ").utf8
      var writer = JSONWriter()
      writer.object(inline: true) { writer in
        writer.member("file", path.text)
        writer.member("scenario", name)
        writer.members(of: hazard)
      }
      bytes += writer.bytes
    }
    return bytes
  }

  private func text(_ hazards: [RevisionHazard], _ history: RecordedHistory, in path: RawPath) -> String {
    guard !hazards.isEmpty else { return "" }
    var text = style.paint(path.visible, .quiet) + "\n"
    if history.log == nil {
      let name = VisibleText.of(history.name, columns: 200)
      text = "\(style.paint("\(path.visible):\(history.line)", .quiet))  \(name)\n"
    }
    for hazard in hazards {
      text += "  r\(hazard.revision)  \(HazardText.sentence(hazard.hazard))\n"
    }
    return text
  }
}
