import Rowtrail
import RowtrailLog

/// Checks after every step that a list, its history and its events fit together.
///
/// A checker follows one history from its first list on, step by step. On a list of at most ``completeLimit`` rows and
/// sections it looks at every row and keeps a list of its own, in plain arrays, which it folds from the events alone. On
/// larger lists it looks at the rows and sections that the step's events name and at a seeded sample of the others;
/// ``coverage`` says how many steps were checked which way.
///
/// After a step in which something happened, the captured paths of the previous revision are resolved again, and with them
/// those of at least one other in a seeded choice: of every revision where they hold no more than some fifty rows in all.
/// After a step in which nothing happened, some of the previous revision's are.
///
///     var checker = InvariantChecker(timeline.current)
///     let before = timeline.current
///     let entry = timeline.dispatch(action)
///     let step = InvariantStep(before: before, entry: entry, after: timeline.current)
///     checker.check(step, in: timeline)  // [] where everything holds
///
/// The same seed and steps give the same answer. `Sendable`, and a value.
package struct InvariantChecker<List: CheckableList>: Sendable {
  /// What the sections' ids are.
  package typealias SectionID = List.SectionID
  /// What the rows hold.
  package typealias Item = List.Item

  /// How many rows and sections a list may have for every row to be checked.
  package let completeLimit: Int
  /// How many rows of a larger list are checked beside those that a step touches.
  package let sampleSize: Int
  /// The invariants that are checked.
  package let invariants: Set<Invariant>
  /// How many steps were checked on every row, and how many on a part.
  package private(set) var coverage = InvariantCoverage()

  /// The list that the events so far make; `nil` where it is too large.
  var plain: PlainList<SectionID, Item>?
  var memory: CaptureMemory<Item>
  var random: SeededGenerator
  var revision: Int
  private let roundTrip: (any EntryRoundTripping<SectionID, Item>)?

  /// A checker that starts at a list.
  ///
  /// - Parameters:
  ///   - list: the list before the first step.
  ///   - revision: its revision.
  ///   - seed: decides which rows and revisions a sample takes.
  ///   - completeLimit: how many rows and sections a list may have for every row to be checked.
  ///   - sampleSize: how many rows of a larger list are checked beside those that a step touches, 0…1,048,576.
  ///   - invariants: the invariants to check.
  ///   - coding: how entries are written to a log; text rows need none.
  /// - Complexity: linear in the list's rows up to `completeLimit`, and in the sample beyond.
  package init(
    _ list: List, revision: Int = 0, seed: UInt64 = 0, completeLimit: Int = 512, sampleSize: Int = 64,
    invariants: Set<Invariant> = Set(Invariant.allCases), coding: (any LogCoding<SectionID, Item>)? = nil
  ) {
    roundTrip = (coding ?? TextCoding() as? any LogCoding<SectionID, Item>)?.roundTrip
    self.completeLimit = completeLimit
    self.sampleSize = max(0, min(sampleSize, 1 << 20))
    self.invariants = invariants
    self.revision = revision
    var random = SeededGenerator(seed: seed)
    let rows: [PlacedRow<Item>]
    if list.rowCount + list.sectionCount <= completeLimit {
      let reading = ListReading(list)
      plain = PlainList(reading.sections, reading.rows)
      rows = reading.rows
    } else {
      rows = list.sample(sampleSize, choosing: &random)
    }
    memory = CaptureMemory(CapturedRows(revision: revision, rows: rows))
    self.random = random
  }

  /// Checks a step, which must be the one after the step that was checked last.
  ///
  /// - Parameters:
  ///   - step: the list before, the entry, and the list after.
  ///   - resolve: what a path captured at a revision leads to after the step: a row's id, or why there is none.
  /// - Returns: at most one violation for each invariant, in the order of `Invariant.allCases`.
  /// - Complexity: linear in the lists' rows up to ``completeLimit``; beyond, O(*k* log *n*) for the *k* rows that the
  ///   events name and those of the sample.
  package mutating func check(
    _ step: InvariantStep<List>, resolve: (_ path: RowPath, _ revision: Int) -> Result<Item.ID, Rejection>
  ) -> [InvariantViolation] {
    withoutActuallyEscaping(resolve) { resolve in
      check(step, resolver: { revision in { path in resolve(path, revision) } })
    }
  }

  mutating func check(_ step: InvariantStep<List>, resolver: Resolver) -> [InvariantViolation] {
    let footprint = EventFootprint(step.entry.events)
    var violations: [InvariantViolation] = []
    func note(_ invariant: Invariant, _ problem: String?) {
      if let problem, invariants.contains(invariant) {
        violations.append(InvariantViolation(invariant, problem))
      }
    }
    let shown: [PlacedRow<Item>]
    if let plain, step.before.isWithin(completeLimit), step.after.isWithin(completeLimit) {
      coverage.complete += 1
      let check = CompleteCheck(step, footprint: footprint)
      note(.identity, check.identityProblem())
      note(.survivors, check.survivorsProblem())
      note(.counts, check.countsProblem())
      note(.update, check.updateProblem())
      shown = check.after.rows
      note(.rebase, rebaseProblem(isQuiet: step.entry.events.isEmpty, resolver) { check.afterIDs.contains($0) })
      let history = check.history(of: plain, after: revision)
      note(.history, history.problem)
      self.plain = history.plain
    } else {
      coverage.sampled += 1
      let check = SampledCheck(step, footprint: footprint, sampleSize: sampleSize, choosing: &random)
      note(.identity, check.identityProblem())
      note(.survivors, check.survivorsProblem())
      note(.counts, check.countsProblem())
      note(.update, check.updateProblem())
      shown = check.captured
      note(.rebase, rebaseProblem(isQuiet: step.entry.events.isEmpty, resolver) { step.after.row($0) != nil })
      note(.history, check.historyProblem(after: revision))
      plain = step.after.isWithin(completeLimit) ? ListReading(step.after).plain : nil
    }
    if let roundTrip, invariants.contains(.log), let before = step.before as? ListState<SectionID, Item> {
      note(
        .log, roundTrip.problem(of: step.entry, in: before).map { "the entry written to a log and read again: \($0)" })
    }
    revision = step.entry.revision
    memory.remember(CapturedRows(revision: revision, rows: shown), choosing: &random)
    return violations
  }
}
