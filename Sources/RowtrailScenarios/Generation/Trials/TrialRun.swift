import Rowtrail

/// A trial while it runs, one step after the other.
struct TrialRun<Subject: TrialSubject> {
  typealias SectionID = Subject.SectionID
  typealias Item = Subject.Item
  typealias List = ListState<SectionID, Item>
  typealias Step = Trial<SectionID, Item>.Step

  private(set) var subject: Subject
  private(set) var view: HeadlessListView<SectionID, Item>?
  /// The lists of all revisions so far, as the subject had them.
  private(set) var lists: [List]
  private(set) var failure: TrialFailure?
  private(set) var totals = TrialTotals()
  private var checker: InvariantChecker<List>
  /// What the subject is compared with, step by step.
  private var reference: Timeline<SectionID, Item>?
  private var performed = 0

  init(_ list: List, visibleCount: Int?, invariants: Set<Invariant>, isCompared: Bool, _ make: (List) -> Subject) {
    subject = make(list)
    view = visibleCount.map { HeadlessListView(visibleCount: $0, showing: list) }
    lists = [list]
    checker = InvariantChecker(list, invariants: invariants)
    reference = isCompared ? Timeline(list) : nil
  }

  /// The current revision.
  var revision: Int { lists.count - 1 }

  /// The list as it is now.
  var current: List { lists[lists.count - 1] }

  /// Does a step, and checks what came of it.
  mutating func perform(_ step: Step) {
    defer { performed += 1 }
    switch step {
    case .action(let action): perform(action)
    case .tap(let place, .star): perform(.toggleStar(target(at: place)))
    case .tap(let place, .expand): perform(.toggleExpand(target(at: place)))
    case .swipe(let place): perform(.swipeDelete(target(at: place)))
    case .scroll(let start): view?.scroll(to: start)
    }
  }

  /// What the cell at a place on the screen captured.
  func target(at place: Int) -> RowTarget<Item.ID> {
    view?.target(at: place) ?? .path(RowPath(section: -1, item: place))
  }

  private mutating func perform(_ action: ListAction<SectionID, Item>) {
    let before = current
    let entry = subject.perform(action)
    let after = subject.current
    lists.append(after)
    totals.count(entry)
    let update = subject.update(from: revision - 1, to: revision)
    let step = InvariantStep(before: before, entry: entry, after: after, update: update)
    note(outcomeProblem(action, entry, after).map { (.outcome, $0) })
    let violations = check(step)
    note(violations.first.map { (.invariant($0.invariant), $0.message) })
    note(updateProblem(entry, update, after).map { (.invariant(.update), $0) })
    if failure == nil { totals.coverage = checker.coverage }
  }

  private mutating func note(_ problem: (kind: TrialFailure.Kind, message: String)?) {
    guard failure == nil, let problem else { return }
    failure = TrialFailure(problem.kind, problem.message, step: performed)
  }

  private mutating func check(_ step: InvariantStep<List>) -> [InvariantViolation] {
    if let timeline = subject as? Timeline<SectionID, Item> { return checker.check(step, in: timeline) }
    return checker.check(step) { [subject] path, revision in subject.resolve(.captured(path, revision: revision)) }
  }

  /// What is wrong with there being no update, or with what the view makes of it.
  private mutating func updateProblem(
    _ entry: Entry<SectionID, Item>, _ update: ListUpdate?, _ after: List
  ) -> String? {
    guard checker.invariants.contains(.update) else { return nil }
    guard let update else { return "there is no update from revision \(revision - 1) to \(revision)" }
    guard view != nil else { return nil }
    if entry.events.isEmpty, update.isEmpty {
      view?.revision = update.to
      return nil
    }
    return view?.problem(applying: update, showing: after)
  }

  /// What the reference makes otherwise of an action.
  private mutating func outcomeProblem(
    _ action: ListAction<SectionID, Item>, _ entry: Entry<SectionID, Item>, _ after: List
  ) -> String? {
    guard let expected = reference?.dispatch(action), let list = reference?.current else { return nil }
    switch (expected.rejection, entry.rejection) {
    case (nil, let rejection?): return "the step was rejected: \(rejection)"
    case (let rejection?, nil): return "the step was accepted; it is to be rejected: \(rejection)"
    case (let one?, let other?) where one.reason != other.reason:
      return "the step was rejected as \(other.reason.rawValue); it is to be rejected as \(one.reason.rawValue)"
    default: break
    }
    if expected.row != entry.row {
      return "the step reached \(Self.name(entry.row)); it is to reach \(Self.name(expected.row))"
    }
    return list == after ? nil : "the list is another than it is to be: \(Self.difference(after, list))"
  }

  private static func name(_ row: Item.ID?) -> String { row.map { "row \($0)" } ?? "no single row" }

  private static func difference(_ list: List, _ expected: List) -> String {
    if list.sectionIDs != expected.sectionIDs {
      return "its sections are \(list.sectionIDs) instead of \(expected.sectionIDs)"
    }
    if list.rowIDs != expected.rowIDs { return "its rows are \(list.rowIDs) instead of \(expected.rowIDs)" }
    return "a row or section has another content, or stands in another section"
  }
}
