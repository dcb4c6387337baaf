import Rowtrail

/// Makes a failing trial small: first steps go, from the end and then one by one, then rows, then sections, and then the
/// arguments become simpler. Each is kept only where the trial still fails in the same kind.
///
/// The passes are repeated until none of them finds anything, so that nothing single can be left out of the answer.
struct TrialShrinker<Subject: TrialSubject> {
  typealias SectionID = Subject.SectionID
  typealias Item = Subject.Item
  typealias SomeTrial = Trial<SectionID, Item>

  let runner: TrialRunner<Subject>
  let material: TrialMaterial<SectionID, Item>
  private(set) var trial: SomeTrial
  private(set) var failure: TrialFailure
  /// How many more trials may be run.
  private(set) var budget: Int
  /// The numbers of the rows that the trial has, by their ids.
  let numbers: [Item.ID: Int]

  init(
    _ trial: SomeTrial, _ failure: TrialFailure, runner: TrialRunner<Subject>,
    material: TrialMaterial<SectionID, Item>, budget: Int
  ) {
    self.trial = trial
    self.failure = failure
    self.runner = runner
    self.material = material
    self.budget = budget
    var wanted = Set(trial.rowIDs)
    var numbers: [Item.ID: Int] = [:]
    for number in 0..<(2 * wanted.count + 64) where !wanted.isEmpty {
      let id = material.item(number, 0).id
      if wanted.remove(id) != nil { numbers[id] = number }
    }
    self.numbers = numbers
  }

  mutating func shrink() {
    var last: SomeTrial?
    while last != trial, budget > 0 {
      last = trial
      removeSteps()
      foldSteps()
      removeView()
      removeRows()
      removeSections()
      simplifySteps()
      simplifySetup()
      rename()
    }
  }

  /// Runs a trial that is smaller, and keeps it where it fails in the same kind.
  mutating func keeps(_ smaller: SomeTrial) -> Bool {
    guard budget > 0, smaller != trial else { return false }
    budget -= 1
    guard let result = runner.run(smaller), let found = result.failure, found.kind == failure.kind else { return false }
    trial = result.trial
    failure = found
    return true
  }

  /// Runs trials that are smaller, and keeps the first that fails in the same kind.
  mutating func keepsOne(of smaller: [SomeTrial]) -> Bool {
    for candidate in smaller where keeps(candidate) { return true }
    return false
  }

  /// Takes away half of the steps before the last, a quarter, and so on to single ones, each from the end.
  private mutating func removeSteps() {
    var length = trial.steps.count / 2
    while length >= 1 {
      var end = trial.steps.count
      while end > 0 {
        let start = max(0, end - length)
        _ = keeps(trial.removingSteps(start..<end))
        end = min(start, trial.steps.count)
      }
      length /= 2
    }
    if trial.steps.count == 1 { _ = keeps(trial.removingSteps(0..<1)) }
  }

  /// Begins as late as can be, with the list that the steps before led to.
  private mutating func foldSteps() {
    for index in trial.steps.indices.dropFirst().reversed() {
      guard let list = runner.run(trial, before: index)?.current else { continue }
      if keeps(trial.beginning(with: list, atStep: index)) { return }
    }
  }

  private mutating func removeView() {
    guard let count = trial.visibleCount else { return }
    var smaller = trial
    smaller.visibleCount = nil
    if keeps(smaller) || count < 2 { return }
    for fewer in 1..<count {
      smaller.visibleCount = fewer
      if keeps(smaller) { return }
    }
  }

  private mutating func removeRows() {
    for section in trial.sections.indices.reversed() where trial.sections.indices.contains(section) {
      var offset = trial.sections[section].rows.count - 1
      while offset >= 0, trial.sections[section].rows.indices.contains(offset) {
        _ = keepsOne(of: trial.removingRow(offset, ofSection: section))
        offset -= 1
      }
    }
  }

  private mutating func removeSections() {
    for section in trial.sections.indices.reversed() where trial.sections.indices.contains(section) {
      _ = keepsOne(of: trial.removingSection(section))
    }
  }
}
