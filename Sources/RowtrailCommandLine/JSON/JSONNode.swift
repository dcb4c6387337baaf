import RowtrailScenarios

/// A JSON value that was read, and where it stands.
struct JSONNode: Hashable, Sendable {
  /// What it is. Members keep their order.
  enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number that an `Int` holds.
    case integer(Int)
    /// Any other number, as it is written.
    case decimal(String)
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
    case .integer(let integer): String(integer)
    case .decimal: "a number that is no integer"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
