import RowtrailScenarios

/// What a value says, without the places that it was read from: two files that say the same have the same shape.
func shape(_ value: Any) -> String {
  if value is SourcePlace { return "" }
  if let text = value as? String { return text.unicodeScalars.map { String($0.value) }.joined(separator: " ") }
  let mirror = Mirror(reflecting: value)
  if mirror.children.isEmpty { return "\(value)" }
  let children = mirror.children.filter { $0.label != "column" }
  return "(" + children.map { "\($0.label ?? ""):\(shape($0.value))" }.joined(separator: ",") + ")"
}

/// The statements of a scenario that starts with a view, a section and rows `a`, `b`, and a capture each of a row and of a
/// section; without those captures.
func statements(_ lines: String) -> [Scenario.Statement] {
  let text = """
    scenario "s"
    view 2
    section s
      row a
      row b
    capture tap = a
    capture head = [0]

    """
  let file = ScenarioParser.parse(Array((text + lines).utf8))
  guard file.errors.isEmpty else { return [] }
  return Array(file.scenarios[0].statements.dropFirst(2))
}
