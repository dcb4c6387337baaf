import Rowtrail

extension ExceptionTemplate {
  /// A sentence about a snapshot that tells no kind of update.
  private init(
    _ anchor: String, _ rest: String = "", kind: UpdateException.Kind? = nil, headline: String, rule: String,
    texts: [String] = [], isHint: Bool = false, lookAt: [String]
  ) {
    self.init(anchor, rest, isHint: isHint) { captures, _ in
      let figures = zip(texts, captures.texts).map { name, text in
        ExceptionExplanation.Figure(name: name, value: text, meaning: "as the report has it")
      }
      let numbers = captures.numbers.map { number in
        ExceptionExplanation.Figure(name: "identifiers", value: String(number), meaning: "how many are concerned")
      }
      let paths = captures.paths.map { path in
        ExceptionExplanation.Figure(name: "index path", value: path.description, meaning: "where a cell was asked for")
      }
      return ExceptionExplanation(
        headline: headline, kind: kind, rule: rule, view: captures.view, figures: numbers + paths + figures,
        lookAt: lookAt + (kind.map { ExceptionExplanation.advice(for: $0) } ?? []))
    }
  }

  private static let uniqueIDs =
    "Identifiers are unique: of items in the whole snapshot, of sections among the sections."
  private static let knownIDs = "Only identifiers that are in the snapshot can be named."

  private static func duplicate(_ anchor: String, _ rest: String, _ headline: String) -> ExceptionTemplate {
    ExceptionTemplate(
      anchor, rest, kind: .duplicateIdentifier, headline: headline, rule: uniqueIDs, texts: ["duplicates"], lookAt: [])
  }

  private static func unknown(_ anchor: String, _ rest: String, _ headline: String) -> ExceptionTemplate {
    ExceptionTemplate(
      anchor, rest, kind: .unknownIdentifier, headline: headline, rule: knownIDs, texts: ["identifier"], lookAt: [])
  }

  private static func destination(_ condition: String, _ what: String) -> ExceptionTemplate {
    unknown(
      "invalid parameter not satisfying: ", "\(condition) != nsnotfound",
      "\(what) is named as a destination or source and is not in the snapshot")
  }

  /// Diffable data sources and their snapshots.
  static let snapshots: [ExceptionTemplate] = [
    duplicate(
      "fatal: supplied ", "item identifiers are not unique. duplicate identifiers: %",
      "item identifiers were given twice in one call"),
    duplicate(
      "fatal: supplied ", "section identifiers are not unique. duplicate identifiers: %",
      "section identifiers were given twice in one call"),
    duplicate("fatal: supplied ", "item identifiers are not unique", "item identifiers were given twice in one call"),
    duplicate(
      "fatal: supplied ", "section identifiers are not unique", "section identifiers were given twice in one call"),
    duplicate("fatal: supplied ", "identifiers are not unique", "identifiers were given twice in one call"),
    alreadyThere("item identifiers that already exist", isSection: false),
    alreadyThere("item identifier that already exists", isSection: false),
    alreadyThere("section identifiers that already exist", isSection: true),
    alreadyThere("section identifier that already exists", isSection: true),
    unknown(
      "attempted to reload ", "item identifier that does not exist in the snapshot: %",
      "an item is reloaded that is not in the snapshot"),
    unknown(
      "attempted to reload ", "section identifier that does not exist in the snapshot: %",
      "a section is reloaded that is not in the snapshot"),
    unknown(
      "attempted to reconfigure ", "item identifier that does not exist in the snapshot: %",
      "an item is reconfigured that is not in the snapshot"),
    unknown(
      "attempted to reconfigure ", "item identifier%", "an item is reconfigured that is not in the snapshot"),
    unknown(
      "invalid item identifier specified for reload", ": %", "an item is reloaded that is not in the snapshot"),
    unknown(
      "invalid section identifier specified for reload", ": %", "a section is reloaded that is not in the snapshot"),
    destination("section", "a section"), destination("insertindex", "an identifier"),
    destination("fromindex", "an identifier"), destination("toindex", "an identifier"),
    destination("fromsection", "a section"), destination("tosection", "a section"),
    ExceptionTemplate(
      "invalid parameter not satisfying: ", "section < _impl.numberofsections",
      headline: "a section index is past the snapshot's last section", rule: UpdateRule.exists.statement,
      lookAt: ["a section index kept from an older snapshot: carry the section's id and look the index up"]),
    ExceptionTemplate(
      "invalid update: destination for insertion operation ", "[%] is in the insertion identifier list for update: %",
      headline: "items are inserted before or after one of themselves", rule: uniqueIDs,
      texts: ["destination", "inserted"], lookAt: ["the destination: name an item that is there and stays"]),
    ExceptionTemplate(
      "invalid update: destination for section operation ", "[%] is in the inserted section list for update: %",
      headline: "sections are inserted before or after one of themselves", rule: uniqueIDs,
      texts: ["destination", "inserted"], lookAt: ["the destination: name a section that is there and stays"]),
    ExceptionTemplate(
      "invalid update: destination for insertion operation ",
      headline: "items are inserted before or after one of themselves",
      rule: uniqueIDs, lookAt: ["the destination: name an item that is there and stays"]),
  ]

