import Rowtrail

extension Scenario.RowReference {
  /// The target that the reference stands for, given what was captured under a name.
  package func lowered(row: (String) -> CapturedRow) -> RowTarget<String> {
    switch self {
    case .target(let target): target
    case .capture(let name): row(name).target
    }
  }
}

extension Scenario.SectionReference {
  /// The target that the reference stands for, given what was captured under a name.
  package func lowered(section: (String) -> CapturedSection) -> SectionTarget<String> {
    switch self {
    case .target(let target): target
    case .capture(let name): section(name).target
    }
  }
}

extension Scenario.DestinationReference {
  /// The destination that the reference stands for, given what was captured under a name.
  package func lowered(
    row: (String) -> CapturedRow, section: (String) -> CapturedSection
  ) -> Destination<String, String> {
    switch self {
    case .path(let path): .path(path)
    case .before(let reference): .before(reference.lowered(row: row))
    case .after(let reference): .after(reference.lowered(row: row))
    case .start(let reference): .start(of: reference.lowered(section: section))
    case .end(let reference): .end(of: reference.lowered(section: section))
    }
  }
}
