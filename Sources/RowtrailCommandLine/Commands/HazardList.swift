import RowtrailScenarios

/// The hazards of many scenarios, written as they come in.
struct HazardList {
  private let isJSON: Bool
  private let style: Style
  private var count = 0
  private var scenarios = 0

  init(isJSON: Bool, style: Style) {
    self.isJSON = isJSON
    self.style = style
  }

  /// What a scenario adds.
  mutating func add(_ result: ScenarioResult, in path: RawPath) -> [UInt8] {
    scenarios += 1
    let bytes = isJSON ? json(result, in: path) : Array(text(result, in: path).utf8)
    count += result.hazards.count
    return bytes
  }

  /// What stands at the end.
  func end(_ status: ExitStatus) -> [UInt8] {
    if isJSON { return Array((count == 0 ? "[]\n" : "\n]\n").utf8) }
    if scenarios == 0 { return [] }
    let total = "\(counted(count, "hazard")) in \(counted(scenarios, "scenario"))\n"
    return Array((count == 0 ? total : "\n" + total).utf8)
  }

  private func json(_ result: ScenarioResult, in path: RawPath) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, hazard) in result.hazards.enumerated() {
      bytes += (count + index == 0 ? "[\n  " : ",\n  ").utf8
      var writer = JSONWriter()
      writer.object(inline: true) { writer in
        writer.member("file", path.text)
        writer.member("scenario", result.name)
        writer.members(of: hazard)
      }
      bytes += writer.bytes
    }
    return bytes
  }

  private func text(_ result: ScenarioResult, in path: RawPath) -> String {
    guard !result.hazards.isEmpty else { return "" }
    let name = VisibleText.of(result.name, columns: 200)
    var text = "\(style.paint("\(path.visible):\(result.line)", .quiet))  \(name)\n"
    for hazard in result.hazards {
      text += "  r\(hazard.revision)  \(HazardText.sentence(hazard.hazard))\n"
    }
    return text
  }
}