  private static func alreadyThere(_ words: String, isSection: Bool) -> ExceptionTemplate {
    ExceptionTemplate(
      "diffable data source detected an attempt to insert or append ", "# \(words) in the snapshot",
      kind: .duplicateIdentifier,
      headline: isSection
        ? "sections are inserted that are in the snapshot already"
        : "items are inserted that are in the snapshot already; they are moved, and no exception is thrown",
      rule: uniqueIDs, isHint: !isSection, lookAt: [])
  }

  /// Further sentences of diffable data sources: section snapshots, queries, threads and cells.
  static let furtherSnapshots: [ExceptionTemplate] = [
    duplicate(
      "identifiers in a section snapshot must be unique", ". duplicate item identifiers: %",
      "identifiers are in a section snapshot twice"),
    unknown(
      "item identifier does not exist in section snapshot", ": %",
      "an item is named that is not in the section snapshot"),
    ExceptionTemplate(
      "failed to find index of item ", "%", kind: .unknownIdentifier,
      headline: "an item is named that is not in the section snapshot", rule: knownIDs, texts: ["identifier"],
      isHint: true, lookAt: []),
    ExceptionTemplate("section identifier was not found", kind: .unknownIdentifier),
    ExceptionTemplate(
      "there are currently no sections in the data source",
      headline: "items are appended to a snapshot that has no section", rule: UpdateRule.exists.statement,
      lookAt: ["the order: append a section first, or name the section of the items"]),
    ExceptionTemplate(
      "deadlock detected: calling this method on the main queue with outstanding async updates",
      headline: "snapshots are applied on the main queue and off it",
      rule: "A data source's snapshots are applied always on the main queue or always off it.",
      lookAt: ["every call of apply: put all on the main queue"]),
    cellProvider("uicollectionviewdiffabledatasource", .collection),
    cellProvider("uitableviewdiffabledatasource", .table),
  ]

  private static func cellProvider(_ name: String, _ view: ProposedUpdate.ViewKind) -> ExceptionTemplate {
    ExceptionTemplate(
      "\(name) cell provider returned nil", " for index path @ with item identifier '%'"
    ) { captures, _ in
      ExceptionExplanation(
        headline: "the cell provider gave no cell", rule: "A cell provider gives a cell for every identifier.",
        view: view,
        figures: [
          .init(name: "index path", value: "\(captures.paths[0])", meaning: "where the cell was asked for"),
          .init(name: "identifier", value: captures.texts[0], meaning: "what stands there in the snapshot"),
        ],
        lookAt: ["the lookup of the item by its identifier: the model has it no more, and the snapshot still has"])
    }
  }
}
