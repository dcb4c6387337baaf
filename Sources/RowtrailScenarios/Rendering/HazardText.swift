import Rowtrail

/// A hazard for people.
package enum HazardText {
  private static let idColumns = 60

  /// What was captured, what it meant and what stood there: `[0, 0]@0 meant row kitsu, but row neko stood there`.
  package static func sentence(_ hazard: Hazard<String, String>) -> String {
    let meant: String
    switch hazard.meant {
    case .row(let id, let path): meant = "\(path)@\(hazard.captured) meant row \(shown(id))"
    case .section(let id, let index): meant = "[\(index)]@\(hazard.captured) meant section \(shown(id))"
    }
    switch hazard.found {
    case .row(let id): return "\(meant), but row \(shown(id)) stood there"
    case .section(let id): return "\(meant), but section \(shown(id)) stood there"
    case .header: return "\(meant), but a header stood there"
    case .nothing: return "\(meant), but nothing stood there"
    }
  }

  private static func shown(_ id: String) -> String {
    VisibleText.of(ScenarioText.id(id), columns: idColumns)
  }
}
