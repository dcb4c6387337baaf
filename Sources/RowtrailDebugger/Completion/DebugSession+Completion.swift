import Rowtrail
import RowtrailScenarios

extension DebugSession {
  /// What a line up to the cursor can be completed with: commands, rows, sections, properties, steps.
  ///
  /// - Complexity: linear in the ids of the list that is looked at.
  public func completion(of line: String) -> DebugCompletion {
    let (before, token) = Self.split(line)
    let words = before.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    guard let first = words.first else {
      return completion(DebugCommand.all.map(\.name), of: token)
    }
    guard let command = try? DebugCommand.named(first) else { return completion([], of: token) }
    if command.completes == [.files] {
      return DebugCompletion(length: Self.argument(of: line).count, candidates: [], wantsFiles: true)
    }
    return completion(candidates(command, words, token), of: token)
  }

  private func completion(_ candidates: [String], of token: String) -> DebugCompletion {
    var found: [String] = []
    var seen = Set<String>()
    for candidate in candidates where candidate.hasPrefix(token) && candidate != token {
      if seen.insert(candidate).inserted { found.append(candidate) }
    }
    return DebugCompletion(length: token.count, candidates: found, wantsFiles: false)
  }

  /// What stands behind the first word.
  private static func argument(of line: String) -> Substring {
    let word = line.drop { $0 == " " }
    let behind: Substring = word.drop { $0 != " " }
    return behind.drop { $0 == " " }
  }

  /// The line before the word that is being typed, and that word, which may be a string that has not ended.
  private static func split(_ line: String) -> (before: Substring, token: String) {
    var start = line.startIndex
    var isInString = false
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      if isInString {
        if character == "\"", !isEscaped { isInString = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        isInString = true
      } else if " \t,()[]=<>!".contains(character) {
        start = line.index(after: index)
      }
    }
    return (line[..<start], String(line[start...]))
  }

  private func candidates(_ command: DebugCommand, _ words: [String], _ token: String) -> [String] {
    var found: [String] = []
    for kind in command.completes {
      switch kind {
      case .commands: found += DebugCommand.all.map(\.name) + ["tour"]
      case .words(let own): if command.name != "break" || words.count == 1 { found += own }
      case .rows: if command.name != "entries" || words.last == "on" { found += rows(token) }
      case .sections: found += ids(history.list.sectionIDs, at: .target)
      case .operands: if command.name != "break" || words.count > 1 { found += operands(command, words, token) }
      case .steps: found += steps(command, words)
      case .files: break
      }
    }
    return found
  }

  /// What names a row: its id, and where a quote was typed its title.
  private func rows(_ token: String) -> [String] {
    let list = history.list
    let known = ids(list.rowIDs, at: .target)
    guard token.hasPrefix("\"") else { return known }
    return known + list.rowIDs.compactMap { list.row($0).map { ScenarioText.string($0.item.title) } }
  }

  private func ids(_ ids: [String], at place: ScenarioText.IDPlace) -> [String] {
    ids.map { ScenarioText.id($0, at: place) }
  }

  /// What can stand in a predicate: ids with a dot, or a property behind one.
  private func operands(_ command: DebugCommand, _ words: [String], _ token: String) -> [String] {
    if command.name == "break", words.count > 1, words[1] == "on" { return rows(token) }
    guard let dot = token.lastIndex(of: ".") else {
      let names = ids(history.list.rowIDs + history.list.sectionIDs, at: .operand).map { $0 + "." }
      if command.name == "why" { return token.hasPrefix("\"") ? names + rows(token) : names }
      return names + ["list.", "not", "and", "or", "true", "false"]
    }
    let owner = token[..<dot]
    return properties(of: String(owner)).map { "\(owner).\($0)" }
  }

  private func properties(of owner: String) -> [String] {
    if owner == "list" { return Scenario.ListProperty.allCases.map(\.rawValue) }
    let known = ["title", "starred", "expanded", "exists", "path", "section", "id"]
    let id = history.list.rowIDs.first { ScenarioText.id($0, at: .operand) == owner }
    if let row = id.flatMap({ history.list.row($0) }) {
      return known + row.item.fields.map { ScenarioText.key($0.name) }
    }
    if history.list.sectionIDs.contains(where: { ScenarioText.id($0, at: .operand) == owner }) {
      return Scenario.SectionProperty.allCases.map(\.rawValue)
    }
    return known
  }

  private func steps(_ command: DebugCommand, _ words: [String]) -> [String] {
    let start = command.name == "instead" ? 2 : 1
    if words.count < start { return [] }
    if words.count == start { return Scenario.stepWords }
    return ids(history.list.rowIDs + history.list.sectionIDs, at: .target)
      + ["to", "before", "after", "start", "end", "of", "at", "as-of", "row", "section"]
  }
}
