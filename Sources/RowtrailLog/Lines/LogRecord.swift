import Rowtrail

/// An entry with what a log keeps beside it.
///
/// `Sendable`, and a value.
public struct LogRecord<SectionID: ListID, Item: ListItem>: Equatable, Sendable {
  /// The entry; each event holds what was there before.
  public var entry: Entry<SectionID, Item>
  /// When the action was dispatched, where a clock was given.
  public var time: LogTime?
  /// Members that this version does not know; kept when the log is copied.
  public var other: JSONObject

  /// A record of an entry.
  public init(
    _ entry: Entry<SectionID, Item>, time: LogTime? = nil, other: JSONObject = [:]
  ) {
    self.entry = entry
    self.time = time
    self.other = other
  }
}
