import Rowtrail

/// What an operand of an expectation is worth. `Sendable`, and a value.
package enum ScenarioValue: Sendable {
  /// A text.
  case text(String)
  /// An integer, and its digits as they were written, which is what a text is compared with.
  case integer(Int, written: String)
  /// `true` or `false`.
  case boolean(Bool)
  /// A path.
  case path(RowPath)
  /// A list of ids.
  case ids([String])

  /// A counted integer, whose digits are decimal.
  static func number(_ number: Int) -> ScenarioValue { .integer(number, written: String(number)) }

  /// The value as scenario files write it.
  package var source: String {
    switch self {
    case .text(let text): ScenarioText.string(text)
    case .integer(_, let written): written
    case .boolean(let truth): truth ? "true" : "false"
    case .path(let path): path.description
    case .ids(let ids): ScenarioText.ids(ids)
    }
  }

  /// The value for a message: as scenario files write it, cut where it is long.
  var summary: String {
    switch self {
    case .ids(let ids) where ids.count > Self.mostIDs:
      "\(ScenarioText.ids(ids.prefix(Self.mostIDs)).dropLast()), … \(ids.count) in all]"
    case .text(let text) where text.utf8.count > Self.mostBytes:
      ScenarioText.string(String(text.prefix(Self.mostBytes / 4))) + "…"
    default: source
    }
  }

  private static var mostIDs: Int { 12 }
  private static var mostBytes: Int { 400 }

  /// The value as one side of a comparison in a failure.
  var side: ScenarioFailure.Value {
    if case .ids(let ids) = self { .ids(ids) } else { .text(source) }
  }

  /// What kind of value it is, for a message.
  var kind: String {
    switch self {
    case .text: "a text"
    case .integer: "an integer"
    case .boolean: "true or false"
    case .path: "a path"
    case .ids: "a list of ids"
    }
  }
}
