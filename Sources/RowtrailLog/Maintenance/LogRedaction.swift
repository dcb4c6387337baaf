import Rowtrail

/// What is changed in a copy of a log that is given away: contents and texts, never ids or revisions, so that the copy replays
/// as the log does.
///
///     var redaction = LogRedaction<String, TextItem>()
///     redaction.item = { TextItem($0.id, title: "row \($0.id)") }
///     try redaction.copy(path: "orders.rowlog", to: "ticket.rowlog", coding: TextCoding())
///
/// What has no closure is copied as it is. `Sendable`.
public struct LogRedaction<SectionID: ListID, Item: ListItem>: Sendable {
  /// The item to be written for an item; it must keep the id.
  public var item: (@Sendable (Item) -> Item)?
  /// The edit to be written for an edit.
  public var edit: (@Sendable (Item.Edit) -> Item.Edit)?
  /// The text to be written for a section's header or footer.
  public var sectionText: (@Sendable (String) -> String)?
  /// The app's own action to be written for one; `nil` leaves it out.
  public var appAction: (@Sendable (AppAction) -> AppAction?)?
  /// The header's metadata to be written.
  public var metadata: (@Sendable (JSONObject) -> JSONObject)?
  /// What is to be written of members that this version does not know.
  public var other: (@Sendable (JSONObject) -> JSONObject)?

  /// Changes nothing.
  public init() {}

  /// Writes a redacted copy of a log to a new file.
  ///
  /// - Parameters:
  ///   - path: the log, which may be open for writing.
  ///   - newPath: the copy's path.
  ///   - coding: how the log's ids and contents are written.
  ///   - progress: told how many bytes of how many were dealt with.
  /// - Returns: the torn tail that was left out, where the log has one.
  /// - Throws: ``LogError``: `exists`, `busy`, `damaged`, `otherCoding`, `unwritable`, `io`, `notALog`, `unknownVersion`.
  @discardableResult
  public func copy<Coding: LogCoding>(
    path: String, to newPath: String, coding: Coding, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) -> LogTail? where Coding.SectionID == SectionID, Coding.Item == Item {
    try copy(path, to: newPath, coding, SystemFiles(), progress)
  }

  @discardableResult
  package func copy<Coding: LogCoding>(
    _ path: String, to newPath: String, _ coding: Coding, _ files: any LogFileSystem,
    _ progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LogError) -> LogTail? where Coding.SectionID == SectionID, Coding.Item == Item {
    let reader = try LogReader(try LogReader<Coding>.open(path, files)) { _ in coding }
    let total = reader.byteCount + (reader.tail?.count ?? 0)
    var new = try NewLog(newPath, coding, files)
    do throws(LogError) {
      var header = reader.header
      if let metadata { header.metadata = metadata(header.metadata) }
      if let other { header.other = other(header.other) }
      let list: ListState<SectionID, Item>
      do throws(Rejection) {
        list = try ListState(validating: reader.list.sections.map { redacted($0) })
      } catch {
        throw reader.core.chain.damage(.duplicate(error.subject))
      }
      try new.start(header, list)
      var count = 0
      while let record = try reader.next() {
        try new.append(redacted(record))
        count += 1
        if count % 4096 == 0 { progress(reader.byteCount, total) }
      }
      try new.finish(sync: true)
    } catch {
      new.abandon()
      throw error
    }
    new.file.close()
    progress(total, total)
    return reader.tail
  }
}
