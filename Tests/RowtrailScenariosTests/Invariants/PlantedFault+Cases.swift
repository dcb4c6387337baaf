import Rowtrail
import RowtrailScenarios

extension PlantedFault {
  /// Each of them is noticed by one invariant alone.
  static let alone: [PlantedFault] =
    updates + [
      PlantedFault(
        "identity: a row says that it is elsewhere", [.identity], bySample: [.identity, .survivors, .history]
      ) {
        $0.step.after.fault = .path(of: "h", RowPath(section: 1, item: 1))
      },
      PlantedFault("identity: another row is found at a path", [.identity], bySample: [.identity, .update]) {
        $0.step.after.fault = .rowID(at: RowPath(section: 2, item: 4), "k")
      },
      PlantedFault("survivors: a row found by its id has another star", [.survivors], bySample: [.survivors, .history])
      {
        $0.step.after.fault = .star(of: "k")
      },
      PlantedFault("counts: a section counts a row too many", [.counts], bySample: [.counts, .history]) {
        $0.step.after.fault = .rowCount(of: "two")
      },
      PlantedFault("counts: a section counts an item too many", [.counts], bySample: [.counts, .update]) {
        $0.step.after.fault = .itemCount(ofSectionAt: 1)
      },
      PlantedFault("rebase: a captured path leads to the row that is there now", [.rebase]) { scene in
        let after = scene.step.after.list
        scene.resolve = { path, _ in after.rowID(at: path).map { .success($0) } ?? .failure(Rejection(.gone)) }
      },
      PlantedFault("rebase: a row that is in the list is said to be gone", [.rebase]) { scene in
        let right = scene.resolve
        scene.resolve = { path, revision in
          right(path, revision).flatMap { $0 == "a" ? .failure(Rejection(.gone)) : .success($0) }
        }
      },
      PlantedFault("rebase: a row that is gone is found", [.rebase]) { scene in
        let right = scene.resolve
        scene.resolve = { path, revision in right(path, revision).flatMapError { _ in .success("b") } }
      },
      PlantedFault("rebase: a captured path is out of range", [.rebase]) {
        $0.resolve = { _, _ in .failure(Rejection(.outOfRange)) }
      },
      PlantedFault("history: events cannot be taken back", [.history]) { $0.step.after.fault = .takeBack },
      PlantedFault("history: events cannot be folded again", [.history]) { $0.step.before.fault = .apply },
      PlantedFault("history: an event holds another old content", [.history]) { scene in
        scene.rewrite {
          $0.map { if case .edited(_, let to) = $0 { .edited(from: TextItem("i"), to: to) } else { $0 } }
        }
      },
      PlantedFault("history: the entry says that nothing changed", [.history]) { $0.rewrite(changed: false) },
      PlantedFault("history: the entry skips a revision", [.history]) { $0.rewrite(revision: 3) },
    ]

  /// These break the list itself, so that several invariants notice.
  static let together: [PlantedFault] = [
    PlantedFault("a star that no event tells of", [.survivors, .update, .history], bySample: [.survivors, .history]) {
      $0.happen(.starred(["k"], true))
    },
    PlantedFault("a move that no event tells of", [.survivors, .update, .history]) {
      $0.happen(
        .moved("l", from: RowPosition(section: "three", offset: 4), to: RowPosition(section: "three", offset: 2)))
    },
    PlantedFault("a move between sections that no event tells of", [.survivors, .counts, .update, .history]) {
      $0.happen(.moved("l", from: RowPosition(section: "three", offset: 4), to: RowPosition(section: "two", offset: 0)))
    },
    PlantedFault("a deletion that no event tells of", [.survivors, .counts, .update, .rebase, .history]) {
      $0.happen(.deleted(ListRow(TextItem("h")), from: RowPosition(section: "two", offset: 4)))
    },
    PlantedFault("an insertion that no event tells of", [.survivors, .counts, .update, .history]) {
      $0.happen(.inserted(ListRow(TextItem("x")), at: RowPosition(section: "two", offset: 0)))
    },
    PlantedFault("a section's text that no event tells of", [.survivors, .update, .history]) {
      $0.happen(
        .sectionEdited(
          from: SectionAttributes("two", header: "Two", headerMode: .firstItem),
          to: SectionAttributes("two", header: "2", headerMode: .firstItem)))
    },
    PlantedFault("a row that is shown twice", [.identity, .survivors, .counts, .update, .history], bySample: []) {
      $0.step.after.fault = .doubled("g")
    },
    PlantedFault("a list that counts a row too many", [.counts], bySample: [.counts, .history]) {
      $0.step.after.fault = .total
    },
  ]
}
