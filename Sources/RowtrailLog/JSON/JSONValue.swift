/// A JSON value as logs allow it: numbers are integers within ±(2^53−1), and an object's members keep their order.
///
/// `Sendable`, and a value.
public enum JSONValue: Hashable, Sendable {
  /// The null value.
  case null
  /// A truth value.
  case bool(Bool)
  /// An integer. One beyond ±(2^53−1) is written as a string.
  case integer(Int)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in order.
  case object(JSONObject)

  /// A floating-point number, which logs hold as a string: the shortest one that reads back as the same number.
  public static func number(_ value: Double) -> JSONValue { .string("\(value)") }

  /// The text of a string, or `nil` where the value is none.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The integer, also one that was written as a string, or `nil` where the value is none.
  public var integer: Int? {
    switch self {
    case .integer(let value): value
    case .string(let text): Int(text)
    default: nil
    }
  }

  /// The number that ``number(_:)`` wrote, or `nil` where the value is none.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// The truth value, or `nil` where the value is none.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The members, or `nil` where the value is no object.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The elements, or `nil` where the value is no array.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Values in order.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Members in order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member($0.0, $0.1) }))
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as a log writes it.
  public var description: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
