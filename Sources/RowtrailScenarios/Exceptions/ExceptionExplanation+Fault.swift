import Rowtrail

extension ExceptionExplanation {
  /// The explanation of a fault of an update.
  init(_ fault: UpdateFault, view: ProposedUpdate.ViewKind?) {
    self.init(fault.kind, view: view)
    headline = Self.headline(of: fault, view?.itemWord ?? "item")
    self.fault = fault
    figures = fault.figures.map { figure in
      let isWholeSection = figure.value == .max && figure.name.hasSuffix("item")
      return Figure(
        name: figure.name, value: String(figure.value),
        meaning: isWholeSection ? "NSNotFound: the whole section is meant" : figure.meaning)
    }
    switch fault {
    case .itemCount(_, let counts): add(counts, ofItems: true)
    case .sectionCount(let counts): add(counts, ofItems: false)
    default: break
    }
  }

  /// The explanation of a kind of which the text gives no figures.
  init(_ kind: UpdateException.Kind, view: ProposedUpdate.ViewKind?) {
    self.init(
      headline: Self.headline(of: kind), kind: kind,
      rule: kind.rule?.statement ?? "An identifier is in a snapshot once, and only what is in it can be named.",
      ruleNumber: kind.rule?.rawValue, view: view, lookAt: Self.advice(for: kind))
  }

  private mutating func add(_ counts: UpdateCounts, ofItems isItems: Bool) {
    let moves = isItems ? " + \(counts.movedIn) moved in − \(counts.movedOut) moved out" : ""
    let sum = counts.expected.map(String.init) ?? "more than an integer holds"
    figures.append(
      Figure(
        name: "expected", value: sum,
        meaning: "after (\(counts.after)) should be before (\(counts.before)) + \(counts.inserted) inserted"
          + " − \(counts.deleted) deleted\(moves) = \(sum)"))
    lookAt = Self.advice(for: counts, ofItems: isItems) + lookAt
  }

  private static func headline(of fault: UpdateFault, _ item: String) -> String {
    switch fault {
    case .itemCount(let section, let counts):
      let sum = counts.expected.map(String.init) ?? "another number"
      return "section \(section) has \(counts.after) \(item)s after the update, and the update makes it \(sum)"
    case .sectionCount(let counts):
      let sum = counts.expected.map(String.init) ?? "another number"
      return "there are \(counts.after) sections after the update, and the update makes it \(sum)"
    case .negativeItemCount(let section):
      return "more \(item)s are deleted from section \(section) than it has"
    case .deleteOutOfRange(let place, _): return "\(place) is deleted or reloaded and was not there before the update"
    case .insertOutOfRange(let place, _): return "\(place) is inserted and is not there after the update"
    case .moveSourceOutOfRange(let place, _): return "\(place) is moved and was not there before the update"
    case .moveDestinationOutOfRange(_, let place, _):
      return "something is moved to \(place), which is not there after the update"
    case .deleteAndReload(let place): return "\(named(place)) is deleted and reloaded in one update"
    case .deleteAndMove(let place): return "\(named(place)) is deleted (or reloaded) and moved away in one update"
    case .insertAndMove(let place):
      return "something is inserted at \(named(place)) (perhaps by a reload) and something moved there in one update"
    case .twoDestinations(let place, _, _): return "\(place) is moved to two places in one update"
    case .twoSources(_, _, let place): return "two things are moved to \(place) in one update"
    case .moveFromDeletedSection(let section):
      return "\(oneItem(item)) is moved out of section \(section), which is deleted"
    case .moveIntoInsertedSection(let section):
      return "\(oneItem(item)) is moved into section \(section), which is inserted in the same update"
    }
  }

  private static func oneItem(_ item: String) -> String { item == "row" ? "a row" : "an item" }

  /// A place by its path, and a whole section in words.
  private static func named(_ place: UpdatePlace) -> String {
    if case .section(let section) = place { "section \(section)" } else { place.description }
  }

  private static func headline(of kind: UpdateException.Kind) -> String {
    switch kind {
    case .itemCount: "the items of a section do not add up after an update"
    case .sectionCount: "the sections do not add up after an update"
    case .deleteOutOfRange: "something is deleted or reloaded that was not there before the update"
    case .insertOutOfRange: "something is inserted that is not there after the update"
    case .moveOutOfRange: "something is moved from or to a place that is not there"
    case .deleteAndReload: "one place is deleted and reloaded in one update"
    case .deleteAndMove: "one place is deleted (or reloaded) and moved away in one update"
    case .insertAndMove: "something is inserted (perhaps by a reload) where something is moved to in one update"
    case .twoDestinations: "one thing is moved to two places in one update"
    case .twoSources: "two things are moved to one place in one update"
    case .acrossReplacedSection: "something is moved across a section that is deleted or inserted in the same update"
    case .duplicateIdentifier: "an identifier is in the snapshot twice"
    case .unknownIdentifier: "an identifier is named that is not in the snapshot"
    }
  }
}
