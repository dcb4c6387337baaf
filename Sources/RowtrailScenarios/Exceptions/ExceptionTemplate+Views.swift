import Rowtrail

extension ExceptionTemplate {
  private init(
    _ anchor: String, _ rest: String = "", view: ProposedUpdate.ViewKind?, headline: String, rule: UpdateRule,
    figures names: [(name: String, meaning: String)] = [], lookAt: [String]
  ) {
    self.init(anchor, rest) { captures, _ in
      let values = captures.paths.map(\.description) + captures.numbers.map { String($0) }
      return ExceptionExplanation(
        headline: headline, rule: rule.statement, ruleNumber: rule.rawValue, view: captures.view ?? view,
        figures: zip(names, values).map { .init(name: $0.name, value: $1, meaning: $0.meaning) }, lookAt: lookAt)
    }
  }

  private static let twoAnimations = "one row is animated twice in one update"
  private static let twoAnimationsAdvice = [
    "operations that name one row twice, in the two spaces: a section that moves and an item of it that moves, too",
    "an update begun while another one was still running",
  ]
  private static let stalePath = "a path kept from before a change: carry the id and look the path up when it is needed"

  /// What views throw outside the checks of an update.
  static let views: [ExceptionTemplate] = [
    ExceptionTemplate(
      "attempt to create two animations for ", "new global item index #", view: .collection, headline: twoAnimations,
      rule: .unique, figures: [("global index", "the item after the batch, counted through all sections")],
      lookAt: twoAnimationsAdvice),
    ExceptionTemplate(
      "attempt to create two animations for ", view: nil, headline: twoAnimations, rule: .unique,
      lookAt: twoAnimationsAdvice),
    ExceptionTemplate(
      "attempt to create view animation for nil view", view: nil, headline: "a row is animated that has no view",
      rule: .unique, lookAt: twoAnimationsAdvice),
    ExceptionTemplate(
      "received layout attributes for a cell with an index path that does not exist", ": @", view: .collection,
      headline: "the layout answered for an item that is gone", rule: .exists,
      figures: [("index path", "the item for which the layout gave attributes")],
      lookAt: ["the layout's own cache: empty it when the data changes", "a change of the model without an update"]),
    ExceptionTemplate(
      "received layout attributes for a cell with an index path that does not exist", view: .collection,
      headline: "the layout answered for an item that is gone", rule: .exists,
      lookAt: ["the layout's own cache: empty it when the data changes", "a change of the model without an update"]),
    ExceptionTemplate(
      "attempted to scroll the ", "^ to an out-of-bounds ~ (#) when there are only # ~s in section #", view: nil,
      headline: "the view was told to scroll to an item that is gone", rule: .exists,
      figures: [
        ("item", "the index to scroll to"), ("items", "how many there are; the last has index one less"),
        ("section", "the section"),
      ],
      lookAt: [stalePath, "scrolling before an update is done: the view still has its old counts"]),
    ExceptionTemplate(
      "request for index path for global index ", "# when there are only # ~s in the ^", view: .collection,
      headline: "the view looked for an item that its own counts do not have", rule: .movedSections,
      figures: [
        ("global index", "the item, counted through all sections"), ("items", "how many the view has"),
      ],
      lookAt: ["a section that moves, perhaps onto its own place, and an item of it that moves in the same update"]),
    ExceptionTemplate(
      "no occurrence for index path ", view: nil, headline: "a swipe began on a row that a reload had taken away",
      rule: .exists, lookAt: ["a reload or update while the finger is down: wait for the swipe to end"]),
  ]

  /// The names of UIKit's assertions as they stand in a stack.
  static let symbols: [ExceptionTemplate] =
    [(ProposedUpdate.ViewKind.table, "uitableview", "rows"), (.collection, "uicollectionview", "items")].flatMap {
      view, name, items in
      let stem = "_bug_detected_in_client_of_\(name)_invalid_"
      return [
        ExceptionTemplate(stem + "batch_updates", kind: .itemCount, view: view, isHint: true),
        ExceptionTemplate(stem + "number_of_\(items)_in_section", kind: .itemCount, view: view, isHint: true),
        ExceptionTemplate(stem + "number_of_sections", kind: .sectionCount, view: view, isHint: true),
      ]
    } + [
      ExceptionTemplate(
        "bug_in_client_of_diffable_data_source__identifier_already_exists", kind: .duplicateIdentifier, isHint: true),
      ExceptionTemplate("uiswipeactioncontroller swipehandlerdidbeginswipe", isHint: true) { _, _ in
        ExceptionExplanation(
          headline: "a swipe began on a row that a reload had taken away", rule: UpdateRule.exists.statement,
          ruleNumber: UpdateRule.exists.rawValue,
          lookAt: ["a reload or update while the finger is down: wait for the swipe to end"])
      },
    ]
}
