import Rowtrail

/// What the first line of a log says about it.
///
/// `Sendable`, and a value.
public struct LogHeader: Hashable, Sendable {
  /// The version of the format that this package writes, and the greatest that it reads.
  public static let currentVersion = 1

  /// The version of the format.
  public internal(set) var version = LogHeader.currentVersion
  /// The name of the coding of ids and contents; `text` for text rows.
  public internal(set) var coding: String
  /// The version of that coding.
  public internal(set) var codingVersion: Int
  /// The member of a content that holds the row's title.
  public internal(set) var titleMember: String
  /// The revision that the starting list is: 0, unless the log was compacted.
  public internal(set) var firstRevision: Int
  /// How many sections the starting list has.
  public internal(set) var sectionCount: Int
  /// How many rows the starting list has.
  public internal(set) var rowCount: Int
  /// When the log was begun, where a clock was given.
  public internal(set) var time: LogTime?
  /// What the app says about itself, its version, the device: anything.
  public internal(set) var metadata: JSONObject
  /// Members that this version does not know; kept when the log is copied.
  public internal(set) var other = JSONObject()

  init(
    coding: String, codingVersion: Int, titleMember: String, firstRevision: Int, sectionCount: Int, rowCount: Int,
    time: LogTime?, metadata: JSONObject
  ) {
    self.coding = coding
    self.codingVersion = codingVersion
    self.titleMember = titleMember
    self.firstRevision = firstRevision
    self.sectionCount = sectionCount
    self.rowCount = rowCount
    self.time = time
    self.metadata = metadata
  }
}

extension LogHeader {
  /// The header of a log that starts with a list.
  init<Coding: LogCoding>(
    _ coding: Coding, _ list: ListState<Coding.SectionID, Coding.Item>, _ firstRevision: Int, time: LogTime?,
    metadata: JSONObject
  ) {
    self.init(
      coding: coding.name, codingVersion: coding.version, titleMember: coding.titleMember,
      firstRevision: firstRevision, sectionCount: list.sectionCount, rowCount: list.rowCount, time: time,
      metadata: metadata)
  }
}
