import Rowtrail

/// Runs trials on a subject, checks every invariant after every step, and makes failing trials small.
///
/// ```swift
/// let runner = TrialRunner { MyHistory($0) }                       // an app's own reducer and planner
/// let result = runner.run(TrialGenerator(.text, rows: 20, steps: 40), seed: 7)
/// if let small = runner.shrunk(result, with: .text) {              // the fewest steps, rows and sections that still fail
///   print(small.failure, try small.trial.scenarioText(name: "seed 7"))
/// }
/// ```
///
/// A subject other than `Timeline` is compared with a `Timeline` that is given the same actions, too. The same trial gives
/// the same result. `Sendable`, and a value.
public struct TrialRunner<Subject: TrialSubject>: Sendable {
  /// What the sections' ids are.
  public typealias SectionID = Subject.SectionID
  /// What the rows hold.
  public typealias Item = Subject.Item

  /// The invariants that are checked.
  public let invariants: Set<Invariant>
  /// Whether the subject is compared with a `Timeline`.
  package let isCompared: Bool
  private let makeSubject: @Sendable (ListState<SectionID, Item>) -> Subject

  /// A runner.
  ///
  /// - Parameters:
  ///   - invariants: the invariants to check.
  ///   - makeSubject: a new subject that starts with this list, as revision 0.
  public init(
    invariants: Set<Invariant> = Set(Invariant.allCases),
    _ makeSubject: @escaping @Sendable (ListState<SectionID, Item>) -> Subject
  ) {
    self.invariants = invariants
    self.makeSubject = makeSubject
    isCompared = Subject.self != Timeline<SectionID, Item>.self
  }

  /// Runs a trial to its end, or to the first step after which something does not hold.
  ///
  /// - Returns: `nil` where ids come twice in the trial's sections.
  @_specialize(where Subject == Timeline<String, TextItem>)
  public func run(_ trial: Trial<SectionID, Item>) -> TrialResult<SectionID, Item>? {
    guard var run = start(trial) else { return nil }
    var ran = trial
    for (index, step) in trial.steps.enumerated() {
      run.perform(step)
      if run.failure != nil {
        ran.steps.removeSubrange((index + 1)...)
        break
      }
    }
    return TrialResult(trial: ran, failure: run.failure, totals: run.totals.of(trials: 1))
  }

  /// Makes a random trial while it runs, so that its steps fit what came of those before.
  ///
  /// - Parameters:
  ///   - generator: see above.
  ///   - seed: decides what the trial is.
  @_specialize(where Subject == Timeline<String, TextItem>)
  public func run(_ generator: TrialGenerator<SectionID, Item>, seed: UInt64) -> TrialResult<SectionID, Item> {
    var maker = TrialMaker(generator, seed: seed)
    var trial = maker.setup()
    guard var run = start(trial) else {
      return TrialResult(trial: trial, failure: nil, totals: TrialTotals())
    }
    while trial.steps.count < generator.steps, run.failure == nil {
      let step = maker.next(run.lists, view: run.view)
      trial.steps.append(step)
      run.perform(step)
    }
    return TrialResult(trial: trial, failure: run.failure, totals: run.totals.of(trials: 1))
  }

  /// The run of a trial before the step at an index; `nil` where ids come twice in its sections.
  func run(_ trial: Trial<SectionID, Item>, before index: Int) -> TrialRun<Subject>? {
    guard var run = start(trial) else { return nil }
    for step in trial.steps[..<index] { run.perform(step) }
    return run
  }

  /// A run of a trial before its first step; `nil` where ids come twice in its sections.
  func start(_ trial: Trial<SectionID, Item>) -> TrialRun<Subject>? {
    guard let list = try? ListState(validating: trial.sections) else { return nil }
    return TrialRun(
      list, visibleCount: trial.visibleCount, invariants: invariants, isCompared: isCompared, makeSubject)
  }
}

extension TrialRunner where Subject == Timeline<String, TextItem> {
  /// A runner for text rows and the library itself.
  public init() { self.init { Timeline($0) } }
}

extension TrialTotals {
  /// The same counts, of so many trials.
  fileprivate func of(trials: Int) -> TrialTotals {
    var totals = self
    totals.trials = trials
    return totals
  }
}
