/// A moment, in milliseconds of UTC: when an action was dispatched.
///
///     LogTime(milliseconds: 0).description  // "1970-01-01T00:00:00.000Z"
///
/// `Sendable`, and a value.
public struct LogTime: Hashable, Sendable, Comparable {
  /// The moments that a log can hold: the years 0 to 9999.
  public static let range = LogTime(unchecked: -62_167_219_200_000)...LogTime(unchecked: 253_402_300_799_999)

  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let milliseconds: Int

  /// A moment; beyond ``range`` the nearest one in it.
  public init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound.milliseconds), Self.range.upperBound.milliseconds)
  }

  private init(unchecked: Int) { milliseconds = unchecked }

  /// The order of time.
  public static func < (left: LogTime, right: LogTime) -> Bool { left.milliseconds < right.milliseconds }
}

extension LogTime: CustomStringConvertible {
  /// The moment in ISO 8601: `2026-11-30T02:07:15.042Z`.
  public var description: String { withText { String(decoding: $0, as: UTF8.self) } }

  /// The second, and the milliseconds of it.
  var second: (number: Int, milliseconds: Int) {
    let number = milliseconds / 1000
    let rest = milliseconds - number * 1000
    return rest < 0 ? (number - 1, rest + 1000) : (number, rest)
  }

  /// Calls `body` with the 24 bytes of the description.
  func withText<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let dayLength = 86_400_000
    let days = Int((Double(milliseconds) / Double(dayLength)).rounded(.down))
    let rest = milliseconds - days * dayLength
    let (year, month, day) = Self.civil(days)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { text in
      func put(_ value: Int, _ count: Int, at start: Int, then end: Unicode.Scalar) {
        var value = value
        for index in (start..<start + count).reversed() {
          text[index] = UInt8(ascii: "0") + UInt8(value % 10)
          value /= 10
        }
        text[start + count] = UInt8(ascii: end)
      }
      put(year, 4, at: 0, then: "-")
      put(month, 2, at: 5, then: "-")
      put(day, 2, at: 8, then: "T")
      put(rest / 3_600_000, 2, at: 11, then: ":")
      put(rest / 60_000 % 60, 2, at: 14, then: ":")
      put(rest / 1000 % 60, 2, at: 17, then: ".")
      put(rest % 1000, 3, at: 20, then: "Z")
      return body(UnsafeBufferPointer(text))
    }
  }

  /// How many bytes a moment's text has.
  static let length = 24

  /// The moment of a text in the form of ``description``, or `nil` where it is no other way round the same.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withUTF8({ LogTime(utf8: $0) }) else { return nil }
    self = time
  }

  /// The same, of a text's bytes.
  init?(utf8 digits: UnsafeBufferPointer<UInt8>) {
    guard digits.count == Self.length else { return nil }
    func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 * 10 + Int(digits[$1] & 15) } }
    let days = Self.days(year: number(0..<4), month: number(5..<7), day: number(8..<10))
    let minutes = (days * 24 + number(11..<13)) * 60 + number(14..<16)
    self.init(milliseconds: (minutes * 60 + number(17..<19)) * 1000 + number(20..<23))
    guard withText({ $0.elementsEqual(digits) }) else { return nil }
  }

  /// Whether the eight bytes are `:07.042Z`, what can follow any minute.
  @inline(__always)
  static func isRestOfMinute(_ rest: UnsafePointer<UInt8>) -> Bool {
    func isDigit(_ index: Int, below limit: UInt8 = 10) -> Bool { rest[index] &- UInt8(ascii: "0") < limit }
    return rest[0] == UInt8(ascii: ":") && isDigit(1, below: 6) && isDigit(2) && rest[3] == UInt8(ascii: ".")
      && isDigit(4) && isDigit(5) && isDigit(6) && rest[7] == UInt8(ascii: "Z")
  }

  /// The date of a day since 1970-01-01, in the Gregorian calendar.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The day since 1970-01-01 of a date.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
