import Rowtrail

extension TrialShrinker {
  /// What makes actions simpler that are dispatched at a revision.
  private func simplifier(_ lists: [ListState<SectionID, Item>]) -> ActionSimplifier<SectionID, Item> {
    ActionSimplifier(
      plain: { [numbers, material] item in
        guard let number = numbers[item.id] else { return nil }
        let plain = material.item(number, 0)
        return plain == item ? nil : plain
      }, lists: lists)
  }

  mutating func simplifySteps() {
    for index in trial.steps.indices.reversed() {
      while trial.steps.indices.contains(index), budget > 0, simplifyStep(index) {}
    }
  }

  private mutating func simplifyStep(_ index: Int) -> Bool {
    keepsOne(
      of: simplerSteps(trial.steps[index], at: index).map { step in
        var smaller = trial
        smaller.steps[index] = step
        return smaller
      })
  }

  private func simplerSteps(_ step: SomeTrial.Step, at index: Int) -> [SomeTrial.Step] {
    guard let run = runner.run(trial, before: index) else { return [] }
    let simplifier = simplifier(run.lists)
    switch step {
    case .action(let action):
      return (simplifier.simplest(action) + simplifier.simpler(action)).map { .action($0) }
    case .tap(let place, .star):
      return [.action(.toggleStar(run.target(at: place)))] + simplifier.numbers(place).map { .tap(place: $0, .star) }
    case .tap(let place, .expand):
      return [.action(.toggleExpand(run.target(at: place)))]
        + simplifier.numbers(place).map { .tap(place: $0, .expand) }
    case .swipe(let place):
      return [.action(.swipeDelete(run.target(at: place)))] + simplifier.numbers(place).map { .swipe(place: $0) }
    case .scroll(let start): return simplifier.numbers(start).map { .scroll(to: $0) }
    }
  }

  mutating func simplifySetup() {
    let simplifier = simplifier([])
    for index in trial.sections.indices {
      var isSimpler = true
      while isSimpler, budget > 0, trial.sections.indices.contains(index) {
        isSimpler = keepsOne(
          of: simplifier.plainer(trial.sections[index]).map { section in
            var smaller = trial
            smaller.sections[index] = section
            return smaller
          })
      }
    }
  }

  /// Gives rows and sections the first ids, in the order in which they come.
  mutating func rename() {
    for (number, id) in trial.rowIDs.enumerated() {
      let item = material.item(number, 0)
      if item.id != id, !trial.rowIDs.contains(item.id) { _ = keeps(trial.renamingRow(id, as: item)) }
    }
    for (number, id) in trial.sectionIDs.enumerated() {
      let new = material.sectionID(number)
      if new != id, !trial.sectionIDs.contains(new) { _ = keeps(trial.renamingSection(id, as: new)) }
    }
  }
}
