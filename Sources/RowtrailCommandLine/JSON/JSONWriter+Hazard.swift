import Rowtrail
import RowtrailScenarios

extension JSONWriter {
  /// Writes the members of a hazard into the object that is open.
  mutating func members(of hazard: RevisionHazard) {
    member("revision", hazard.revision)
    switch hazard.hazard.meant {
    case .row(let id, let path):
      member("path", [path.section, path.item])
      member("captured", hazard.hazard.captured)
      member("row", id)
    case .section(let id, let index):
      member("path", [index])
      member("captured", hazard.hazard.captured)
      member("section", id)
    }
    switch hazard.hazard.found {
    case .row(let id), .section(let id): member("found", id)
    case .header: member("found", "header")
    case .nothing: member("found", String?.none)
    }
    member("kind", hazard.hazard.kind)
  }
}

extension Hazard {
  /// The word of JSON results for what stood there instead.
  var kind: String {
    switch found {
    case .row: "wrong-row"
    case .section: "wrong-section"
    case .header: "header"
    case .nothing: "nothing"
    }
  }
}
