import Rowtrail

extension Suite {
  private var lookupCount: Int { options.isQuick ? 2000 : 5000 }

  mutating func measureLookups(_ recorder: inout Recorder) {
    let numbers = (0..<lookupCount).map { _ in random.below(size) }
    let ids = numbers.map { rows[$0].id }
    let paths = numbers.map { RowPath(section: 0, item: $0) }
    if recorder.wants(.pathOfID) {
      let ours = recorder.time(runs: runs, operations: ids.count) {
        ids.reduce(0) { $0 &+ (list.path(of: $1)?.item ?? 0) }
      }
      let theirs = recorder.time(runs: runs, operations: ids.count) { ids.reduce(0) { $0 &+ (plain.places[$1] ?? 0) } }
      record(.pathOfID, ours, theirs, &recorder)
    }
    if recorder.wants(.rowAtPath) {
      let ours = recorder.time(runs: runs, operations: ids.count) {
        paths.reduce(0) { $0 &+ (list.row(at: $1)?.isStarred == true ? 1 : 2) }
      }
      let theirs = recorder.time(runs: runs, operations: ids.count) {
        paths.reduce(0) { $0 &+ (plain.rows[$1.item].isStarred ? 1 : 2) }
      }
      record(.rowAtPath, ours, theirs, &recorder)
    }
    if recorder.wants(.capturedPath) { measureCapturedPaths(paths, &recorder) }
  }

  /// Paths captured in random ones of many revisions; the plain answer keeps three copies.
  private mutating func measureCapturedPaths(_ paths: [RowPath], _ recorder: inout Recorder) {
    var timeline = Timeline(list)
    for step in batches(.move, 1000, runs: 0)[0].there { timeline.dispatch(step.action) }
    let targets = paths.map { ($0, random.below(1000)) }
    let ours = recorder.time(runs: runs, operations: paths.count) {
      var sum = 0
      for (path, revision) in targets {
        guard case .success(let id) = timeline.resolve(.captured(path, revision: revision)) else { continue }
        sum &+= timeline.current.path(of: id)?.item ?? 0
      }
      return sum
    }
    var revisions: [PlainList<Item>] = []
    for step in batches(.move, 2, runs: 0)[0].there {
      revisions.append(plain)
      _ = plain.perform(step)
    }
    revisions.append(plain)
    let theirs = recorder.time(runs: runs, operations: paths.count) {
      targets.reduce(0) { sum, target in
        let id = revisions[target.1 % 3].rows[target.0.item].id
        return sum &+ (plain.places[id] ?? 0)
      }
    }
    record(.capturedPath, ours, theirs, &recorder)
  }
}
