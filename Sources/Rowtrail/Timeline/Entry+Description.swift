extension Entry: CustomStringConvertible {
  /// The entry on one line: its revision, the action, and what came of it, such as
  /// `r12 toggle-star [0, 1]@9 -> neko (hazards: 1)`.
  public var description: String {
    let cause = cause.map { "\($0.name): " } ?? ""
    let notes = hazards.isEmpty ? "" : " (hazards: \(hazards.count))"
    return "r\(revision) \(cause)\(action)\(result)\(notes)".madeVisible
  }

  private var result: String {
    if let rejection { return " -> rejected \(rejection)" }
    if !didChange { return " -> unchanged" }
    guard let row, action.rowTargets != [.id(row)] else { return "" }
    return " -> \(row)"
  }
}
