import Rowtrail

extension SampledCheck {
  /// What is wrong with the step's update, at the places that it or an event names, at those beside them, and at those of
  /// the sample.
  func updateProblem() -> String? {
    guard let update = step.update else { return nil }
    if let problem = step.updateRevisionProblem(update) { return problem }
    let judge = LocalJudge(update, from: step.before, to: step.after, touching: touched)
    let verdict = judge.verdict()
    guard case .legal = verdict else { return "the update is not legal, but \(verdict)" }
    if let mismatch = judge.firstMismatch(step.before.standing) {
      return "the update is not legal, but \(UpdateVerdict.silent(mismatch))"
    }
    return rowContentProblem(update, judge.map) ?? sectionContentProblem(update, judge.map)
  }

  /// The places of the rows and sections that events name, and of the sample.
  private var touched: LocalJudge<List>.Touched {
    var touched = LocalJudge<List>.Touched()
    for id in sections {
      if let index = step.before.sectionIndex(of: id) { touched.oldSections.insert(index) }
      if let index = step.after.sectionIndex(of: id) { touched.newSections.insert(index) }
    }
    for id in footprint.placed {
      if let path = step.before.path(of: id) { touched.oldItems.insert(path) }
      if let path = step.after.path(of: id) { touched.newItems.insert(path) }
    }
    touched.oldItems.formUnion(kept.map(\.path))
    touched.newItems.formUnion(left.map(\.path))
    return touched
  }

  private func rowContentProblem(_ update: ListUpdate, _ map: UpdateMap) -> String? {
    var changed: Set<RowPath> = []
    for id in footprint.rows {
      guard let old = step.before.row(id), let new = step.after.row(id), old != new else { continue }
      if let path = step.after.path(of: id), map.source(of: path) != nil { changed.insert(path) }
    }
    return UpdateContent.problem("row", "reconfigures", wanted: changed.sorted(), update.reconfigure)
  }

  private func sectionContentProblem(_ update: ListUpdate, _ map: UpdateMap) -> String? {
    var (headers, footers): (Set<Int>, Set<Int>) = ([], [])
    for id in sections {
      guard let old = step.before.attributes(of: id), let new = step.after.attributes(of: id),
        let index = step.after.sectionIndex(of: id), map.source(ofSection: index) != nil
      else { continue }
      if UpdateContent.headerChanges(old, new) { headers.insert(index) }
      if old.footer != new.footer { footers.insert(index) }
    }
    return UpdateContent.problem("header of section", "names", wanted: headers.sorted(), update.headers)
      ?? UpdateContent.problem("footer of section", "names", wanted: footers.sorted(), update.footers)
  }
}
