import RowtrailScenarios

/// A JSON value that was read, and where it stands.
struct JSONNode: Hashable, Sendable {
  /// What it is. Members keep their order.
  enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    /// An integer, or `nil` where the number is none that an `Int` holds.
    case number(Int?)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A member of an object.
  struct Member: Hashable, Sendable {
    let key: String
    /// Where the key stands.
    let place: SourcePlace
    let value: JSONNode
  }

  let kind: Kind
  let place: SourcePlace

  /// What it is, for a message.
  var noun: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let integer): integer.map(String.init) ?? "a number that is no integer"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
