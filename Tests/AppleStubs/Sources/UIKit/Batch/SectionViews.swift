import Rowtrail

/// Views of which a section has one: headers, or footers.
@MainActor
struct SectionViews<View: AnyObject> {
  var views: [View?] = []

  /// Each section that stays keeps its view; reloaded, inserted ones have none.
  mutating func follow(_ update: ProposedUpdate) {
    let whole = ProposedUpdate(
      view: update.view, before: update.before.map { _ in 1 }, after: update.after.map { _ in 1 },
      sections: update.sections)
    let old = (0..<update.before.count).map { [Place(cell: $0 < views.count ? views[$0] : nil)] }
    let new = update.after.map { _ in [Place<View>(cell: nil)] }
    views = whole.applied(to: old, dataSource: new).map { $0.first.flatMap { $0?.cell } }
  }

  subscript(section: Int) -> View? { views.indices.contains(section) ? views[section] : nil }
}
