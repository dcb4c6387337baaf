import Rowtrail

/// A sentence that views throw: where to notice it, how it goes on, and what it says.
///
/// `rest` is read with these signs: a blank is any white space, `#` a number, `@` an index path, `~` "row" or "item",
/// `^` "table view" or "collection view", `%` any text up to the sign that follows, `'` any quotation mark.
struct ExceptionTemplate: Sendable {
  /// Explains what was read; the reader stands behind it.
  typealias Explain = @Sendable (TemplateCaptures, inout TemplateReader) -> ExceptionExplanation?

  /// How the sentence begins, in lower case: letters, blanks, `:` and `_` alone.
  let anchor: String
  /// How it goes on, in UTF-8.
  let rest: [UInt8]
  /// Whether it counts only where nothing better is found: the name of an assertion, or a line that is merely logged.
  let isHint: Bool
  let explain: Explain

  init(_ anchor: String, _ rest: String = "", isHint: Bool = false, explain: @escaping Explain) {
    self.anchor = anchor
    self.rest = Array(rest.utf8)
    self.isHint = isHint
    self.explain = explain
  }

  /// A sentence that says what is wrong with an update.
  init(_ anchor: String, _ rest: String, fault: @escaping @Sendable (TemplateCaptures) -> UpdateFault) {
    self.init(anchor, rest) { captures, _ in ExceptionExplanation(fault(captures), view: captures.view) }
  }

  /// A sentence, or its beginning, that tells a kind and no figures.
  init(
    _ anchor: String, _ rest: String = "", kind: UpdateException.Kind, view: ProposedUpdate.ViewKind? = nil,
    isHint: Bool = false
  ) {
    self.init(anchor, rest, isHint: isHint) { captures, _ in
      ExceptionExplanation(kind, view: view ?? captures.view)
    }
  }

  /// All sentences; of two with one anchor the longer comes first.
  static let all: [ExceptionTemplate] =
    counts + ranges + moves + conflicts + snapshots + furtherSnapshots + views + symbols
}
