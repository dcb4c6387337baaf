import Rowtrail
import RowtrailScenarios

/// A history that is right but for one planted fault, as apps have them.
struct FaultyHistory: TrialSubject {
  enum Fault: String, Sendable, CaseIterable {
    /// In the reducer: the offsets of one delete are taken one after the other, each from what the last one left.
    case offsets
    /// In the planner: rows are deleted as if the header of their section were no item.
    case headerItem
    /// In rebase: a captured path is taken at face value.
    case faceValue
  }

  var timeline: TextTimeline
  let fault: Fault

  init(_ list: TextList, _ fault: Fault) {
    timeline = TextTimeline(list)
    self.fault = fault
  }

  var current: TextList { timeline.current }

  mutating func perform(_ action: TextAction) -> TextEntry {
    guard fault == .offsets, case .deleteOffsets(let section, let offsets) = action else {
      return timeline.dispatch(action)
    }
    return timeline.dispatch(.batch(Set(offsets).sorted().map { .deleteOffsets(in: section, [$0]) }))
  }

  func resolve(_ target: RowTarget<String>) -> Result<String, Rejection> {
    guard fault == .faceValue, case .captured(let path, _) = target else { return timeline.resolve(target) }
    return timeline.resolve(.path(path))
  }

  func update(from: Int, to: Int) -> ListUpdate? {
    guard var update = timeline.update(from: from, to: to), let list = timeline.list(at: from) else { return nil }
    guard fault == .headerItem else { return update }
    update.items.delete = update.items.delete.map { path in
      path.item > 0 && list.attributes(ofSectionAt: path.section)?.headerMode == .firstItem
        ? RowPath(section: path.section, item: path.item - 1) : path
    }
    return update
  }
}
