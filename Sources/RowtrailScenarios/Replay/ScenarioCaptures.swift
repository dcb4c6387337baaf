import Rowtrail

/// What a scenario has captured so far, by name. `Sendable`, and a value.
public struct ScenarioCaptures: Sendable {
  private var rows: [String: CapturedRow] = [:]
  private var sections: [String: CapturedSection] = [:]
  /// The ids that were not there to be captured, by the name of the last capture.
  private var missing: [String: String] = [:]

  /// No captures.
  package init() {}

  /// What was captured last as a row under this name; `unknown` where nothing was.
  package func row(_ name: String) -> CapturedRow { rows[name] ?? .unknown }

  /// What was captured last as a section under this name; `unknown` where nothing was.
  package func section(_ name: String) -> CapturedSection { sections[name] ?? .unknown }

  /// The id that the last capture under this name was to find, where that was not there.
  func missingID(_ name: String) -> String? { missing[name] }

  /// Captures a subject under a name, from the list at a revision.
  ///
  /// - Returns: why there is nothing to capture, or `nil` where there is. A path stays captured as written either way.
  mutating func capture(_ subject: Scenario.CaptureSubject, as name: String, from list: TextList, revision: Int)
    -> String?
  {
    missing[name] = nil
    switch subject {
    case .row(let id):
      guard let path = list.path(of: id) else {
        rows[name] = .unknown
        missing[name] = id
        return "there is no row \(ScenarioText.id(id)) to capture at revision \(revision)"
      }
      rows[name] = .path(path, revision: revision)
    case .path(let path):
      rows[name] = .path(path, revision: revision)
      if list.occupant(of: path) == .nothing { return "nothing stands at \(path) at revision \(revision)" }
    case .section(let id):
      guard let index = list.sectionIndex(of: id) else {
        sections[name] = .unknown
        missing[name] = id
        return "there is no section \(ScenarioText.id(id)) to capture at revision \(revision)"
      }
      sections[name] = .index(index, revision: revision)
    case .index(let index):
      sections[name] = .index(index, revision: revision)
      if list.sectionID(at: index) == nil { return "there is no section at [\(index)] at revision \(revision)" }
    }
    return nil
  }
}
